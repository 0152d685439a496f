import { proceed } from './decide'
import { deal } from './rules/deal'
import type { MafiaStep } from './state'

/** Deals the roles and plays on to the first question. */
export function open(step: MafiaStep): void {
  deal(step)
  proceed(step)
}
