import NextAuth from 'next-auth'
import { authOptions } from '@/lib/auth/options'
import { isAllowed } from '@/lib/server/origin'
import { BODY_MOST, json } from '@/lib/server/route'

type RouteContext = { readonly params: Promise<{ nextauth: string[] }> }

/** next-auth reads whatever comes: a body must say beforehand how long it is. */
const isTooLong = ({ headers, method }: Request): boolean =>
  method === 'POST' && !(Number(headers.get('content-length') ?? Number.NaN) <= BODY_MOST)

/** next-auth checks a token of its own as well; a foreign origin does not get that far. */
async function handler(request: Request, route: RouteContext): Promise<Response> {
  if (!isAllowed(request.method, request.headers))
    return json({ error: 'This request came from another site.' }, 403)
  if (isTooLong(request)) return json({ error: 'That is too long for a log-in.' }, 413)
  return NextAuth(request as never, route as never, authOptions())
}

export { handler as GET, handler as POST }
