import { beforeAll, describe, expect, test } from 'vitest'
import { LAYERS, type Packet } from '@/lib/agents/packet'
import { promptOf } from '@/lib/agents/prompt'
import { tokensOf } from '@/lib/agents/tokens'
import { BANK, BOARD, LOTS } from '@/lib/games/monopoly/board'
import { personas } from '@/lib/games/monopoly/personas'
import { liquidationValue, netWorth, rentDue, utilityFactor } from '@/lib/games/monopoly/rules/estate'
import type { View } from '@/lib/games/monopoly/state'
import { seatView } from '@/lib/games/monopoly/view'
import { money } from '@/lib/games/monopoly/words'
import { type Asked, names, playPackets } from './played'
import { packetOf, SITUATIONS } from './position'

const layer = ({ layers }: Packet, name: string): string =>
  layers.find((one) => one.name === name)?.text ?? ''

/** A match of 60 turns, with what a reader of each packet sees, gathered once. */
const systems = new Map<string, Set<string>>()
const orders = new Set<string>()
const faults: string[] = []
let packets = 0
const seen = new Set<string>()

beforeAll(() => {
  for (const seed of [3, 8]) {
    playPackets(seed, 60, (asked) => {
      packets++
      const { request, packet } = asked
      const { system } = promptOf(packet)
      const key = `${seed} ${request.seat} ${request.decision}`
      systems.set(key, (systems.get(key) ?? new Set()).add(system))
      orders.add(packet.layers.map(({ name }) => name).join(' '))
      seen.add(request.decision)
      faults.push(...wrongFigures(asked))
    })
  }
})

/** Compares what world, self and others say with the functions that the rules use. */
function wrongFigures({ request, view, packet }: Asked): string[] {
  const wrong: string[] = []
  const expect = (text: string, wanted: string) => {
    if (!text.includes(wanted)) wrong.push(`turn ${request.turn}: no "${wanted}"`)
  }
  const squares = new Map(
    layer(packet, 'world')
      .split('\n')
      .map((line) => [line.slice(0, 26).trim(), line]),
  )
  for (const lot of LOTS) {
    const line = squares.get(`${lot}  ${BOARD[lot].name}`) ?? ''
    const told = /(?:Rent|Price): (\$[\d,]+|\d+ x dice)/.exec(line)?.[1]
    if (told !== rent(view, lot)) wrong.push(`turn ${request.turn}: ${line}`)
  }
  const { seat } = request
  expect(
    layer(packet, 'self'),
    `\nCash: ${money(view.cash[seat])}\nNet worth: ${money(netWorth(view, seat))}\n`,
  )
  expect(layer(packet, 'self'), `would be: ${money(liquidationValue(view, seat))}\n`)
  for (let other = 0; other < view.seats; other++)
    if (other !== seat && !view.bankrupt[other]) {
      const worth = `Net worth: ${money(netWorth(view, other))}`
      expect(layer(packet, 'others'), `Cash: ${money(view.cash[other])} | Position: ${view.at[other]} `)
      expect(layer(packet, 'others'), worth)
    }
  return wrong
}
const rent = (view: View, lot: number): string => {
  if (view.owner[lot] === BANK) return money(BOARD[lot].price)
  if (BOARD[lot].kind === 'utility' && !view.mortgaged[lot]) return `${utilityFactor(view, lot)} x dice`
  return money(rentDue(view, lot, 0))
}

describe('in played matches', () => {
  test('every packet has the eleven layers in order', () => {
    expect([...orders]).toEqual([LAYERS.join(' ')])
    expect(packets).toBeGreaterThan(200)
    expect(seen).toContain('trade_response_decision')
  })

  test('the packets of one seat and decision differ in the user message alone', () => {
    for (const [key, texts] of systems) expect([key, texts.size]).toEqual([key, 1])
  })

  test('every figure is the one the rules use', () => {
    expect(faults).toEqual([])
  })
})

describe('what is private stays private', () => {
  test('no thought of another seat is in a packet, its own last five are', () => {
    const leaks: string[] = []
    const thoughts: string[][] = [[], [], [], []]
    let checked = 0
    playPackets(
      5,
      40,
      ({ request: { seat }, packet }) => {
        const text = packet.layers.map((one) => one.text).join('\n')
        const told = text.match(/canary-\d-\d+/g) ?? []
        leaks.push(...told.filter((canary) => !canary.startsWith(`canary-${seat}-`)))
        expect([...new Set(told)]).toEqual(thoughts[seat].slice(-5))
        checked += told.length
      },
      (seat, number) => {
        const thought = `canary-${seat}-${number}`
        thoughts[seat].push(thought)
        return { thought: `I keep ${thought} to myself.`, speech: 'Hm.' }
      },
    )
    expect(checked).toBeGreaterThan(100)
    expect(leaks).toEqual([])
  })
})

describe('the two messages', () => {
  const packet = packetOf(SITUATIONS.buy_decision())
  const { system, user } = promptOf(packet)

  test('hold every layer once, the static ones and the structure of the reply in the system message', () => {
    for (const { name, text } of packet.layers) {
      if (name === 'format') continue
      const isStatic = name === 'persona' || name === 'rules'
      expect([name, system.includes(text), user.includes(text)]).toEqual([name, isStatic, !isStatic])
    }
    expect(system).toContain('"buy": <true or false>')
    expect(user).toContain('EXAMPLE RESPONSE:')
    expect(user.startsWith('=== DECISION PACKET ===')).toBe(true)
  })

  test('end with the closing line of a second attempt, on one line', () => {
    const again = promptOf(packet, 'The bid was too low.\nYOUR STATE: rich')
    expect(again.system).toBe(system)
    expect(again.user).toBe(
      `${user}\n\n---\n\nNOTE ON YOUR LAST ATTEMPT: The bid was too low. YOUR STATE: rich`,
    )
  })

  test('fit the windows of every model', () => {
    const tokens = packet.layers.map(({ text }) => tokensOf(text))
    expect(tokens.reduce((sum, n) => sum + n)).toBeLessThan(8_000)
  })
})

test('seats of one name are told apart', () => {
  const packet = packetOf(SITUATIONS.buy_decision(), personas, ['Ada', 'Ada', ' ', 'Ben'])
  expect(layer(packet, 'metadata')).toContain('Agent: Ada [P0] (Player 0)')
  for (const line of ['Player 1, Ada [P1]:', 'Player 2, Player 2:', 'Player 3, Ben:'])
    expect(layer(packet, 'others').split('\n')).toContain(line)
})

test('a persona takes 300 to 400 words', () => {
  const situations = [
    SITUATIONS.buy_decision(),
    SITUATIONS.pre_roll_decision(),
    SITUATIONS.bankruptcy_decision(),
    SITUATIONS.auction_bid_decision(),
  ]
  const words = situations.map((situation) => layer(packetOf(situation), 'persona').split(/\s+/).length)
  for (const [seat, count] of words.entries()) {
    expect([personas[seat].name, count >= 300 && count <= 400]).toEqual([personas[seat].name, true])
  }
})

test('the view has every field of the game view of the agents’ document', () => {
  const { state, entries } = SITUATIONS.buy_decision()
  expect(seatView(state.table, 0, entries, names)).toMatchObject({
    myPlayerId: 0,
    turnNumber: 42,
    myCash: 1050,
    myPosition: 24,
    myProperties: [21, 23],
    myHouses: {},
    myMortgaged: [],
    myJailCards: 1,
    myInJail: false,
    myJailTurns: 0,
    propertyOwnership: { 1: 2, 3: -1, 6: 1, 21: 0, 37: 3 },
    housesOnBoard: { 6: 2, 8: 2, 9: 2 },
    bankHousesRemaining: 26,
    bankHotelsRemaining: 12,
    lastDiceRoll: { seat: 0, dice: [6, 2], turn: 42 },
    opponents: [
      { playerId: 1, name: 'The Professor', cash: 2150, position: 5, propertyCount: 5, monopolies: [1] },
      {
        playerId: 2,
        properties: [1, 12, 25],
        mortgaged: [1],
        isBankrupt: false,
        inJail: false,
        jailCards: 0,
      },
      { playerId: 3, cash: 3200 },
    ],
  })
  expect(seatView(state.table, 0, entries, names).recentEvents).toHaveLength(20)
})
