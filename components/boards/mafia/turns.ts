import type { Setup } from '@/lib/core/game'
import type { Options } from '@/lib/games/mafia/state'
import type { TurnNames, TurnWords } from '../board'

const DEAL: TurnWords = { title: 'Before the game', inLine: 'the deal', tick: 'deal' }

/** A turn is a night or a day. A night has the number of the day it leads to. */
export const nightsAndDays =
  ({ options }: Setup): TurnNames =>
  (turn) => {
    if (turn === 0) return DEAL
    const byNight = (options as Options).start === 'night'
    const isNight = (turn % 2 === 1) === byNight
    const number = byNight ? Math.ceil(turn / 2) : Math.floor(turn / 2) + 1
    const words = `${isNight ? 'ight' : 'ay'} ${number}`
    const [upper, lower] = isNight ? ['N', 'n'] : ['D', 'd']
    return { title: upper + words, inLine: lower + words, tick: lower + words }
  }
