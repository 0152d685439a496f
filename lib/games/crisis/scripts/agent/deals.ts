// What was proposed, agreed and kept, read back from letters and acts. Proposed in a step, answered in the next, due in the one after.
import type { Seat } from '@/lib/core/game'
import { actsIn, lettersIn } from '../../seen'
import type { View } from '../../state'
import { type Part, type Terms, termsIn } from './terms'

/** Steps that a deal is remembered for. */
export const MEMORY = 5

export type Deal = Terms & {
  /** The step in which both are to do their part. */
  readonly due: number
}

/** Proposals in letters of a step, from one seat to another. */
export const proposalsIn = (view: View, step: number): Terms[] =>
  lettersIn(view, step).flatMap((letter) => {
    const terms = termsIn(view, letter, 'offer')
    return terms && letter.seat === terms.gives.seat && letter.recipients.includes(terms.wants.seat)
      ? [terms]
      : []
  })

export const isSame = (a: Terms, b: Terms): boolean => isPart(a.gives, b.gives) && isPart(a.wants, b.wants)
const isPart = (a: Part, b: Part): boolean => a.seat === b.seat && a.lever.id === b.lever.id

/** Deals due in a step: agreed in the one before to what was proposed in the one before that. */
export const dealsDue = (view: View, due: number): Deal[] => {
  const offered = proposalsIn(view, due - 2)
  return lettersIn(view, due - 1).flatMap((letter) => {
    const terms = termsIn(view, letter, 'yes')
    const isMeant = terms && letter.seat === terms.wants.seat && offered.some((one) => isSame(one, terms))
    return isMeant ? [{ ...terms, due }] : []
  })
}

/** Whether somebody did its part in the step in which it was due, as far as the viewer knows. */
export const hasKept = (view: View, { due }: Deal, { seat, lever }: Part): boolean =>
  actsIn(view, due).some((act) => act.seat === seat && act.lever === lever.id)

/** The part of one side, and of the other. */
export const partsOf = ({ gives, wants }: Terms, seat: Seat): { mine: Part; theirs: Part } | null =>
  gives.seat === seat
    ? { mine: gives, theirs: wants }
    : wants.seat === seat
      ? { mine: wants, theirs: gives }
      : null

/** Deals that a seat kept and somebody else broke, the latest first. */
export const brokenWith = (view: View, seat: Seat): { deal: Deal; theirs: Part }[] => {
  const found: { deal: Deal; theirs: Part }[] = []
  const { step } = view.table
  for (let due = step - 1; due > Math.max(2, step - 1 - MEMORY); due--)
    for (const deal of dealsDue(view, due)) {
      const parts = partsOf(deal, seat)
      if (parts && hasKept(view, deal, parts.mine) && !hasKept(view, deal, parts.theirs))
        found.push({ deal, theirs: parts.theirs })
    }
  return found
}
