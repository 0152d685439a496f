import { type ChildProcess, spawn } from 'node:child_process'
import type { Point } from '@/lib/match/ask'

/** What a child is to do: play a match, and die at the n-th time it comes to `point` (null: play on). */
export type Errand = {
  readonly url: string
  readonly match: string
  readonly point: Point | null
  readonly nth: number
}

/** A TypeScript program in a process of its own. */
export const startChild = (
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })

/** Calls back with each line that a child prints. */
export function onLine(child: ChildProcess, told: (line: string) => void): void {
  let rest = ''
  child.stdout?.on('data', (chunk) => {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) told(line)
  })
}

export const exited = (child: ChildProcess): Promise<'killed' | 'ended'> =>
  new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (signal === 'SIGKILL') resolve('killed')
      else if (code === 0) resolve('ended')
      else reject(new Error(`a player exited with ${code ?? signal}`))
    })
  })
