import { env, isSet, provide } from '@/lib/env'
import { startEmbedded } from './embedded'
import { reasonOf, StartFault } from './fault'
import { withClient } from './postmaster'

let once: Promise<string> | undefined

/** DATABASE_URL when it is set, else the project's own server, started if need be and provided to this process. */
export async function databaseUrl(): Promise<string> {
  if (isSet('DATABASE_URL')) return env.DATABASE_URL
  once ??= startEmbedded()
  provide({ DATABASE_URL: await once })
  return once
}

/** A database address as it may be shown: without its password. */
export function shownUrl(url: string): string {
  const shown = new URL(url)
  shown.password = ''
  shown.search = ''
  return shown.href
}

/** Throws a `StartFault` when the server does not answer or lets nobody in. */
export async function assertDatabase(url: string): Promise<void> {
  await withClient(url, (client) => client.query('select 1')).catch((error) => {
    throw new StartFault(`The database ${shownUrl(url)} refuses: ${reasonOf(error)}; check DATABASE_URL.`, {
      cause: error,
    })
  })
}
