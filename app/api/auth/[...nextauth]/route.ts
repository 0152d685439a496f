import NextAuth from 'next-auth'
import { authOptions } from '@/lib/auth/options'
import { isAllowed } from '@/lib/server/origin'
import { json } from '@/lib/server/route'

type RouteContext = { readonly params: Promise<{ nextauth: string[] }> }

/** next-auth checks a token of its own as well; a foreign origin does not get that far. */
const handler = async (request: Request, route: RouteContext): Promise<Response> =>
  isAllowed(request.method, request.headers)
    ? NextAuth(request as never, route as never, authOptions())
    : json({ error: 'This request came from another site.' }, 403)

export { handler as GET, handler as POST }
