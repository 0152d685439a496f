// What a seat writes beside its figures: who goes with whom, who may be what. And why it chose.
import type { Seat } from '@/lib/core/game'
import { type Action, NOBODY, type Request } from '../../actions'
import type { Table } from '../../state'
import { inSentence } from './because'
import { type Listening, reasonFor } from './listening'
import { dangerTold } from './message'
import { sentence } from './sentences'

const MOST = 3

/** Pairs that voted alike, and pairs that named each other, among the living. */
export function relationsOf({ stance: { table }, names }: Listening): string {
  const notes: string[] = []
  const name = (seat: Seat) => inSentence(names, seat)
  for (let a = 0; a < table.seats; a++)
    for (let b = a + 1; b < table.seats; b++) {
      if (!table.alive[a] || !table.alive[b]) continue
      const alike = votesAlike(table, a, b)
      if (alike >= 2) notes.push(`${name(a)} and ${name(b)} have voted alike ${alike} times`)
      if (hasNamed(table, a, b) && hasNamed(table, b, a)) notes.push(`${name(a)} and ${name(b)} are at odds`)
    }
  return notes.slice(-MOST).join('; ')
}

function votesAlike({ counts }: Table, a: Seat, b: Seat): number {
  let alike = 0
  for (const { votes } of counts)
    if (votes !== null && votes[a] !== null && votes[a] === votes[b] && votes[a] !== -1) alike++
  return alike
}

const hasNamed = ({ statements }: Table, a: Seat, b: Seat): boolean =>
  statements.some(({ seat, accuses, nominates }) => seat === a && (nominates === b || accuses.includes(b)))

/** Who may hold a power role, whose claim is false, who leads the others. */
export function readsOf(listening: Listening): string {
  const { table, reading, seat } = listening.stance
  const notes: string[] = []
  for (let other = 0; other < table.seats; other++) {
    if (other === seat || !table.alive[other]) continue
    const claim = reading.claims[other]
    const name = inSentence(listening.names, other)
    if (claim === null || claim.role === 'villager') continue
    if (reading.lies[other] !== null) notes.push(`${name} is no ${claim.role}`)
    else {
      const share = Math.round(100 * (claim.role === 'sheriff' ? reading.sheriffs : reading.doctors)[other])
      notes.push(`${name} may be the ${claim.role}, at ${share} in 100`)
    }
  }
  const leader = leaderOf(table, seat)
  if (leader >= 0) notes.push(`the votes follow ${inSentence(listening.names, leader)} most`)
  return notes.slice(0, MOST).join('; ')
}

/** Whoever nominated most of those that were voted out. */
function leaderOf({ statements, deaths, alive, seats }: Table, self: Seat): Seat {
  const led: number[] = []
  for (let seat = 0; seat < seats; seat++) led.push(0)
  for (const { seat: dead, day, by } of deaths)
    if (by === 'vote')
      for (const one of statements) if (one.day === day && one.nominates === dead) led[one.seat]++
  let best = -1
  for (let seat = 0; seat < seats; seat++)
    if (alive[seat] && seat !== self && led[seat] > 0 && (best < 0 || led[seat] > led[best])) best = seat
  return best
}

/** Why a vote or a choice of the night, in one private sentence; '' where the decision has no target. */
export function reasonOf(listening: Listening, { decision }: Request, action: Action): string {
  const target = 'vote' in action ? action.vote : 'target' in action ? action.target : null
  if (target === null) return ''
  if (target === NOBODY) return 'Nobody there looks worse than a stranger.'
  if (target === listening.stance.seat) return 'I am as likely a target as anybody.'
  const open = { ...listening, isOpen: true }
  const name = inSentence(listening.names, target)
  const because = (did: string | null, otherwise: string) =>
    sentence(did === null ? otherwise : `${name} ${did}`)
  switch (decision) {
    case 'night_kill':
      return dangerTold(listening, target)
    case 'protection':
      return because(reasonFor(open, target, false), `nothing speaks against ${name}`)
    case 'voting':
      return listening.stance.isMafia && listening.stance.own.partners.includes(target)
        ? sentence(`${name} is lost, and I had better be seen to vote with the others`)
        : because(reasonFor(open, target, true), `nothing certain speaks against ${name}, a feeling does`)
    case 'investigation':
      return because(reasonFor(open, target, true), `I can tell nothing about ${name} yet`)
    case 'speaking':
    case 'defence':
    case 'last_words':
      return ''
  }
}
