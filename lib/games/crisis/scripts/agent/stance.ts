// How an agent sees the table now: what it cares for, whom it resents, whether it presses, holds or steps back.
import type { Mind, Seat } from '@/lib/core/game'
import type { Lever, NumberVariable } from '../../scenario'
import { actsIn, agentAt, agentOf, agentSeats, scenarioOf, worldValues } from '../../seen'
import type { Act, View } from '../../state'
import { isSharp, type Meaning, meaningOf } from '../levers'
import { badness, headline } from '../measure'
import { type Traits, traitsOf } from '../traits'
import { type Care, caresOf, worthOf } from './cares'
import { brokenWith } from './deals'

export type Mood = 'press' | 'hold' | 'ease'

/** What one other has done to this agent lately. */
export type Regard = {
  readonly seat: Seat
  /** Above 0: it has hurt what this agent cares for; below: it has helped. */
  readonly grievance: number
  /** The act that hurt most, of the step before. */
  readonly worst: Act | null
  /** The act that helped most, of the step before. */
  readonly best: Act | null
}

export type Stance = {
  readonly view: View
  readonly seat: Seat
  readonly mind: Mind
  readonly traits: Traits
  readonly names: readonly string[]
  readonly levers: readonly Lever[]
  readonly meanings: ReadonlyMap<string, Meaning>
  readonly cares: readonly Care[]
  readonly regards: readonly Regard[]
  readonly main: NumberVariable | null
  /** How bad the headline stands, 0 to 1. */
  readonly alarm: number
  readonly mood: Mood
}

const FADES = 0.6
const LOOKS_BACK = 4

export function stanceOf(view: View, seat: Seat, mind: Mind): Stance {
  const traits = traitsOf(mind.persona)
  const levers = view.own?.levers ?? scenarioOf(view).levers
  const scenario = { ...scenarioOf(view), levers }
  const meanings = new Map(levers.map((lever) => [lever.id, meaningOf(scenario, lever)]))
  const names = agentSeats(view).map((one) => agentAt(view, one).name)
  const cares = caresOf(view, seat, traits)
  const main = headline(scenario)
  const alarm = main ? badness(main, worldValues(view)[main.id]) : 0
  const parts = { view, seat, mind, traits, names, levers, meanings, cares, main, alarm }
  const regards = agentSeats(view).flatMap((other) => (other === seat ? [] : [regardOf(parts, other)]))
  return { ...parts, regards, mood: moodOf(traits, alarm, regards) }
}

/** From here on the headline is worse than this temperament can bear: it steps back. */
export const stepsBackAt = ({ resolve, caution }: Traits): number => 0.66 + 0.36 * resolve - 0.2 * caution

/** From here on a grievance is answered. */
export const answersFrom = ({ resolve, caution }: Traits): number => 1.5 - 1.3 * resolve + 0.6 * caution

function moodOf(traits: Traits, alarm: number, regards: readonly Regard[]): Mood {
  if (alarm >= stepsBackAt(traits)) return 'ease'
  return Math.max(...regards.map(({ grievance }) => grievance)) >= answersFrom(traits) ? 'press' : 'hold'
}

type Parts = Omit<Stance, 'regards' | 'mood'>

function regardOf(parts: Parts, other: Seat): Regard {
  const { view, seat, traits } = parts
  const now = view.table.step
  let grievance = distrust(parts, other) * (1.2 - traits.trustfulness)
  let [worst, best]: { act: Act | null; felt: number }[] = [
    { act: null, felt: 0.1 },
    { act: null, felt: -0.1 },
  ]
  for (let ago = 1; ago <= LOOKS_BACK; ago++)
    for (const act of actsIn(view, now - ago)) {
      if (act.seat !== other) continue
      const felt = feltOf(parts, act)
      grievance += felt * FADES ** (ago - 1)
      if (ago > 1) continue
      if (felt > worst.felt) worst = { act, felt }
      if (felt < best.felt) best = { act, felt }
    }
  grievance += brokenWith(view, seat).filter(({ theirs }) => theirs.seat === other).length * 0.8
  return { seat: other, grievance: Math.min(3, Math.max(-2, grievance)), worst: worst.act, best: best.act }
}

/** How much an act of another hurt: by what it does to what is cared for, and by being aimed here. */
export function feltOf({ meanings, cares, names, seat }: Parts, { seat: by, lever, target }: Act): number {
  const meaning = meanings.get(lever)
  if (!meaning) return 0
  const hurt = -worthOf(cares, names, { by, target, effects: meaning.lever.effects })
  return hurt + (target === seat ? 0.7 * meaning.harm : 0) + (isSharp(meaning) && target === seat ? 0.2 : 0)
}

/** −0.5 (full trust) to 0.5 (none), by the relation variables that are better high. */
function distrust({ view, seat, names }: Parts, other: Seat): number {
  const own = agentOf(view, seat).filter(({ variable }) => variable.towards === names[other])
  const shares = own.flatMap(({ variable, value }) =>
    variable.kind === 'number' && variable.better === 'high' ? [badness(variable, value)] : [],
  )
  return shares.length === 0 ? 0 : shares.reduce((a, b) => a + b) / shares.length - 0.5
}
