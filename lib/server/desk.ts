import { type Desk, readDesk } from '@/lib/live/desk'

/** The question in a request's address. */
export const deskOf = (request: Request): Desk => readDesk(new URL(request.url).searchParams)
