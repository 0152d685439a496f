import type { Seat } from '@/lib/core/game'
import type { Own, State, Table } from '../state'

type Living = Pick<Table, 'alive'>

/** Whether a number is the seat of somebody living; anything that is no seat is not. */
export const isLiving = ({ alive }: Living, seat: number): boolean => alive[seat] === true

export const livingCount = ({ seats, deaths }: Pick<Table, 'seats' | 'deaths'>): number =>
  seats - deaths.length

export function livingSeats({ alive }: Living): Seat[] {
  const living: Seat[] = []
  for (let seat = 0; seat < alive.length; seat++) if (alive[seat]) living.push(seat)
  return living
}

/** The seat that an accepted number names: minus zero is seat 0. */
export const asSeat = (number: number): Seat => number + 0

/** Living seats but one. */
export function livingOthers({ alive }: Living, self: Seat | null): Seat[] {
  const others: Seat[] = []
  for (let seat = 0; seat < alive.length; seat++) if (alive[seat] && seat !== self) others.push(seat)
  return others
}

/** The living mafia, lowest seat first. Asks the secret part of the state: for the rules alone. */
export function livingMafia({ table, own }: State): Seat[] {
  const mafia: Seat[] = []
  for (let seat = 0; seat < own.length; seat++)
    if (table.alive[seat] && own[seat].role === 'mafia') mafia.push(seat)
  return mafia
}

/** As a mafioso knows them: its partners that live, itself included, lowest seat first. */
export const livingPartners = ({ alive }: Living, { partners }: Own): Seat[] =>
  partners.filter((seat) => alive[seat])
