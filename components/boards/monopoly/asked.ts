import { BOARD } from '@/lib/games/monopoly/board'
import type { Task, View } from '@/lib/games/monopoly/state'
import { money } from '@/lib/games/monopoly/words'
import type { Asked } from '../board'

/** Whose move it is and what is asked of them, by what lies open on top. */
export function asked(view: View): Asked | null {
  const task: Task | undefined = view.agenda.at(-1)
  if (!task || view.turn === 0) return null
  // within a step nobody may be left to bid
  const of = (words: string, seat = view.active): Asked | null =>
    seat >= 0 && seat < view.seats ? { seats: [seat], words } : null
  switch (task.do) {
    case 'pre-roll':
      return of('before the throw')
    case 'jail':
      return of('in jail, to choose a way out')
    case 'post-roll':
      return of('after the throw')
    case 'buy':
      return of(`to buy ${BOARD[task.lot]!.name} or not`)
    case 'bid':
      return of(`to bid for ${BOARD[task.auction.lot]!.name}`, task.auction.next)
    case 'talk':
      return of('to propose a trade')
    case 'answer':
      return of('to answer the offer', task.offer.target)
    case 'owe':
      return of(`to raise ${money(task.debt.amount)}`, task.debt.seat)
  }
  return null
}
