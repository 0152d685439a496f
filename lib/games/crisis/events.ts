import type { Seat } from '@/lib/core/game'
import type { Lever, Profile, Scenario, Value, Values } from './scenario'

/** What moved a variable. */
export type Cause = 'module' | 'engine' | 'clamp' | 'schedule'

/**
 * Every fact of a crisis log. docs/events.md is made from this union; `@document` names what specs/5 calls the same.
 * What has `to` is told to those seats alone, the engine always among them; everything else is public.
 */
export type Event =
  /** The engine is told the whole scenario; told to it alone. */
  | { readonly type: 'engine-briefed'; readonly scenario: Scenario; readonly to: readonly Seat[] }
  /** An agent is told who it is, where its secret variables stand, and what levers often do to what it may know; told to it and the engine. */
  | {
      readonly type: 'agent-briefed'
      readonly seat: Seat
      readonly profile: Profile
      readonly values: Values
      readonly levers: readonly Lever[]
      readonly to: readonly Seat[]
    }
  /** A step begins, counted from 1; the agents are asked. */
  | { readonly type: 'step-began'; readonly step: number }
  /** An agent acts, by a lever of the scenario or otherwise (`other`); covert: told to it and the engine. `title`: of the lever. @document agent_responses */
  | {
      readonly type: 'acted'
      readonly seat: Seat
      readonly lever: string
      readonly title: string
      readonly target: Seat | null
      readonly text: string
      readonly to?: readonly Seat[]
    }
  /** A letter reaches whom it names, and the engine. */
  | {
      readonly type: 'letter-sent'
      readonly seat: Seat
      readonly recipients: readonly Seat[]
      readonly text: string
      readonly to: readonly Seat[]
    }
  /** An agent's answer for this step is in. */
  | { readonly type: 'answered'; readonly seat: Seat }
  /** A variable moves: of an agent (`seat`), else of the world. `source`: the module, scheduled event or bound that moved it. @document state_updates */
  | {
      readonly type: 'variable-changed'
      readonly seat?: Seat
      readonly name: string
      readonly title: string
      readonly was: Value
      readonly now: Value
      readonly cause: Cause
      readonly source: string
      readonly why: string
      readonly to?: readonly Seat[]
    }
  /** Something happens, as the engine or the schedule has it. `kind`: its type. @document events */
  | {
      readonly type: 'happened'
      readonly kind: string
      readonly description: string
      readonly cause: 'engine' | 'schedule'
      readonly to?: readonly Seat[]
    }
  /** The engine has judged the step; `unjudged`: no judgement came and it changes nothing. */
  | { readonly type: 'judged'; readonly seat: Seat; readonly unjudged: boolean }
  /** It is over: an ending of the scenario (`by` its id), or the last step. `scores` by seat, 0 to 100. */
  | {
      readonly type: 'simulation-ended'
      readonly by: string
      readonly title: string
      readonly scores: readonly number[]
    }
