import { databaseAnswers } from '@/lib/queries/status'
import { isStopping } from '@/lib/server/readiness'
import { json, route } from '@/lib/server/route'

/** Whether requests should come here: not while stopping, nor without the database. */
export const GET = route(async () => {
  if (isStopping()) return json({ ready: false, reason: 'stopping' }, 503)
  if (!(await databaseAnswers())) return json({ ready: false, reason: 'no database' }, 503)
  return json({ ready: true })
})
