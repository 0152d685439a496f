// The stance of a decision once more, now with the grounds: called only when somebody listens.
import type { Mind, Names, Seat } from '@/lib/core/game'
import type { Facts } from '@/lib/core/slots'
import type { Action, Request } from '../../actions'
import type { View } from '../../state'
import { WORDS } from '../chances'
import type { Ground } from '../grounds'
import { type Stance, stanceOf } from '../stance'
import { type Temper, temperOf } from '../traits'
import { becauseOf, type Speaker } from './because'
import { aggressive } from './lines/aggressive'
import { analytical } from './lines/analytical'
import { bold } from './lines/bold'
import { calm } from './lines/calm'
import { cautious } from './lines/cautious'
import { fill, type Lines, type Moment } from './lines/moments'
import { social } from './lines/social'

const OWN: Readonly<Record<string, Partial<Lines>>> = { ...bold, ...calm }
const VOICES = { aggressive, cautious, analytical, social } as const

export type Listening = {
  readonly stance: Stance
  readonly grounds: readonly Ground[]
  readonly names: Names
  readonly temper: Temper
  /** Of its temper, and of the persona alone. */
  readonly lines: Lines
  readonly own: Partial<Lines>
  /** How often this seat has spoken: no line comes back before the others of its moment were used. */
  readonly turn: number
  /** It says to be the sheriff, now or since before. */
  readonly isOpen: boolean
  /** Of the mafia, it claims a role that protects others. */
  readonly lies: boolean
}

export function listen(view: View, request: Request, action: Action, mind: Mind): Listening {
  const grounds: Ground[] = []
  const stance = stanceOf(view, request, mind, (ground) => grounds.push(ground))
  let turn = 0
  for (const { seat } of view.table.statements) if (seat === request.seat) turn++
  const temper = temperOf(stance.traits)
  const isOpen =
    stance.reading.claims[request.seat]?.role === 'sheriff' ||
    ('claims' in action && action.claims.role === 'sheriff')
  const lies = stance.isMafia && 'claims' in action && ['sheriff', 'doctor'].includes(action.claims.role)
  return {
    stance,
    grounds,
    isOpen,
    lies,
    names: mind.names,
    temper,
    lines: VOICES[temper],
    own: OWN[mind.persona.id] ?? {},
    turn,
  }
}

export const speakerOf = ({ stance: { table, seat, reading }, names, isOpen }: Listening): Speaker => ({
  table,
  names,
  seat,
  reading,
  isOpen,
})

/** The loudest ground for (1) or against (-1) trust in a seat that may be told, as a predicate; null: none. */
export function reasonFor(listening: Listening, seat: Seat, against: boolean): string | null {
  const sorted = listening.grounds
    .filter((ground) => ground.seat === seat && ground.weight > 0 === against && ground.weight !== 0)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
  // the same ground twice over is dull: those nearly as loud take turns
  const loud = sorted.filter(({ weight }) => Math.abs(weight) >= 0.45 * Math.abs(sorted[0].weight)).length
  const shift = loud === 0 ? 0 : (listening.turn + listening.stance.seat) % loud
  for (const ground of [...sorted.slice(shift, loud), ...sorted.slice(0, shift), ...sorted.slice(loud)]) {
    const because = becauseOf(speakerOf(listening), ground)
    if (because !== null) return because
  }
  return null
}

/** What one match has and another has not, and everyone knows. */
const firstDead = ({ deaths }: Stance['table']): number => deaths[0]?.seat ?? 0

/** What may pass without a word rather than be said twice. */
const PASSING: readonly Moment[] = ['killed', 'survived', 'reply', 'regret', 'recant', 'farewell']

/**
 * The next line of a moment, by what was said so far (`nth`: and in this speech), with its slots filled. Once all were
 * said lately, one comes again where something must be said; '' elsewhere, and where none fits.
 */
export function lineOf(
  { stance, lines, own, turn }: Listening,
  moment: Moment,
  facts: Facts,
  nth = 0,
): string {
  const { table, mind } = stance
  // moves on with every speech at the table, so that those who speak alike do not say the same one after another
  const start = table.statements.length + turn + nth + firstDead(table)
  const mine = own[moment] ?? []
  let again = ''
  // lines of the persona alone and of its temper take turns
  for (const bank of (turn + table.day) % 2 === 0 ? [mine, lines[moment]] : [lines[moment], mine])
    for (let i = 0; i < bank.length; i++) {
      const line = fill(bank[(start + i) % bank.length], facts)
      if (line === null) continue
      if (!mind.said.some((said) => said.includes(line))) return line
      again ||= line
    }
  return PASSING.includes(moment) ? '' : again
}

/** One of a few, drawn by chance. */
export const pick = <T>({ stance: { mind } }: Listening, n: number, some: readonly T[]): T =>
  some[Math.floor(mind.chance(WORDS + n) * some.length)]
