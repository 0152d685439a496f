/** Something that is written out piece by piece. */
export type Pieces = AsyncIterable<string>

const PIECE_BYTES = 64 * 1024

/**
 * A download that is made only as fast as it is taken: the next piece is asked for when the last one has gone, and
 * nothing more once the reader has left. A fault on the way breaks the download off, so that it never looks whole.
 */
export function download(pieces: Pieces, name: string, type: string): Response {
  const source = pieces[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      let text = ''
      while (text.length < PIECE_BYTES) {
        const { value, done } = await source.next()
        if (!done) text += value
        else {
          if (text) controller.enqueue(encoder.encode(text))
          return controller.close()
        }
      }
      controller.enqueue(encoder.encode(text))
    },
    async cancel() {
      await source.return?.()
    },
  })
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store, no-transform',
    },
  })
}
