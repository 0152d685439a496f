import { describe, expect, test } from 'vitest'
import { launchChoices, optionFields } from '@/app/(doors)/games/new/choices'
import { withModels } from '@/components/launch/seats'
import { bodyOf, problemsOf } from '@/components/launch/sent'
import { firstDraft } from '@/components/launch/table'
import { mafia } from '@/lib/games/mafia'
import { newMatch } from '@/lib/match/create'

describe('Mafia at the launch page', () => {
  const mafias = launchChoices(mafia)
  const table = firstDraft(mafias)

  test('a table stands ready, personas by turns, and the game takes what it sends', () => {
    expect(problemsOf(table, mafias.game)).toEqual([])
    expect(table.seats).toHaveLength(mafia.seats.usual)
    expect(mafia.options.parse(bodyOf(table, mafias.game).options)).toEqual(mafia.options.parse({}))
  })

  test.each([5, 16])('%i seats are launched, and every name is somebody’s own', (count) => {
    const seats = Array.from({ length: count }, (_, i) => ({
      persona: mafia.personas[i % mafia.personas.length],
      agent: { kind: 'scripted' as const },
    }))
    const asked = {
      options: bodyOf(table, mafias.game).options,
      seats,
      shuffleSeats: true,
      seed: 3,
      title: '',
    }
    const launched = newMatch({ game: mafia, ...asked, pace: 0, ownerId: null, visibility: 'public' })
    expect(launched.ok).toBe(true)
    if (launched.ok) expect(new Set(launched.match.seats.map(({ persona }) => persona.name)).size).toBe(count)
  })

  test('every choice that an option offers is one that the game takes', () => {
    const offered = optionFields(mafia.options).filter(({ choices }) => choices)
    expect(offered.length).toBeGreaterThan(0)
    for (const { name, choices: values } of offered) {
      for (const value of values ?? []) expect(mafia.options.safeParse({ [name]: value }).success).toBe(true)
    }
  })

  test('models at every seat: where none is usual for a persona, the usual ones by turns', () => {
    const agents = ['scripted', 'openai/one', 'gemini/two'].map((value) => ({ value, label: value }))
    const usualModels = { shark: 'openai/one', turtle: 'gemini/two' }
    const given = withModels(table.seats, { usualModels, agents }).map(({ agent }) => agent)
    expect(new Set(given)).toEqual(new Set(['openai/one', 'gemini/two']))
  })
})
