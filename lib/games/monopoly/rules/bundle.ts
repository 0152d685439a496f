// From the words of a reply to a bundle of works.
import { type Rejection, rejected } from '@/lib/core/result'
import type { Actions } from '../actions'
import { BOARD, HOTEL } from '../board'
import type { View } from '../state'
import { type Build, type Bundle, NO_WORKS } from './works'

const ACTION = /^(build|sell|mortgage|unmortgage):(\d{1,2})(?::(house|hotel))?$/

/** Reads `build:<pos>:house|hotel`, `sell:<pos>`, `mortgage:<pos>`, `unmortgage:<pos>`, `propose_trade`, `do_nothing`. */
export function readActions(actions: readonly string[]): Bundle | Rejection {
  if (actions.length === 0) return NO_WORKS
  const sells: number[] = []
  const mortgages: number[] = []
  const unmortgages: number[] = []
  const builds: Build[] = []
  for (const text of actions) {
    if (text === 'propose_trade' || text === 'do_nothing') continue
    const [, verb, place, type] = ACTION.exec(text) ?? []
    const position = Number(place)
    if (verb === undefined || BOARD[position] === undefined || (verb === 'build') !== (type !== undefined))
      return rejected('no-such-action', `${JSON.stringify(text)} is no action here.`)
    if (verb === 'sell') sells.push(position)
    else if (verb === 'mortgage') mortgages.push(position)
    else if (verb === 'unmortgage') unmortgages.push(position)
    else builds.push({ position, type: type as Build['type'] })
  }
  return { sells, mortgages, unmortgages, builds }
}

/** The sales and mortgages of a debtor; `sell_hotels` names lots with a hotel, once each. */
export function bundleOf(view: View, reply: Actions['bankruptcy_decision']): Bundle | Rejection {
  const { sell_houses, sell_hotels, mortgage } = reply
  for (let i = 0; i < sell_hotels.length; i++)
    if (view.buildings[sell_hotels[i]] !== HOTEL || sell_hotels.indexOf(sell_hotels[i]) !== i)
      return rejected(
        'no-hotel',
        `There is no hotel to sell on ${BOARD[sell_hotels[i]]?.name ?? 'that place'}.`,
      )
  for (const lot of sell_houses)
    if (view.buildings[lot] === HOTEL && !sell_hotels.includes(lot))
      return rejected('hotel-first', `${BOARD[lot].name} has a hotel: name it in sell_hotels first.`)
  return { ...NO_WORKS, sells: [...sell_hotels, ...sell_houses], mortgages: mortgage }
}
