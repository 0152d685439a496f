import { createHash } from 'node:crypto'

/** Whether the client holds this version already, whatever coding it came in. */
const isHeld = (request: Request, tag: string): boolean =>
  (request.headers.get('if-none-match') ?? '')
    .split(',')
    .some((held) => held.trim().replace(/^W\//, '') === tag)

/**
 * JSON with an ETag; 304 where the client holds it already. Next compresses it as the client likes: packed here, its
 * `content-encoding` would be taken off on the way (next/dist/server/send-response.js).
 */
export function packedJson(request: Request, value: unknown, cacheControl: string): Response {
  const text = JSON.stringify(value)
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const headers = new Headers({
    'cache-control': cacheControl,
    etag: `W/${tag}`,
    vary: 'Accept-Encoding, Cookie',
  })
  if (isHeld(request, tag)) return new Response(null, { status: 304, headers })
  headers.set('content-type', 'application/json; charset=utf-8')
  return new Response(text, { headers })
}
