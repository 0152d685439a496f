import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readEnv, VARIABLE_NAMES } from '@/lib/env'

describe('the environment', () => {
  test('has a default for all that needs no secret and no database', () => {
    const { values, problems } = readEnv({})
    expect(problems).toEqual([])
    expect(values).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 3000,
      DATA_DIR: './data',
      WORKER_CONCURRENCY: 32,
    })
    expect(values.DATABASE_URL).toBeUndefined()
    expect(values.NEXTAUTH_SECRET).toBeUndefined()
  })

  test.each([
    ['PORT', '80a'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://x/y'],
    ['NEXTAUTH_URL', 'parlor.example.org'],
    ['NEXTAUTH_SECRET', 'short'],
    ['AUTH_TRUST_HOST', 'perhaps'],
    ['LOG_LEVEL', 'loud'],
    ['WORKER_CONCURRENCY', '0'],
  ])('%s=%s is one clear line', (name, value) => {
    const { problems } = readEnv({ [name]: value })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^${name} must .*: see \\.env\\.example\\.$`))
    expect(problems[0]).not.toContain('\n')
  })

  test('an empty variable counts as unset', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '' }).values.PORT).toBe(3000)
  })

  test('.env.example names the same variables, each once', () => {
    const example = readFileSync('.env.example', 'utf8')
    const named = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map((match) => match[1])
    expect(named.sort()).toEqual([...VARIABLE_NAMES].sort())
  })

  test('every value shown in .env.example is one that is accepted', () => {
    const shown = [...readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z_]+)=(.*)$/gm)]
    const { problems } = readEnv(Object.fromEntries(shown.map(([, name, value]) => [name, value])))
    expect(problems).toEqual([])
  })
})
