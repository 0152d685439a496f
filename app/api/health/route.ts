import { json, route } from '@/lib/server/route'

/** The process is there and answers; it does not ask for more. */
export const GET = route(async () => json({ healthy: true }))
