import type { ServerResponse } from 'node:http'

/** Headers for every answer, whatever it holds. */
export const ALWAYS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** A year; only where the page itself came over https, else the browser ignores it anyway. */
export const HSTS = 'max-age=31536000'

/** For what is no page: nothing may be loaded from it. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'"

/**
 * The policy of a page: scripts run that carry the nonce, and what those load. Style elements need it as well;
 * `style` attributes, which boards place tokens with, do not: they reach no other element. While developing, React
 * evaluates code and the bundler adds styles of its own.
 */
export function pagePolicy(nonce: string, dev: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${dev ? " 'unsafe-eval'" : ''}`,
    dev ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * Next sets the headers of a route handler as lists of one (base-http/node.js), and its own compression takes only
 * text for a content type: logs would go out as they are. Lists of one become text.
 */
export function setAsText(response: ServerResponse): void {
  const set = response.setHeader.bind(response)
  response.setHeader = (name, value) =>
    set(name, Array.isArray(value) && value.length === 1 ? value[0] : value)
}
