import type { Seat } from '@/lib/core/game'
import type { Act, Change, Event, EventOf, Happening, Letter, State } from './state'

/** Applies a fact: what is told to some changes what those know, what is public the table. */
export function evolve(state: State, event: Event): void {
  const { table, own } = state
  switch (event.type) {
    case 'engine-briefed':
      for (const seat of event.to) {
        own[seat].scenario = event.scenario
        for (const { id, secret, start } of event.scenario.world) if (secret) own[seat].world[id] = start
      }
      return
    case 'agent-briefed':
      for (const seat of event.to) own[seat].agents[event.seat] = { ...event.values }
      if (!event.to.includes(event.seat)) return
      own[event.seat].profile = event.profile
      own[event.seat].levers = event.levers.slice()
      return
    case 'step-began':
      table.step = event.step
      table.phase = 'RESPONSES'
      table.answered.fill(false)
      return
    case 'acted':
      for (const { acts } of knowing(state, event.to)) bySeat(acts, actOf(event, table.step))
      return
    case 'letter-sent': {
      const { seat, recipients, text, to } = event
      const letter: Letter = { step: table.step, seat, recipients, text }
      for (const reader of to) bySeat(own[reader].letters, letter)
      return
    }
    case 'answered':
      table.answered[event.seat] = true
      if (table.answered.every(Boolean)) table.phase = 'JUDGEMENT'
      return
    case 'variable-changed':
      return change(state, event)
    case 'happened': {
      const { kind, description, cause, to } = event
      const happening: Happening = { step: table.step, kind, description, cause, told: to ?? null }
      for (const { happened } of knowing(state, to)) happened.push(happening)
      return
    }
    case 'judged':
      if (event.unjudged) table.unjudged.push(table.step)
      return
    case 'simulation-ended':
      table.by = event.by
      table.scores = event.scores.slice()
      return
  }
  // an event that is forgotten above is a type error here
  event satisfies never
}

type Known = Pick<State['table'], 'acts' | 'happened' | 'changes' | 'world' | 'agents'>

/** Where a fact is written down: on the table, or with each seat that is told. */
const knowing = ({ table, own }: State, to: readonly Seat[] | undefined): readonly Known[] =>
  to === undefined ? [table] : to.map((seat) => own[seat])

const actOf = ({ seat, lever, title, target, text, to }: EventOf<'acted'>, step: number): Act => ({
  step,
  seat,
  lever,
  title,
  target,
  text,
  covert: to !== undefined,
})

function change(state: State, event: EventOf<'variable-changed'>): void {
  const { seat = null, name, title, was, now, cause, source, why, to } = event
  const entry: Change = { step: state.table.step, seat, name, title, was, now, cause, source, why }
  for (const known of knowing(state, to)) {
    if (seat === null) known.world[name] = now
    else known.agents[seat][name] = now
    known.changes.push(entry)
  }
}

/** Answers of one step stand by seat, in whatever order they were ruled. */
function bySeat<T extends { readonly step: number; readonly seat: Seat }>(list: T[], item: T): void {
  let at = list.length
  while (at > 0 && list[at - 1].step === item.step && list[at - 1].seat > item.seat) at--
  list.splice(at, 0, item)
}
