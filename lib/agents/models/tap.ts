/** More than this of a reply is not read, in bytes. */
export const LONGEST_BODY = 2_000_000

/** What came over the line in one call. */
export type Heard = {
  readonly status: number | null
  readonly headers: Headers
  readonly body: Uint8Array
  readonly tooLong: boolean
}
export type Tap = { readonly fetch: typeof fetch; heard(): Heard }

/** A fetch for one call that keeps what comes back, so that a failure is on record byte for byte. */
export function tapped(through: typeof fetch): Tap {
  let status: number | null = null
  let headers = new Headers()
  let tooLong = false
  let size = 0
  const chunks: Uint8Array[] = []
  const keep = (chunk: Uint8Array) => {
    chunks.push(chunk.subarray(0, Math.max(0, LONGEST_BODY - size)))
    size += chunk.length
    tooLong = size > LONGEST_BODY
  }
  return {
    async fetch(input, init) {
      const response = await through(input, { ...init, redirect: 'error' })
      status = response.status
      headers = response.headers
      const { body } = response
      return body
        ? new Response(
            kept(body, keep, () => tooLong),
            response,
          )
        : response
    },
    heard: () => ({ status, headers, body: Buffer.concat(chunks), tooLong }),
  }
}

function kept(
  body: ReadableStream<Uint8Array>,
  keep: (chunk: Uint8Array) => void,
  isOver: () => boolean,
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read()
      if (done) return controller.close()
      keep(value)
      if (!isOver()) return controller.enqueue(value)
      controller.error(new RangeError('the reply is too long'))
      await reader.cancel()
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
