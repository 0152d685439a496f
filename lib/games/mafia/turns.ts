import type { Turns, TurnWords } from '@/lib/core/turns'
import { list } from '@/lib/core/words'
import type { Options } from './state'
import { count } from './words'

type Start = Pick<Options, 'start'>

/** Whether a turn is a night: nights and days take turns from the first. */
export const isNight = ({ start }: Start, turn: number): boolean => (turn % 2 === 1) === (start === 'night')

/** The day that a turn is, or that the night leads to. */
export const dayOf = ({ start }: Start, turn: number): number =>
  start === 'night' ? Math.ceil(turn / 2) : Math.floor(turn / 2) + 1

/** "2 nights and 1 day", what came first in front. */
function passed({ start }: Start, turn: number): string {
  const [first, second] = start === 'night' ? ['night', 'day'] : ['day', 'night']
  return list([count(Math.ceil(turn / 2), first), ...(turn > 1 ? [count(Math.floor(turn / 2), second)] : [])])
}

const DEAL: TurnWords = {
  title: 'Before the game',
  inLine: 'the deal',
  tick: 'deal',
  passed: 'the deal alone',
}

/** A turn is a night or a day. A night has the number of the day it leads to. */
export const turns: Turns<Start> = {
  one: 'night or day',
  many: 'nights and days',
  names: (options) => (turn) => {
    if (turn === 0) return DEAL
    const [title, inLine] = isNight(options, turn) ? ['Night', 'night'] : ['Day', 'day']
    const number = dayOf(options, turn)
    const word = `${inLine} ${number}`
    return { title: `${title} ${number}`, inLine: word, tick: word, passed: passed(options, turn) }
  },
}
