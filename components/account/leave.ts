/** Logs out and goes to the front page. Loaded when it is wanted: every page has the button. */
export async function leave(): Promise<void> {
  const { signOut } = await import('next-auth/react')
  await signOut({ callbackUrl: '/' })
}
