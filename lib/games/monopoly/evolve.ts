import { JAIL_CARDS } from './cards'

import { auction } from './fold/auction'
import { debtOf, fall, owe } from './fold/debt'
import { trade } from './fold/trade'
import { walk } from './fold/walk'
import { give, passEstate, raise, transfer } from './ledger'
import type { Event, EventOf, State } from './state'

/** Facts change the state and nothing else does; no rule is asked here. Total over a log without the decks' order. */
export function evolve(state: State, event: Event): void {
  const { table } = state
  switch (event.type) {
    case 'dice-rolled':
    case 'moved':
    case 'turn-began':
    case 'rolls-again':
    case 'jailed':
    case 'jail-faced':
    case 'stayed-in-jail':
    case 'left-jail':
    case 'utility-dice-rolled':
    case 'turn-limit-reached':
      return walk(state, event)
    case 'paid':
      return transfer(table, event.seat, event.payee, event.amount)
    case 'salary-paid':
    case 'card-cashed':
      table.cash[event.seat] += event.amount
      return
    case 'lot-offered':
      table.agenda.push({ do: 'buy', lot: event.lot })
      return
    case 'auction-opened':
    case 'bid-made':
    case 'bid-passed':
    case 'bidder-passed-over':
    case 'auction-failed':
      return auction(table, event)
    case 'lot-bought':
    case 'auction-won':
      table.agenda.pop()
      table.cash[event.seat] -= event.price
      return give(table, event.lot, event.seat)
    case 'built':
    case 'building-sold':
    case 'lot-mortgaged':
    case 'mortgage-lifted':
      return work(table, event)
    case 'trading-began':
    case 'trading-ended':
    case 'trade-proposed':
    case 'trade-accepted':
    case 'trade-rejected':
      return trade(table, event)
    case 'debt-incurred':
      return owe(table, debtOf(event))
    case 'debt-paid':
      table.agenda.pop()
      return transfer(table, event.seat, event.payee, event.amount)
    case 'estate-passed':
      return passEstate(state, event)
    case 'went-bankrupt':
      return fall(table, event.seat)
    case 'deck-shuffled':
    case 'card-drawn':
    case 'jail-card-kept':
      return deal(state, event)
  }
  // an event that is forgotten above is a type error here
  event satisfies never
}

function work(
  table: State['table'],
  event: EventOf<'built' | 'building-sold' | 'lot-mortgaged' | 'mortgage-lifted'>,
): void {
  switch (event.type) {
    case 'built':
      raise(table, event.lot, event.level)
      table.cash[event.seat] -= event.cost
      return
    case 'building-sold':
      raise(table, event.lot, event.level)
      table.cash[event.seat] += event.gain
      return
    case 'lot-mortgaged':
      table.mortgaged[event.lot] = true
      table.cash[event.seat] += event.gain
      return
    case 'mortgage-lifted':
      table.mortgaged[event.lot] = false
      table.cash[event.seat] -= event.cost
      return
  }
}

/** A deck whose order is not known stays empty. */
function deal(
  { table, decks }: State,
  event: EventOf<'deck-shuffled' | 'card-drawn' | 'jail-card-kept'>,
): void {
  switch (event.type) {
    case 'deck-shuffled':
      decks[event.deck] = event.order.slice()
      return
    case 'card-drawn': {
      const deck = decks[event.deck]
      const card = deck.shift()
      if (card !== undefined) deck.push(card)
      return
    }
    case 'jail-card-kept':
      table.jailCard[event.deck] = event.seat
      decks[event.deck] = decks[event.deck].filter((card) => card !== JAIL_CARDS[event.deck])
      return
  }
}
