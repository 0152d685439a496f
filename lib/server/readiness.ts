// `lib/` is loaded twice: the server process says that it stops, the route that Next bundles answers so
const shared = globalThis as unknown as { parlorStopping?: boolean }

export const isStopping = (): boolean => shared.parlorStopping === true
export const sayStopping = (): void => {
  shared.parlorStopping = true
}
