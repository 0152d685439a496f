import { expect, test } from 'vitest'
import { paceAfter } from '@/components/launch/sent'
import type { Draft } from '@/components/launch/table'

const USUAL = '1200'
const draft = (agents: readonly string[], pace: string): Draft => ({
  ...{ title: '', drawSeats: false, options: {}, seed: '1', visibility: 'public', ceiling: '', pace },
  seats: agents.map((agent, key) => ({ key, persona: 'shark', agent })),
})
const scripts = draft(['scripted', 'random'], USUAL)

test('the usual pace goes when the first model sits down, and comes back when the last one leaves', () => {
  const one = draft(['openai/gpt-5.4', 'random'], USUAL)
  expect(paceAfter(scripts, one, USUAL)).toBe('0')
  const unpaced = { ...one, pace: '0' }
  expect(paceAfter(unpaced, { ...draft(['openai/gpt-5.4', 'openai/gpt-5'], '0') }, USUAL)).toBe('0')
  expect(paceAfter(unpaced, { ...scripts, pace: '0' }, USUAL)).toBe(USUAL)
})

test('a pace that was asked for stays', () => {
  const slow = draft(['scripted'], '2500')
  expect(paceAfter(slow, draft(['openai/gpt-5.4'], '2500'), USUAL)).toBe('2500')
  expect(paceAfter(draft(['openai/gpt-5.4'], '0'), draft(['openai/gpt-5.4'], USUAL), USUAL)).toBe(USUAL)
})

test('a table that is loaded brings its own', () =>
  expect(paceAfter(scripts, draft(['openai/gpt-5.4'], '400'), USUAL)).toBe('400'))
