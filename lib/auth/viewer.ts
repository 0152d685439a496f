import type { Viewer } from './access'

/** Who makes this request, for server components and route handlers; null without a valid session. */
export async function viewer(): Promise<Viewer | null> {
  return null
}
