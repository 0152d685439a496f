import { expect, test } from 'vitest'
import type { Packet } from '@/lib/agents/packet'
import { mafia } from '@/lib/games/mafia'
import { NO_BELIEFS } from '@/lib/games/mafia/actions'
import { playPackets } from './played'
import { answer, FIREBRAND, GADFLY, HEADMISTRESS, LAMPLIGHTER, packetOf, type Situation } from './position'
import { firstNight, firstVote } from './situations'

const layer = ({ layers }: Packet, name: string): string =>
  layers.find((one) => one.name === name)?.text ?? ''
/** What `self` says between two of its lines. */
const beliefsIn = (packet: Packet): string => layer(packet, 'self').split('Your beliefs')[1]

const believing = (suspicion: number, pattern: string, overview: string) => ({
  players: [{ player: LAMPLIGHTER, suspicion, trust: 100 - suspicion, pattern }],
  relations: overview,
  reads: '',
})

test('the same facts lead two villagers to different beliefs, and each gets back its own', () => {
  const game = firstVote()
  const facts = (seat: number) => {
    const packet = packetOf(game, seat)
    return [layer(packet, 'world').replace(' (you)', ''), layer(packet, 'decision')]
  }
  expect(facts(GADFLY)).toEqual(facts(HEADMISTRESS))

  answer(game, GADFLY, { vote: LAMPLIGHTER, beliefs: believing(85, 'quiet', 'They guard the Porter.') })
  answer(game, HEADMISTRESS, { vote: LAMPLIGHTER, beliefs: believing(10, 'shy', 'The Firebrand leads.') })
  const held = (seat: number) => game.state.own[seat].beliefs[LAMPLIGHTER]
  expect(held(GADFLY)).toMatchObject({ suspicion: 85, trust: 15 })
  expect(held(HEADMISTRESS)).toMatchObject({ suspicion: 10, trust: 90 })
})

const WORDS = 'Says "trust me"; \\ never looks up – so I\'d wait…'

/** The first to speak writes beliefs; the round goes on without it until it is asked again. */
function untilAskedAgain(seat: number, beliefs: object): Situation {
  const game = firstNight()
  let spoken = 0
  for (;;) {
    const [request] = mafia.requests(game.state)
    if (request.seat === seat && spoken++ > 0) return game
    answer(game, request.seat, request.seat === seat ? { beliefs } : {}, { speech: 'Well.' })
  }
}

test('beliefs come back word for word, as one quoted line each', () => {
  const game = untilAskedAgain(FIREBRAND, believing(62, WORDS, `${WORDS} 2`))
  const lines = beliefsIn(packetOf(game, FIREBRAND)).split('\n')
  expect(lines[1]).toContain('The Lamplighter [P2]: suspicion 62, trust 38, behaviour ')
  expect(JSON.parse(lines[1].slice(lines[1].indexOf('"')))).toBe(WORDS)
  expect(JSON.parse(lines[2].slice(lines[2].indexOf('"')))).toBe(`${WORDS} 2`)
})

test('what a reply leaves out stays as it was written', () => {
  const game = untilAskedAgain(FIREBRAND, believing(62, WORDS, 'A bloc of three.'))
  const before = beliefsIn(packetOf(game, FIREBRAND))
  answer(game, FIREBRAND, { beliefs: NO_BELIEFS })
  expect(game.entries.filter(({ event }) => event.type === 'believed')).toHaveLength(2)
  for (const seat of [LAMPLIGHTER, 3, GADFLY, 5, HEADMISTRESS]) answer(game, seat, {})
  expect(packetOf(game, mafia.requests(game.state)[0].seat)).toBeDefined()
  const { beliefs, relations } = game.state.own[FIREBRAND]
  expect(before).toContain(beliefs[LAMPLIGHTER]?.suspicion)
  expect(relations).toBe('A bloc of three.')
})

test('nobody is asked but to act, and nobody’s beliefs change between its own answers', () => {
  const held = new Map<number, string>()
  const moved: string[] = []
  let asked = 0
  playPackets({ seed: 6, seats: 8 }, ({ request, state, entries }) => {
    asked++
    const { seat, decision } = request
    const believed = entries.findLast(({ event }) => event.type === 'believed' && event.to?.includes(seat))
    const own = JSON.stringify(state.own[seat].beliefs)
    const latest = `${believed?.decision ?? 0} ${own}`
    const before = held.get(seat)
    if (before !== undefined && before !== latest && before.split(' ')[0] === latest.split(' ')[0])
      moved.push(`${decision} of ${seat}`)
    held.set(seat, latest)
    if (decision === 'speaking' || decision === 'defence' || decision === 'last_words')
      expect(mafia.requests(state)).toHaveLength(1)
  })
  expect(asked).toBeGreaterThan(30)
  expect(moved).toEqual([])
})
