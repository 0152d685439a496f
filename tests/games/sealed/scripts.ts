import type { Mind, Script } from '@/lib/core/game'
import { CATALOGUE } from './facts'
import { coins, lotName } from './narrate'
import type { Action, Request } from './requests'
import { worthTo } from './rules'
import type { View } from './state'

/** What may be said aloud. Nothing here gives away what the seat collects. */
const BOLD = [
  'Mine, that one. You may keep your hands in your pockets.',
  'Oh, it glitters! Somebody will regret being careful today.',
  'I have seen worse, and paid more for it.',
  'Bid what you like; I always find one coin more.',
]
const WARY = [
  'A pretty thing. Pretty things are always too dear.',
  'I shall sit this one out, very nearly.',
  'Whoever wins this has paid too much; I hope it is one of you.',
  'My purse is shut, and the string is knotted.',
]

/** Bids a share of what the lot counts for it, and never more than the others could beat. */
function choose({ table, own }: View, { seat, bounds }: Request, { persona, chance }: Mind): Action {
  const worth = worthTo(table.lot, own?.taste ?? null)
  const wish = Math.round(worth * persona.parameters.eagerness * (0.8 + 0.4 * chance(0)))
  const enough = 1 + Math.max(0, ...table.coins.filter((_, other) => other !== seat))
  return { bid: Math.min(wish, enough, bounds.most) }
}

function say({ table, own }: View, { bounds }: Request, { bid }: Action, { persona, chance, said }: Mind) {
  const { lot } = table
  const mine = CATALOGUE[lot].kind === own?.taste ? ', being of my kind' : ''
  const lines = (persona.parameters.eagerness > 0.6 ? BOLD : WARY).filter((line) => !said.includes(line))
  return {
    thought: `For me ${lotName(lot)} would count ${worthTo(lot, own?.taste ?? null)}${mine}. I bid ${bid} of my ${coins(bounds.most)}.`,
    speech: lines.length === 0 ? '' : lines[Math.floor(chance(1) * lines.length)],
  }
}

export const scripts: Readonly<Record<string, Script<View, Request, Action>>> = {
  collector: { choose, say },
  // a yardstick for figures: `npm run simulate -- sealed --agent plain`
  plain: {
    choose: ({ table }, { bounds: { most } }) => ({ bid: Math.min(most, CATALOGUE[table.lot].worth) }),
    say: (_view, _request, { bid }) => ({ thought: `I bid what it is worth: ${bid}.`, speech: '' }),
  },
}
