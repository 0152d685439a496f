import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Packing less than this saves no packet on the wire. */
const WORTH_PACKING = 1400
/** Beyond it brotli costs more time than the bytes it saves. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

async function packed(text: string, accepted: string): Promise<{ body: Buffer; coding: string | null }> {
  const body = Buffer.from(text)
  if (body.length < WORTH_PACKING) return { body, coding: null }
  if (/\bbr\b/.test(accepted)) return { body: await brotli(body, QUALITY), coding: 'br' }
  if (/\bgzip\b/.test(accepted)) return { body: await gzipped(body), coding: 'gzip' }
  return { body, coding: null }
}

/** Whether the client holds this version already, whatever coding it came in. */
const isHeld = (request: Request, tag: string): boolean =>
  (request.headers.get('if-none-match') ?? '')
    .split(',')
    .some((held) => held.trim().replace(/^W\//, '') === tag)

/** JSON with an ETag, compressed as the client likes; 304 where it holds it already. */
export async function packedJson(request: Request, value: unknown, cacheControl: string): Promise<Response> {
  const text = JSON.stringify(value)
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const headers = new Headers({
    'cache-control': cacheControl,
    etag: `W/${tag}`,
    vary: 'Accept-Encoding, Cookie',
  })
  if (isHeld(request, tag)) return new Response(null, { status: 304, headers })
  const { body, coding } = await packed(text, request.headers.get('accept-encoding') ?? '')
  headers.set('content-type', 'application/json; charset=utf-8')
  if (coding) headers.set('content-encoding', coding)
  return new Response(new Uint8Array(body), { headers })
}
