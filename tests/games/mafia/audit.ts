// What holds in every log of Mafia, counted from its events alone and with none of the game's own rules.
import { expect } from 'vitest'
import type { Seat, Setup } from '@/lib/core/game'
import type { Event, EventOf, Options, Role } from '@/lib/games/mafia/state'

/** How often what was looked for came about: a property that never arises proves nothing. */
export type Sights = Record<string, number>

type Ledger = {
  readonly roles: Role[]
  readonly alive: boolean[]
  readonly watched: (Seat | null)[]
  readonly watches: Map<Seat, Seat>
  proposals: EventOf<'kill-proposed'>[]
  votes: Map<Seat, Seat | null>
  targets: readonly Seat[]
  victim: Seat | null
  /** How somebody has died since morning. */
  readonly died: Set<string>
}

export function expectFairPlay(
  { seats, options }: Setup<Options>,
  log: readonly Event[],
  sights: Sights = {},
): void {
  const book: Ledger = {
    roles: Array(seats).fill('villager'),
    alive: Array(seats).fill(true),
    watched: Array(seats).fill(null),
    watches: new Map(),
    proposals: [],
    votes: new Map(),
    targets: [],
    victim: null,
    died: new Set(),
  }
  const see = (what: string) => {
    sights[what] = (sights[what] ?? 0) + 1
  }
  log.forEach((event, i) => {
    see(event.type)
    expectEvent(book, options, event, see)
    if (ended(book) !== null && event.type.match(/^(found-dead|voted-out)$/))
      expect(log[i + 1]).toMatchObject({ type: 'game-ended', winner: ended(book) })
  })
  expect(log.at(-1)?.type).toBe('game-ended')
  const { winner, roles } = log.at(-1) as EventOf<'game-ended'>
  expect(winner).toBe(ended(book))
  expect(roles).toEqual(book.roles)
  if (winner === null) expect(log.at(-2)).toEqual({ type: 'day-limit-reached', day: options.dayLimit })
}

const living = ({ alive }: Ledger): Seat[] => alive.flatMap((one, seat) => (one ? [seat] : []))
const livingMafia = (book: Ledger): Seat[] => living(book).filter((seat) => book.roles[seat] === 'mafia')

function ended(book: Ledger): 'town' | 'mafia' | null {
  const mafia = livingMafia(book).length
  const others = living(book).length - mafia
  return mafia === 0 ? 'town' : mafia >= others ? 'mafia' : null
}

function expectEvent(book: Ledger, options: Options, event: Event, see: (what: string) => void): void {
  switch (event.type) {
    case 'role-dealt':
      book.roles[event.seat] = event.role
      return expect(event.to).toEqual([event.seat])
    case 'partners-met':
      expect(event.partners).toEqual(livingMafia(book))
      return expect(event.to).toEqual(event.partners)
    case 'night-fell':
      book.watches.clear()
      book.proposals = []
      return
    case 'day-broke':
      book.died.clear()
      return
    case 'kill-proposed':
      book.proposals.push(event)
      expect(book.roles[event.seat]).toBe('mafia')
      if (event.target !== null) expect(book.roles[event.target]).not.toBe('mafia')
      else expect(options.skipKill).toBe(true)
      return expectAlive(book, event.seat, event.target)
    case 'kill-agreed':
      return expectAgreed(book, event, see)
    case 'protected':
      expect(book.roles[event.seat]).toBe('doctor')
      expect(event.target).not.toBe(book.watched[event.seat])
      book.watches.set(event.seat, event.target)
      book.watched[event.seat] = event.target
      if (event.target === event.seat) see('a doctor watches over itself')
      return expectAlive(book, event.seat, event.target)
    case 'investigated':
      expect(book.roles[event.seat]).toBe('sheriff')
      expect(event.isMafia).toBe(book.roles[event.target] === 'mafia')
      expect(event.target).not.toBe(event.seat)
      return expectAlive(book, event.seat, event.target)
    case 'found-dead':
      expect(event.seat).toBe(book.victim)
      expect([...book.watches.values()]).not.toContain(event.seat)
      return bury(book, options, event)
    case 'nobody-died':
      if (book.victim === null) return see('a night is skipped')
      see('a doctor saves')
      return expect([...book.watches.values()]).toContain(book.victim)
    case 'discussion-opened':
      return expect(event.order.toSorted((a, b) => a - b)).toEqual(living(book))
    case 'stated':
      expectAlive(book, event.seat, event.nominates, ...event.accuses, ...event.defends)
      return expect([event.nominates, ...event.accuses, ...event.defends]).not.toContain(event.seat)
    case 'defence-opened':
      return expectAlive(book, ...event.nominees)
    case 'vote-opened':
      book.votes = new Map()
      book.targets = event.targets
      return expectAlive(book, ...event.targets)
    case 'voted':
      expect(book.votes.has(event.seat)).toBe(false)
      expect(event.target).not.toBe(event.seat)
      if (event.target !== null) expect(book.targets).toContain(event.target)
      book.votes.set(event.seat, event.target)
      return expectAlive(book, event.seat)
    case 'votes-counted':
      return expectCounted(book, options, event, see)
    case 'voted-out':
      return bury(book, options, event)
    case 'believed':
      expect(event.to).toEqual([event.seat])
      for (const { suspicion, trust } of event.beliefs.players)
        expect(Math.min(suspicion, trust, 100 - suspicion, 100 - trust)).toBeGreaterThanOrEqual(0)
      return
    case 'vote-skipped':
    case 'day-limit-reached':
    case 'game-ended':
      return
  }
}

function expectAlive({ alive }: Ledger, ...seats: (Seat | null)[]): void {
  for (const seat of seats) if (seat !== null) expect(alive[seat]).toBe(true)
}

function bury(book: Ledger, options: Options, event: EventOf<'found-dead' | 'voted-out'>): void {
  expectAlive(book, event.seat)
  expect(event.role).toBe(options.revealRoles ? book.roles[event.seat] : null)
  book.alive[event.seat] = false
  expect(book.died.has(event.type)).toBe(false)
  book.died.add(event.type)
}

function expectAgreed(book: Ledger, event: EventOf<'kill-agreed'>, see: (what: string) => void): void {
  const mafia = livingMafia(book)
  expect(event.to).toEqual(mafia)
  const last = Math.max(...book.proposals.map(({ round }) => round))
  if (last === 2) see('a second round')
  const final = book.proposals.filter(({ round }) => round === last)
  expect(final.map(({ seat }) => seat).toSorted((a, b) => a - b)).toEqual(mafia)
  const agreeing = final.filter(({ target }) => target === event.target).length
  if (event.by === 'agreement') expect(3 * agreeing).toBeGreaterThanOrEqual(2 * mafia.length)
  else {
    see('the lowest seat decides')
    expect(last).toBe(2)
    expect(final.find(({ seat }) => seat === mafia[0])?.target).toBe(event.target)
    for (const { target } of final)
      expect(3 * final.filter((one) => one.target === target).length).toBeLessThan(2 * mafia.length)
  }
  book.victim = event.target
}

function expectCounted(
  book: Ledger,
  options: Options,
  { ballot, votes, counts, tied, out }: EventOf<'votes-counted'>,
  see: (what: string) => void,
): void {
  expect([...book.votes.keys()].toSorted((a, b) => a - b)).toEqual(living(book))
  const given = [...book.votes.values()].filter((target) => target !== null)
  expect(counts.reduce((a, b) => a + b)).toBe(given.length)
  counts.forEach((count, seat) => {
    expect(count).toBe(given.filter((target) => target === seat).length)
  })
  if (options.ballots === 'secret') expect(votes).toBeNull()
  else expect(votes).toEqual(book.alive.map((one, seat) => (one ? (book.votes.get(seat) ?? null) : -1)))
  const most = Math.max(...counts)
  const first = counts.flatMap((count, seat) => (most > 0 && count === most ? [seat] : []))
  expect(tied).toEqual(first.length > 1 ? first : [])
  if (tied.length > 0) see(`a tie: ${options.tie}, ballot ${ballot}`)
  if (first.length === 1) expect(out).toBe(first[0])
  else if (first.length > 1 && options.tie === 'random') expect(tied).toContain(out)
  else expect(out).toBeNull()
}
