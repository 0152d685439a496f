import type { Seat } from '@/lib/core/game'
import type { Action, Bounds } from '../actions'
import type { View } from '../state'
import { danger, isSoldOut } from './danger'
import type { Traits } from './traits'

/** Leaves while the expected rent of the next lap is a small enough part of its cash; a card before the fine. */
export function leaveJail(
  view: View,
  seat: Seat,
  { mayPay, cards, attempt }: Bounds['jail_action_decision'],
  traits: Traits,
): Action<'jail_action_decision'> {
  if (cards === 0 && !mayPay) return STAYS
  // while the bank has lots to sell, a turn in jail costs more than it saves
  if (attempt <= traits.jailRolls && isSoldOut(view)) return STAYS
  if (danger(view, seat) >= traits.jailPayThreshold) return STAYS
  return cards > 0 ? USES_CARD : PAYS
}

const STAYS: Action<'jail_action_decision'> = { action: 'roll_doubles' }
const USES_CARD: Action<'jail_action_decision'> = { action: 'use_card' }
const PAYS: Action<'jail_action_decision'> = { action: 'pay_fine' }
