import { NextRequest } from 'next/server'
import { describe, expect, test } from 'vitest'
import { pagePolicy } from '@/lib/server/headers'
import { proxy } from '@/proxy'

const answer = (path: string, headers: Record<string, string> = {}, scheme = 'http') =>
  proxy(new NextRequest(`${scheme}://parlor.test${path}`, { headers })).headers

const policyOf = (heads: Headers) => heads.get('content-security-policy') ?? ''
const nonceOf = (heads: Headers) => /'nonce-([\w+/=]{20,})'/.exec(policyOf(heads))?.[1]

describe('security headers', () => {
  test.each(['/', '/games/1', '/api/health', '/no/such/page'])('come with %s', (path) => {
    const heads = answer(path)
    expect(heads.get('x-content-type-options')).toBe('nosniff')
    expect(heads.get('x-frame-options')).toBe('DENY')
    expect(heads.get('referrer-policy')).toBe('same-origin')
    expect(heads.get('permissions-policy')).toContain('camera=()')
    expect(policyOf(heads)).toContain("frame-ancestors 'none'")
  })

  test('a page has a nonce of its own, another one each time', () => {
    const [one, other] = [answer('/'), answer('/')]
    expect(nonceOf(one)).toBeDefined()
    expect(nonceOf(one)).not.toBe(nonceOf(other))
    expect(policyOf(one)).toContain("script-src 'self' 'nonce-")
  })

  test('a nonce that a client sends is not taken', () => {
    const heads = answer('/', { 'x-nonce': 'mine', 'content-security-policy': "script-src 'nonce-mine'" })
    expect(heads.get('x-middleware-request-x-nonce')).toBe(nonceOf(heads))
    expect(heads.get('x-middleware-request-content-security-policy')).toBe(policyOf(heads))
  })

  test('scripts and styles without a nonce do not run, in development alone code is evaluated', () => {
    const directives = pagePolicy('n', false)
    expect(directives).not.toMatch(/script-src[^;]*unsafe/)
    expect(directives).not.toMatch(/style-src [^;]*unsafe/)
    expect(pagePolicy('n', true)).toContain("'unsafe-eval'")
  })

  test('nothing may be loaded by what the API answers', () =>
    expect(policyOf(answer('/api/matches/1/log'))).toContain("default-src 'none'"))

  test('https alone is asked for again', () => {
    expect(answer('/').has('strict-transport-security')).toBe(false)
    expect(answer('/', {}, 'https').get('strict-transport-security')).toMatch(/^max-age=\d{8}/)
    expect(answer('/', { 'x-forwarded-proto': 'https' }).has('strict-transport-security')).toBe(true)
  })
})
