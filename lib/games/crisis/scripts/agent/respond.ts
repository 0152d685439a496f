// One heuristic statesman of any scenario. Its persona's parameters govern all it does.
import type { Mind, Seat } from '@/lib/core/game'
import type { Actions } from '../../actions'
import type { View } from '../../state'
import { CHANCE } from '../chances'
import { isSharp } from '../levers'
import { type Pledge, pledgesOf } from './bargain'
import { lettersOf } from './letters'
import { type Stance, stanceOf } from './stance'
import { chosen, type Option, optionsOf } from './weigh'

export type Ordered = Option & { readonly covert: boolean; readonly pledge: Pledge | null }

/** What it does: its promises first, then the best of the rest; what it refuses to keep it does not do by chance. */
export function ordersOf(stance: Stance): Ordered[] {
  const pledges = pledgesOf(stance)
  const options = optionsOf(stance)
  const kept = pledges.flatMap((pledge) => {
    if (!pledge.keeps) return []
    const fits = options.filter(({ lever }) => lever.id === pledge.lever.id)
    const aimed = fits.find(({ target }) => target === pledge.partner) ?? fits[0]
    return aimed ? [{ ...aimed, pledge }] : []
  })
  const broken = pledges.filter(({ keeps }) => !keeps).map(({ lever }) => lever.id)
  const rest = options.filter(({ lever }) => !broken.includes(lever.id))
  return chosen(stance, rest, kept).map((option, number) => {
    const pledge = kept.find((one) => one.lever.id === option.lever.id)?.pledge ?? null
    return { ...option, pledge, covert: pledge === null && isCovert(stance, option, number) }
  })
}

/** Sharp acts and acts against somebody may be done in secret; nobody hides a kindness. */
function isCovert({ mind, traits }: Stance, { meaning, target }: Option, number: number): boolean {
  const share = target !== null ? (meaning.harm > 0 ? 0.75 : 0) : isSharp(meaning) ? 0.35 : 0
  return mind.chance(CHANCE.covert + (number % 6)) < share * traits.covertness
}

export function respond(view: View, seat: Seat, mind: Mind): Actions['respond'] {
  const stance = stanceOf(view, seat, mind)
  const actions = ordersOf(stance).map(({ lever, target, covert }) => ({
    lever: lever.id,
    target: target === null ? '' : stance.names[target],
    text: lever.title,
    covert,
  }))
  return { actions, communications: lettersOf(stance) }
}
