/** Where to go after the door: a page of ours, never another site's. */
export function nextPage(wish: string | string[] | undefined): string {
  const asked = Array.isArray(wish) ? wish[0] : wish
  // browsers read a backslash as a slash
  return asked && /^\/(?![/\\])/.test(asked) ? asked : '/games'
}
