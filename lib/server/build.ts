import { readFile } from 'node:fs/promises'
import path from 'node:path'

export type Build = { readonly version: string; readonly commit: string | null }

const COMMIT = /^[\da-f]{40,64}$/
const read = (...parts: string[]): Promise<string> =>
  readFile(path.join(/* turbopackIgnore: true */ process.cwd(), ...parts), 'utf8')

/** The commit that is checked out, read from git's own files; null outside a checkout. */
async function commitHere(): Promise<string | null> {
  try {
    const head = (await read('.git', 'HEAD')).trim()
    const ref = /^ref: (\S+)$/.exec(head)?.[1]
    if (!ref) return COMMIT.test(head) ? head : null
    const loose = await read('.git', ...ref.split('/')).catch(() => '')
    if (COMMIT.test(loose.trim())) return loose.trim()
    const packed = await read('.git', 'packed-refs')
    return (
      packed
        .split('\n')
        .find((line) => line.endsWith(` ${ref}`))
        ?.split(' ')[0] ?? null
    )
  } catch {
    return null
  }
}

async function buildHere(): Promise<Build> {
  const { version } = JSON.parse(await read('package.json')) as { version: string }
  return { version, commit: await commitHere() }
}

let known: Promise<Build> | null = null
/** What runs here; read once. */
export function thisBuild(): Promise<Build> {
  known ??= buildHere()
  return known
}
