import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

// Keys at rest: AES-256-GCM under a key derived from the house's secret. One version byte, nonce, tag, ciphertext.

const VERSION = 1
const NONCE = 12
const TAG = 16
const HEAD = 1 + NONCE + TAG

const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'parlor: keys of models, 1', 32))

/** Seals a text. `bound`: whose it is and where it stands; it opens nowhere else. */
export function seal(text: string, bound: string, secret: string): Uint8Array<ArrayBuffer> {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce).setAAD(Buffer.from(bound))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Uint8Array.from(Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), sealed]))
}

/** Opens what `seal` made. null: it was sealed under another secret or for another place, or somebody changed it. */
export function unseal(sealed: Uint8Array, bound: string, secret: string): string | null {
  const bytes = Buffer.from(sealed)
  if (bytes.length < HEAD || bytes[0] !== VERSION) return null
  const nonce = bytes.subarray(1, 1 + NONCE)
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), nonce, { authTagLength: TAG })
  decipher.setAAD(Buffer.from(bound)).setAuthTag(bytes.subarray(1 + NONCE, HEAD))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(HEAD)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
