/** Makes the demo account and its finished games, once. Placeholder: the games come with the first real seed. */
export async function seed(): Promise<void> {}
