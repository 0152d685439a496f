import { shuffled } from '@/lib/core/random'
import { DECKS } from './cards'
import { proceed } from './decide'
import { DECK_STREAM } from './rules/dice'
import type { MonopolyStep } from './state'

/** Shuffles both decks and plays on to the first question. */
export function open(step: MonopolyStep): void {
  for (let deck = 0; deck < DECKS.length; deck++) {
    const order = shuffled(step.random, DECK_STREAM + deck, DECKS[deck].length)
    step.write({ type: 'deck-shuffled', deck, order, to: [] })
  }
  proceed(step)
}
