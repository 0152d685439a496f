import type { TurnNames } from '../board'

/** A turn is a step. */
export const steps: TurnNames = (step) => ({
  title: step === 0 ? 'Before the first step' : `Step ${step}`,
  inLine: step === 0 ? 'the start' : `step ${step}`,
  tick: String(step),
})
