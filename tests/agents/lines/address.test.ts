import { describe, expect, test } from 'vitest'
import { allowedHosts, checkUrl, isPublic } from '@/lib/agents/lines/address'

const NONE = allowedHosts('')

/** Each leads, or may lead, somewhere a stranger must not send this server. */
const HOSTILE = [
  // this machine
  'http://localhost/v1',
  'https://LOCALHOST./v1',
  'http://api.localhost:11434/v1',
  'http://127.0.0.1:11434/v1',
  'http://127.1/v1',
  'http://127.255.255.254/v1',
  'http://0/v1',
  'http://0.0.0.0:8000/v1',
  'http://[::1]/v1',
  'http://[::]:3000/v1',
  'http://[0:0:0:0:0:0:0:1]/v1',
  'http://localhost.localdomain/v1',
  // this machine, oddly written
  'http://2130706433/v1',
  'http://0x7f000001/v1',
  'http://0x7f.1/v1',
  'http://0177.0.0.1/v1',
  'http://017700000001/v1',
  'http://127.0.0.1./v1',
  'http://127。0。0。1/v1',
  'http://１２７.0.0.1/v1',
  'http://%31%32%37.0.0.1/v1',
  'http://loc%61lhost/v1',
  'http://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ/v1',
  'http://[::ffff:127.0.0.1]/v1',
  'http://[::ffff:7f00:1]/v1',
  'http://[::127.0.0.1]/v1',
  'http://[64:ff9b::7f00:1]/v1',
  'http://[64:ff9b:1::a00:1]/v1',
  'http://[2002:7f00:1::]/v1',
  'http://[2001:0:7f00:1::]/v1',
  // this network
  'http://10.0.0.8/v1',
  'http://172.16.0.1/v1',
  'http://172.31.255.255/v1',
  'http://192.168.1.20:8080/v1',
  'http://100.64.0.1/v1',
  'http://100.127.255.254/v1',
  'http://169.254.10.10/v1',
  'http://198.18.0.1/v1',
  'http://[fc00::1]/v1',
  'http://[fd12:3456:789a::1]/v1',
  'http://[fe80::1]/v1',
  'http://[fec0::1]/v1',
  'http://[ff02::1]/v1',
  'http://224.0.0.1/v1',
  'http://255.255.255.255/v1',
  'http://router.home.arpa/v1',
  'http://printer.local/v1',
  'http://vllm/v1',
  'http://wiki.corp/v1',
  // what clouds tell their machines
  'http://169.254.169.254/latest/meta-data/',
  'http://[fd00:ec2::254]/latest/meta-data/',
  'http://metadata.google.internal/computeMetadata/v1/',
  'http://100.100.100.200/latest/meta-data/',
  'http://168.63.129.16/metadata/instance',
  'http://192.0.0.192/opc/v2/',
  'http://2852039166/latest/',
  // no address of a model
  'ftp://models.example.com/v1',
  'file:///etc/passwd',
  'gopher://models.example.com/1',
  'javascript:alert(1)',
  'data:application/json,{}',
  '//models.example.com/v1',
  'https:models.example.com/v1',
  'https:/models.example.com/v1',
  'https://',
  'models.example.com/v1',
  '',
  // more than an address
  'https://user:pass@models.example.com/v1',
  'https://sk-123@models.example.com/v1',
  'https://@models.example.com/v1',
  'https://models.example.com@127.0.0.1/v1',
  'https://models.example.com/v1?key=abc',
  'https://models.example.com/v1?',
  'https://models.example.com/v1#frag',
  'https://models.example.com\\@127.0.0.1/v1',
  'https://models.example.com\t.evil.example/v1',
  'https://models.example.com\n/v1',
  ' https://models.example.com/v1',
  'https://models.example.com/v1\u0000',
  'http://models.example.com:22/v1',
  'http://models.example.com:25/v1',
  `https://models.example.com/${'x'.repeat(600)}`,
]

test('the list is as long as promised, and says nothing twice', () => {
  expect(new Set(HOSTILE).size).toBe(HOSTILE.length)
  expect(HOSTILE.length).toBeGreaterThanOrEqual(60)
})

describe('an address that is typed', () => {
  test.each(HOSTILE)('%j is refused in a sentence', (text) => {
    const judged = checkUrl(text, NONE)
    expect(judged).toMatchObject({ ok: false, message: expect.stringMatching(/^[A-Z].*\.$/) })
  })
  test.each([
    'https://openrouter.ai/api/v1',
    'https://api.example.com:8443/v1/',
    'http://models.example.com:8000/v1',
    'https://8.8.8.8/v1',
    'https://[2606:4700::6810:85e5]/v1',
    'https://bücher.example/v1',
  ])('%s is let through', (text) => expect(checkUrl(text, NONE)).toMatchObject({ ok: true }))

  test('with a key it must speak https', () => {
    expect(checkUrl('http://models.example.com/v1', NONE, true)).toMatchObject({ ok: false })
    expect(checkUrl('https://models.example.com/v1', NONE, true)).toMatchObject({ ok: true })
  })
})

describe('what the operator lists', () => {
  const allowed = allowedHosts('localhost:11434, 192.168.1.20 [::1]:8000')
  test.each([
    ['http://localhost:11434/v1', true],
    ['http://LOCALHOST:11434/v1', true],
    ['http://localhost:11435/v1', false],
    ['http://192.168.1.20/v1', true],
    ['http://192.168.1.20:9999/v1', true],
    ['http://192.168.1.21/v1', false],
    ['http://[::1]:8000/v1', true],
    ['http://[::1]:8001/v1', false],
    ['http://evil.localhost:11434/v1', false],
    ['http://name:word@localhost:11434/v1', false],
  ])('%s: %s', (text, ok) => expect(checkUrl(text, allowed, true)).toMatchObject({ ok }))
})

describe('an address that is connected to', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '::1',
    '::ffff:10.0.0.1',
    'fe80::1%eth0',
    'fd00::1',
    '0.0.0.0',
    'nonsense',
  ])('%s is closed', (address) => expect(isPublic(address)).toBe(false))
  test.each(['1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1'])('%s is open', (address) =>
    expect(isPublic(address)).toBe(true),
  )
})
