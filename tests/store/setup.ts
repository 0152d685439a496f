import type { TestProject } from 'vitest/node'
import { throwAwayDatabase } from '../database'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
  }
}

/** One migrated database for the run; its URL comes from `inject('databaseUrl')` and stands in DATABASE_URL. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, drop } = await throwAwayDatabase('test')
  process.env.DATABASE_URL = url // the workers inherit it
  project.provide('databaseUrl', url)
  return drop
}
