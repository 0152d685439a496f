import type { Names, Seat } from '@/lib/core/game'
import type { Event, EventOf, Role } from '@/lib/games/mafia/state'
import type { WireEntry } from '@/lib/live/channel'
import type { Mark } from '../board'
import { type Facts, factsOf, learn, roleKnown } from './facts'

/** Why something said is known to be false, and the entry from which on it is. */
export type Lie = { readonly since: number; readonly why: string }
/** A role somebody said to have, with what came to light about it within the log that was read. */
export type ClaimMade = {
  readonly n: number
  readonly turn: number
  readonly decision: number | null
  readonly seat: Seat
  readonly role: Role
  readonly results: readonly { readonly seat: Seat; readonly isMafia: boolean }[]
  /** Somebody else had claimed the same before. */
  readonly counter: boolean
  /** The role it had claimed before, where that was another. */
  readonly was: Role | null
  readonly lie: Lie | null
  /** The entry that showed all of it to be so. */
  readonly trueSince: number | null
}
type Growing = { -readonly [K in keyof ClaimMade]: ClaimMade[K] }

/** Beliefs from here on are taken for a conviction, and below for its opposite. */
const SURE = 70
const UNSURE = 30

/** What in a result contradicts what is known; null: nothing. */
function falseResult(facts: Facts, speaker: Seat, { seat, isMafia }: ClaimMade['results'][number]) {
  const role = facts.roles[seat]
  if (role && (role === 'mafia') !== isMafia) return { on: seat, is: role === 'mafia' ? 'mafia' : 'town' }
  if (facts.observed && facts.roles[speaker] === 'sheriff') {
    const found = facts.found[speaker]!.get(seat)
    if (found !== isMafia) return { on: seat, is: 'unseen' }
  }
  const belief = facts.suspicion[speaker]?.[seat] ?? null
  if (belief !== null && (isMafia ? belief <= UNSURE : belief >= SURE)) return { on: seat, is: 'disbelieved' }
  return null
}

const RESULT_WORDS: Readonly<Record<string, string>> = {
  mafia: 'is mafia',
  town: 'is not mafia',
  unseen: 'was never looked at',
  disbelieved: 'is believed to be the opposite by who says so',
}

/** In words what contradicts a claim by what is known now; null: nothing does. */
function contradiction(facts: Facts, { seat, role, results }: ClaimMade, names: Names): string | null {
  const real = roleKnown(facts, seat)
  if (real && real !== role) return `${names[seat]} is ${real === 'mafia' ? 'mafia' : `a ${real}`}`
  for (const result of results) {
    const wrong = falseResult(facts, seat, result)
    if (wrong) return `${names[wrong.on]} ${RESULT_WORDS[wrong.is]}`
  }
  return null
}

/** All of it is known to be so. */
const isBorneOut = (facts: Facts, { seat, role, results }: ClaimMade): boolean =>
  roleKnown(facts, seat) === role && results.every(({ seat: on }) => roleKnown(facts, on) !== null)

function judge(facts: Facts, claim: Growing, n: number, names: Names): void {
  if (claim.lie || claim.trueSince !== null) return
  const why = contradiction(facts, claim, names)
  if (why) claim.lie = { since: n, why }
  else if (isBorneOut(facts, claim)) claim.trueSince = n
}

const made = (
  { n, turn, decision }: WireEntry,
  { seat, claim }: EventOf<'stated'> & { claim: NonNullable<EventOf<'stated'>['claim']> },
  earlier: readonly ClaimMade[],
): Growing => ({
  ...{ n, turn, decision, seat, role: claim.role, results: claim.results },
  counter: claim.role !== 'villager' && earlier.some((one) => one.role === claim.role && one.seat !== seat),
  was: earlier.findLast((one) => one.seat === seat && one.role !== claim.role)?.role ?? null,
  lie: null,
  trueSince: null,
})

/** All claims of the first `at` entries, oldest first, judged by what their audience knows at that moment. */
export function claimsOf(
  entries: readonly WireEntry[],
  names: Names,
  at = entries.length,
): readonly ClaimMade[] {
  const facts = factsOf(names.length)
  const claims: Growing[] = []
  for (const entry of entries.slice(0, at)) {
    const event = entry.event as Event
    const isNews = learn(facts, event)
    if (event.type === 'stated' && event.claim) {
      const claim = made(entry, { ...event, claim: event.claim }, claims)
      claims.push(claim)
      judge(facts, claim, entry.n, names)
    } else if (isNews) for (const claim of claims) judge(facts, claim, entry.n, names)
  }
  return claims
}

/** "says sheriff, names the Shark", with what it says to have found. */
export function claimWords({ role, results }: Pick<ClaimMade, 'role' | 'results'>, names: Names): string {
  const found = results.map(({ seat, isMafia }) => `${names[seat]} ${isMafia ? 'is' : 'is not'} mafia`)
  return [`says ${role}`, ...found].join(', ')
}

/** Claims of more than being nobody, and lies: a lie that came to light later is marked where it was told, from then on. */
export const claimMarks = (entries: readonly WireEntry[], names: Names): readonly Mark[] =>
  claimsOf(entries, names).flatMap((claim): readonly Mark[] => {
    const { n, turn, seat, role, lie, counter } = claim
    const lies: Mark = { n, turn, icon: 'mask', tone: 'plain', words: `${names[seat]} lies, says ${role}` }
    if (lie?.since === n) return [lies]
    const verb = counter ? 'counter-claims' : 'claims'
    const claims: Mark = { n, turn, icon: 'star', tone: 'plain', words: `${names[seat]} ${verb} ${role}` }
    return [...(role === 'villager' ? [] : [claims]), ...(lie ? [{ ...lies, since: lie.since }] : [])]
  })
