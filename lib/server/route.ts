import type { ZodType } from 'zod'
import type { Viewer } from '@/lib/auth/access'
import { TooMany } from '@/lib/auth/limits'
import { viewerOfCookies } from '@/lib/auth/session'
import { log } from './log'
import { CLIENT_ADDRESS, isAllowed } from './origin'
import { Refusal, refusalOf } from './refusal'
import { inWords } from './words'

/** A request as a route sees it: who asks, from where, and the parts of the path. */
export type Asked = {
  readonly request: Request
  readonly viewer: Viewer | null
  readonly address: string
  readonly params: Readonly<Record<string, string>>
}
type RouteContext = { readonly params: Promise<Record<string, string>> }

/** Bytes in the body of a request. */
export const BODY_MOST = 64 * 1024
const NEVER_KEPT = 'private, no-store'

export const json = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json(body, { status, headers: { 'cache-control': NEVER_KEPT, ...headers } })

const refused = ({ status, message, field, problems }: Refusal, headers = {}): Response =>
  json({ error: message, field, problems }, status, headers)

function answerTo(error: unknown, request: Request): Response {
  if (error instanceof Refusal) return refused(error)
  if (error instanceof TooMany)
    return refused(new Refusal(429, error.message), { 'retry-after': String(error.seconds) })
  log().error({ err: error, method: request.method, path: new URL(request.url).pathname }, 'a route failed')
  return refused(new Refusal(500, 'That was us, not you. Try again.'))
}

/** The one way into the API: refuses foreign origins, says who asks, and tells nothing of what went wrong inside. */
export const route =
  (answer: (asked: Asked) => Promise<Response>) =>
  async (request: Request, { params }: RouteContext): Promise<Response> => {
    try {
      if (!isAllowed(request.method, request.headers))
        throw new Refusal(403, 'This request came from another site.')
      const viewer = await viewerOfCookies(request.headers.get('cookie'))
      const address = request.headers.get(CLIENT_ADDRESS) ?? 'unknown'
      return await answer({ request, viewer, address, params: (await params) ?? {} })
    } catch (error) {
      return answerTo(error, request)
    }
  }

async function readText(request: Request, most: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > most) throw new Refusal(413, `A request has at most ${most / 1024} kB.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** The body as `shape` wants it. @throws Refusal that names the first wrong field. */
export const readBody = async <T>(request: Request, shape: ZodType<T>, most = BODY_MOST): Promise<T> =>
  judged(await readJson(request, most), shape)

/** What was sent, as `shape` wants it. @throws Refusal that names the first wrong field. */
export function judged<T>(body: unknown, shape: ZodType<T>): T {
  const read = shape.safeParse(body, { error: inWords })
  if (!read.success) throw refusalOf(read.error)
  return read.data
}

/** The body of at most so many bytes, whatever it is. @throws Refusal where it is no JSON. */
export async function readJson(request: Request, most = BODY_MOST): Promise<unknown> {
  if (!request.headers.get('content-type')?.startsWith('application/json'))
    throw new Refusal(415, 'Send JSON, with the content type application/json.')
  try {
    return JSON.parse(await readText(request, most))
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'This is not JSON.')
  }
}
