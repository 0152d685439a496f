// An agent's answer: acts, letters. What it says to all and thinks, core writes.
import type { Seat } from '@/lib/core/game'
import { plainLine } from '@/lib/core/quote'
import { type Rejection, rejected } from '@/lib/core/result'
import {
  type ActFields,
  type Actions,
  type LetterFields,
  LONGEST_ACT,
  LONGEST_LETTER,
  MOST_ACTS,
  MOST_LETTERS,
} from '../actions'
import { OTHER, type Scenario } from '../scenario'
import { type CrisisStep, engineOf } from '../state'
import { leverOf, leversOf } from './effects'

/** Judges an answer whole, then writes it: open acts to all, covert ones and letters to those they concern. */
export function respond(
  { state, write }: CrisisStep,
  seat: Seat,
  { actions, communications }: Actions['respond'],
): Rejection | null {
  const { scenario } = state
  const no = tooMany(actions, communications) ?? firstOf(actions, (act) => actFault(scenario, seat, act))
  const bad = no ?? firstOf(communications, (letter) => letterFault(scenario, seat, letter))
  if (bad) return bad
  const engine = engineOf(scenario)
  for (const { lever: id, target, text, covert } of actions) {
    const lever = leverOf(scenario, id.trim())
    const aim = lever?.target === 'none' ? null : seatNamed(scenario, target)
    write({
      type: 'acted',
      seat,
      lever: lever?.id ?? OTHER,
      title: lever?.title ?? '',
      target: aim,
      text: plainLine(text, LONGEST_ACT),
      ...(covert && { to: [seat, engine] }),
    })
  }
  for (const { to: names, text } of communications) {
    const recipients = [...new Set(names.map((name) => seatNamed(scenario, name) as Seat))].sort(
      (a, b) => a - b,
    )
    const to = [...recipients, seat].sort((a, b) => a - b).concat(engine)
    write({ type: 'letter-sent', seat, recipients, text: plainLine(text, LONGEST_LETTER), to })
  }
  write({ type: 'answered', seat })
  return null
}

const firstOf = <T>(list: readonly T[], fault: (one: T) => Rejection | null): Rejection | null => {
  for (const one of list) {
    const found = fault(one)
    if (found) return found
  }
  return null
}

const tooMany = (acts: readonly ActFields[], letters: readonly LetterFields[]): Rejection | null => {
  if (acts.length > MOST_ACTS)
    return rejected('too-many-actions', `At most ${MOST_ACTS} actions a step, not ${acts.length}.`)
  if (letters.length > MOST_LETTERS)
    return rejected('too-many-letters', `At most ${MOST_LETTERS} messages a step, not ${letters.length}.`)
  return null
}

/** Seat of the agent of a name, in whatever letters; null: there is none. */
export function seatNamed({ agents }: Scenario, name: string): Seat | null {
  const wanted = name.trim().toLowerCase()
  const found = agents.findIndex((agent) => agent.name.toLowerCase() === wanted)
  return found < 0 ? null : found
}

const namesBut = ({ agents }: Scenario, seat: Seat): string =>
  agents.flatMap(({ name }, other) => (other === seat ? [] : [name])).join(', ')

function actFault(scenario: Scenario, seat: Seat, { lever: id, target, text }: ActFields): Rejection | null {
  const lever = leverOf(scenario, id.trim())
  if (lever && !leversOf(scenario, seat).includes(lever))
    return rejected('not-your-lever', `${lever.title} (${lever.id}) is not yours to use.`)
  if (!lever && plainLine(text) === '')
    return rejected('says-nothing', 'An action by no listed lever says in its text what is done.')
  const aim = target.trim()
  if (aim === '')
    return lever?.target === 'must'
      ? rejected(
          'no-target',
          `${lever.title} (${lever.id}) needs a target: one of ${namesBut(scenario, seat)}.`,
        )
      : null
  const found = seatNamed(scenario, aim)
  if (found === null || found === seat) {
    const why =
      found === seat
        ? 'You cannot be your own target'
        : `There is no agent ${JSON.stringify(plainLine(aim, 40))}`
    return rejected('unknown-target', `${why}; a target is one of ${namesBut(scenario, seat)}, or nothing.`)
  }
  return null
}

function letterFault(scenario: Scenario, seat: Seat, { to, text }: LetterFields): Rejection | null {
  const known = `one of ${namesBut(scenario, seat)}`
  if (to.length === 0) return rejected('no-recipient', `A message names whom it is for: ${known}.`)
  for (const name of to) {
    const found = seatNamed(scenario, name)
    if (found === null || found === seat)
      return rejected(
        'unknown-recipient',
        `A message cannot go to ${JSON.stringify(plainLine(name, 40))}; it goes to ${known}.`,
      )
  }
  return plainLine(text) === '' ? rejected('empty-letter', 'A message has a text.') : null
}
