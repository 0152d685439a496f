// The stance of a decision once more, with what may be said of it: called only when somebody listens.
import type { Mind, Seat } from '@/lib/core/game'
import type { Facts } from '@/lib/core/slots'
import type { Value, Variable } from '../../scenario'
import { changesIn, worldOf } from '../../seen'
import type { Change, View } from '../../state'
import { measured, valueWords } from '../../words'
import { type Stance, stanceOf } from '../agent/stance'
import { distance, isNumber, reachOf } from '../measure'
import { type Temper, temperOf } from '../traits'
import { dove } from './lines/dove'
import { hawk } from './lines/hawk'
import { merchant } from './lines/merchant'
import { fill, type Lines, type Moment } from './lines/moments'
import { opportunist } from './lines/opportunist'

const VOICES: Readonly<Record<Temper, Lines>> = { hawk, dove, merchant, opportunist }

export type Listening = { readonly stance: Stance; readonly lines: Lines; readonly step: number }

export function listen(view: View, seat: Seat, mind: Mind): Listening {
  const stance = stanceOf(view, seat, mind)
  return { stance, lines: VOICES[temperOf(stance.traits)], step: view.table.step }
}

/** Lines of a moment take turns from step to step and from seat to seat; the first that the facts can fill. */
export function lineOf({ stance, lines, step }: Listening, moment: Moment, facts: Facts, nth = 0): string {
  const own = lines[moment]
  for (let i = 0; i < own.length; i++) {
    const text = fill(own[(step + 2 * stance.seat + nth + i) % own.length], facts)
    if (text !== null && !stance.mind.said.some((said) => said.includes(text))) return text
  }
  return fill(own[(step + nth) % own.length], facts) ?? ''
}

/** A figure in a sentence: with its unit, without its scale. */
const spoken = (variable: Variable, value: Value): string =>
  variable.kind === 'number' && variable.unit === '' ? valueWords(value) : measured(variable, value)

/** The title of a lever as it stands in a sentence. */
export const deedOf = (title: string): string => `“${title}”`

/** How an open number of the world moved in the step before, from where to where. */
export type Moved = { readonly facts: Facts; readonly isWorse: boolean; readonly size: number }

/** The open numbers of the world that moved in the step before, those that moved most first. */
export function movedOf({ view, cares }: Stance): Moved[] {
  const open = changesIn({ ...view, own: null }, view.table.step - 1)
  return worldOf(view)
    .flatMap(({ variable, value }): Moved[] => {
      const first = open.find(({ seat, name }: Change) => seat === null && name === variable.id)
      if (!first || !isNumber(variable) || typeof value !== 'number') return []
      const was = first.was as number
      if (was === value) return []
      // by what this side wants of it; what nobody wants either way is not worth a sentence
      const aim = cares.find((care) => care.seat === null && care.variable.id === variable.id)?.aim
      if (aim === undefined) return []
      const facts = { title: variable.title, was: spoken(variable, was), now: spoken(variable, value) }
      const isWorse = distance(variable, aim, value) > distance(variable, aim, was)
      return [{ facts, isWorse, size: Math.abs(value - was) / reachOf(variable) }]
    })
    .sort((a, b) => b.size - a.size)
}

/** Where the headline stands, for lines that need a figure. */
export function standing({ view, main }: Stance): Facts {
  const known = worldOf(view).find(({ variable }) => variable.id === main?.id)
  return known ? { title: known.variable.title, now: spoken(known.variable, known.value) } : {}
}
