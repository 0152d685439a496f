// The letters of an answer: replies to proposals, one proposal, one to whoever did most. The bare matter; the voice comes later.
import type { Seat } from '@/lib/core/game'
import type { LetterFields } from '../../actions'
import { scenarioOf } from '../../seen'
import type { Act } from '../../state'
import { CHANCE } from '../chances'
import { type Answer, answersOf, proposalOf } from './bargain'
import { brokenWith, type Deal } from './deals'
import type { Stance } from './stance'
import { type Part, type Terms, termsLine } from './terms'

/** What a letter is about. */
export type Matter =
  | { readonly kind: 'answer'; readonly to: Seat; readonly answer: Answer }
  | { readonly kind: 'offer'; readonly to: Seat; readonly terms: Terms }
  | { readonly kind: 'broken'; readonly to: Seat; readonly deal: Deal; readonly theirs: Part }
  | { readonly kind: 'reproach'; readonly to: Seat; readonly act: Act }
  | { readonly kind: 'thanks'; readonly to: Seat; readonly act: Act }

const MOST = 3

export function mattersOf(stance: Stance): Matter[] {
  const { seat, view } = stance
  const answers: Matter[] = answersOf(stance).map((answer) => ({
    kind: 'answer',
    to: answer.terms.gives.seat,
    answer,
  }))
  const taken = new Set(answers.map(({ to }) => to))
  const terms = proposalOf(stance)
  const offers: Matter[] =
    terms && !taken.has(terms.wants.seat) ? [{ kind: 'offer', to: terms.wants.seat, terms }] : []
  for (const { to } of offers) taken.add(to)
  const broken: Matter[] = brokenWith(view, seat)
    .filter(({ deal, theirs }) => deal.due === view.table.step - 1 && !taken.has(theirs.seat))
    .slice(0, 1)
    .map(({ deal, theirs }) => ({ kind: 'broken', to: theirs.seat, deal, theirs }))
  for (const { to } of broken) taken.add(to)
  return [...answers, ...offers, ...broken, ...personal(stance, taken)].slice(
    0,
    Math.max(MOST, answers.length),
  )
}

/** To whoever hurt most in the step before, or helped most, now and then. */
function personal({ regards, mind, traits }: Stance, taken: ReadonlySet<Seat>): Matter[] {
  const free = regards.filter(({ seat }) => !taken.has(seat))
  const hurt = free.filter(({ worst }) => worst !== null).sort((a, b) => b.grievance - a.grievance)[0]
  if (hurt?.worst && mind.chance(CHANCE.writes) < 0.3 + 0.3 * traits.resolve)
    return [{ kind: 'reproach', to: hurt.seat, act: hurt.worst }]
  const helped = free.filter(({ best }) => best !== null).sort((a, b) => a.grievance - b.grievance)[0]
  if (helped?.best && mind.chance(CHANCE.writes + 1) < 0.2 + 0.4 * traits.trustfulness)
    return [{ kind: 'thanks', to: helped.seat, act: helped.best }]
  return []
}

/** The line that the reader's script goes by; empty: the letter has none. */
export function mattersLine({ view }: Stance, matter: Matter): string {
  const scenario = scenarioOf(view)
  switch (matter.kind) {
    case 'answer':
      return termsLine(scenario, matter.answer.agrees ? 'yes' : 'no', matter.answer.terms)
    case 'offer':
      return termsLine(scenario, 'offer', matter.terms)
    case 'broken':
    case 'reproach':
    case 'thanks':
      return ''
  }
}

/** Letters as a simulation without listeners plays them. */
export const lettersOf = (stance: Stance): LetterFields[] =>
  mattersOf(stance).map((matter) => ({
    to: [stance.names[matter.to]],
    text: mattersLine(stance, matter) || 'We have seen what you did.',
  }))
