import { list } from '@/lib/core/words'
import { BOARD, liftCost, mortgageValue, STREET_GROUPS } from '../board'
import { ownsGroup } from '../rules/estate'
import type { View } from '../state'
import type { GameView } from '../view'
import { buildings, money, place } from '../words'
import { rentWords } from './property'

/** The seat's own state, its lots by name and rent. */
export function selfLayer(view: View, seen: GameView): string {
  const { myProperties, myMortgaged } = seen
  return [
    'YOUR STATE:',
    `Cash: ${money(seen.myCash)}`,
    `Net worth: ${money(seen.myNetWorth)}`,
    `Cash after selling all buildings and mortgaging all lots would be: ${money(seen.myLiquidationValue)}`,
    `Position: ${place(seen.myPosition)}`,
    `Properties owned: ${myProperties.length === 0 ? 'none' : myProperties.length}`,
    ...myProperties.map((lot) => propertyLine(view, lot)),
    `Mortgaged: ${list(myMortgaged.map(place), 'none')}`,
    `Get Out of Jail Free cards: ${seen.myJailCards}`,
    `In jail: ${seen.myInJail ? `yes, attempt ${seen.myJailTurns} of 3 comes next` : 'no'}`,
  ].join('\n')
}

function propertyLine(view: View, lot: number): string {
  const { group, houseCost, rents } = BOARD[lot]
  const parts = [`rent ${rentWords(view, lot)}`]
  if (view.mortgaged[lot]) parts.push(`lifting the mortgage costs ${money(liftCost(lot))}`)
  else parts.push(`mortgage value ${money(mortgageValue(lot))}`)
  if (group < STREET_GROUPS) {
    parts.unshift(buildings(view.buildings[lot]))
    if (ownsGroup(view, view.owner[lot], group))
      parts.push(
        `house cost ${money(houseCost)}, rent with 1/2/3/4 houses/hotel ${rents.slice(1).map(money).join('/')}`,
      )
  }
  return `- ${place(lot)}: ${parts.join('; ')}`
}
