import { describe, expect, test } from 'vitest'
import { geminiSchemaOf, parametersOf, strictParametersOf } from '@/lib/agents/models/schema'
import { readReply } from '@/lib/agents/read'
import { wires } from '@/lib/games/crisis/wire'

const { judge } = wires

const reply = (state_updates: unknown): string =>
  JSON.stringify({ reasoning: 'The line holds.', state_updates, events: [] })
const read = (state_updates: unknown) => {
  const reading = readReply(judge, 'valuation', reply(state_updates))
  return reading.ok ? (reading.reply.action as { state_updates: unknown }).state_updates : reading.failure
}

describe('an object whose keys nobody knows beforehand', () => {
  const UPDATES = {
    global_vars: { level: 65, talks: 'open', held: ['Halcyon'] },
    agent_vars: { Senn: { open: true } },
  }

  test('is read as it is', () => expect(read(UPDATES)).toEqual(UPDATES))

  test('is read from the list of entries that strict providers are asked for', () =>
    expect(
      read({
        global_vars: [
          { key: 'level', value: 65 },
          { key: 'talks', value: 'open' },
          { key: 'held', value: ['Halcyon'] },
        ],
        agent_vars: [{ key: 'Senn', value: [{ key: 'open', value: true }] }],
      }),
    ).toEqual(UPDATES))

  test('is not guessed at where a name stands twice', () => {
    const twice = [
      { key: 'level', value: 65 },
      { key: 'level', value: 66 },
    ]
    expect(read({ global_vars: twice, agent_vars: {} })).toMatchObject({ kind: 'unreadable' })
  })

  test('is open to those who take it so, and a list of entries to the others', () => {
    const open = JSON.stringify(parametersOf(judge.json))
    expect(open).toContain('"additionalProperties":{"type":"object"')
    for (const closed of [strictParametersOf(judge.json), geminiSchemaOf(judge.json)]) {
      const text = JSON.stringify(closed)
      expect(text).not.toContain('"additionalProperties":{')
      expect(text).toContain('"key"')
      expect(text).toContain('"anyOf"')
    }
  })

  test('leaves nothing open in a strict schema: every object is closed and names all its fields', () => {
    const look = (schema: Record<string, unknown>): void => {
      if (schema.properties) {
        expect(schema.additionalProperties).toBe(false)
        expect(schema.required).toEqual(Object.keys(schema.properties as object))
        for (const inner of Object.values(schema.properties as object)) look(inner)
      } else expect(schema.type).not.toBe('object')
      if (schema.items) look(schema.items as Record<string, unknown>)
      for (const inner of (schema.anyOf as Record<string, unknown>[]) ?? []) look(inner)
    }
    look(strictParametersOf(judge.json) as Record<string, unknown>)
  })

  test('holds nothing that cannot be stored, in keys or values', () =>
    expect(read({ global_vars: { 'a\0b': 'c\0d', e: ['f\0'] }, agent_vars: {} })).toEqual({
      global_vars: { ab: 'cd', e: ['f'] },
      agent_vars: {},
    }))
})
