import { createHash } from 'node:crypto'

// A file of JSON lines in which every line carries a sum over itself and the sum before it, so that one changed byte
// anywhere is found and the first changed line named.

const TAIL = /,"sum":"([\da-f]{64})"\}$/

const sumOf = (before: string, body: string | Uint8Array): string =>
  createHash('sha256').update(before).update(body).digest('hex')

/** Seals lines one after the other. */
export function sealer(): (line: object) => string {
  let before = ''
  return (line) => {
    const body = JSON.stringify(line)
    before = sumOf(before, body)
    return `${body.slice(0, -1)},"sum":"${before}"}\n`
  }
}

/** A line that is not as it was sealed; `number` counts from 1. */
export class BrokenSeal extends Error {
  constructor(
    readonly number: number,
    readonly because: string,
  ) {
    super(`Line ${number} ${because}.`)
    this.name = 'BrokenSealError'
  }
}

const NEWLINE = 10

async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let rest: Uint8Array[] = []
  for await (const chunk of chunks) {
    let from = 0
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      yield Buffer.concat([...rest, chunk.subarray(from, at)])
      rest = []
      from = at + 1
    }
    if (from < chunk.length) rest.push(chunk.subarray(from))
  }
  if (rest.length > 0) throw new BrokenSeal(-1, 'ends without a line break')
}

/** The lines of a sealed file, each checked against its sum. @throws BrokenSeal at the first that was changed. */
export async function* unsealed(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ readonly number: number; readonly line: Readonly<Record<string, unknown>> }> {
  let [before, number] = ['', 0]
  const lines = linesOf(chunks)
  for (;;) {
    const step = await lines.next().catch((error) => {
      throw error instanceof BrokenSeal ? new BrokenSeal(number + 1, error.because) : error
    })
    if (step.done) return
    number++
    const bytes = Buffer.from(step.value)
    const tail = TAIL.exec(bytes.subarray(-80).toString('latin1'))
    if (!tail) throw new BrokenSeal(number, 'has no sum at its end')
    const body = Buffer.concat([bytes.subarray(0, bytes.length - tail[0].length), Buffer.from('}')])
    before = sumOf(before, body)
    if (before !== tail[1]) throw new BrokenSeal(number, 'was changed after it was written')
    yield { number, line: JSON.parse(body.toString('utf8')) }
  }
}
