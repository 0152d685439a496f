import { lazy } from 'react'
import type { Event, State } from '@/lib/games/crisis/state'
import { table } from '@/lib/games/crisis/table'
import { plain } from '@/lib/games/crisis/words'
import type { Board } from '../board'
import { asked } from './asked'
import { beneath, drawn } from './drawn'
import { figures, plot } from './plot'
import { Rail } from './rail'
import { goalsReached, heldGoals } from './scores'
import { SeatLines, SeatSigns } from './seat-lines'
import { Stage } from './stage'
import { ending, mark, telling, verb } from './story'
import { strands } from './strands'

const Variables = lazy(async () => ({ default: (await import('./variables-panel')).VariablesPanel }))
const Letters = lazy(async () => ({ default: (await import('./letters-panel')).LettersPanel }))

/** Crisis's part of the room. */
export const crisis: Board<State, Event> = {
  table,
  Stage,
  beside: { SeatLines, SeatSigns },
  Rail,
  isOut: () => false,
  outWord: 'gone',
  asked,
  scores: goalsReached,
  scoreTitle: 'Reached of what each wants',
  sayScore: plain,
  plot: (_, setup) => plot(setup),
  figures: [],
  figuresOf: figures,
  strands,
  panels: [
    { id: 'variables', title: 'All variables', icon: 'chart', Page: Variables },
    { id: 'letters', title: 'Letters', icon: 'mail', Page: Letters },
  ],
  thoughtsSpoil: false,
  publicName: 'Public',
  weights: heldGoals,
  weightTitle: 'shares of what all reached of what they want',
  ending,
  mark,
  telling,
  verb,
  drawn,
  beneath,
}
