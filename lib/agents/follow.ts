/** A signal that is aborted with another, or before it; `leave` once nobody listens to it any more. */
export type Following = {
  readonly signal: AbortSignal
  abort(why?: unknown): void
  leave(): void
}

/** Follows a signal that outlives many calls: lighter than `AbortSignal.any`, which leaves what it made to be collected. */
export function follow(signal: AbortSignal): Following {
  const own = new AbortController()
  const end = () => own.abort(signal.reason)
  signal.addEventListener('abort', end, { once: true })
  if (signal.aborted) end()
  return {
    signal: own.signal,
    abort: (why) => own.abort(why),
    leave: () => signal.removeEventListener('abort', end),
  }
}
