import type { ChildProcess } from 'node:child_process'
import { onLine, startChild } from './children'

/** A worker in a process of its own, and the matches that it says it plays. */
export type WorkerChild = {
  readonly child: ChildProcess
  readonly playing: ReadonlySet<string>
  kill(): Promise<void>
  /** Ends it with grace; its exit code. */
  stop(): Promise<number | null>
}

type Line = { readonly msg?: string; readonly match?: string }

/** Starts a worker on a database and waits until it takes matches. */
export async function startWorker(url: string): Promise<WorkerChild> {
  const child = startChild('lib/worker/main.ts', [], { DATABASE_URL: url, LOG_LEVEL: 'debug' })
  const playing = new Set<string>()
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve))
  await new Promise<void>((resolve, reject) => {
    void gone.then((code) => reject(new Error(`the worker ended with ${code} before it was ready`)))
    onLine(child, (text) => {
      const { msg, match = '' }: Line = text.startsWith('{') ? JSON.parse(text) : {}
      if (msg === 'worker ready') resolve()
      if (msg === 'slice begins') playing.add(match)
      if (msg === 'slice ends') playing.delete(match)
    })
  })
  return {
    child,
    playing,
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
    stop() {
      child.kill('SIGTERM')
      return gone
    },
  }
}
