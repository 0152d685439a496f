'use client'

import type { CSSProperties } from 'react'
import { Disc } from '@/components/ui/emblem'
import { Icon } from '@/components/ui/icon'
import type { Seat } from '@/lib/core/game'
import type { State, Table } from '@/lib/games/mafia/state'
import type { Scene, SeatSign } from '../board'
import { useOneStop } from '../use-one-stop'
import { chairAt } from './circle'
import { deathOf, fateWords, ROLE_ICONS, roleOf } from './known'
import { countShown, isNight } from './paper'
import { type Reading, standingAt } from './suspects'
import { isUp } from './threads'
import { useNotes } from './use-suspects'

export const READING_WORDS: Readonly<Record<Reading, string>> = {
  suspect: 'you suspect it',
  trust: 'you trust it',
}

type ChairProps = {
  readonly sign: SeatSign
  readonly scene: Scene<State>
  readonly reading: Reading | null
  readonly selected: boolean
  readonly reachable: boolean
}

/** How a seat sits there just now. */
function postureOf({ state, voice }: Scene<State>, seat: Seat): string | undefined {
  const { table } = state
  if (!table.alive[seat]) return 'dead'
  if (voice?.seat === seat) return 'speaks'
  if (!isNight(table)) return undefined
  return isUp(state, seat) ? 'up' : 'asleep'
}

const POSTURE_WORDS: Readonly<Record<string, string>> = { speaks: 'speaks', up: 'awake', asleep: 'asleep' }

/** Named today, and not voted on yet: the names of a day stay in the log's state until the next morning. */
const standsNominated = (table: Table, seat: Seat): boolean =>
  !isNight(table) && !table.over && !countShown(table) && table.nominees.includes(seat)

function Chair({ sign, scene, reading, selected, reachable }: ChairProps) {
  const { seat, name, short, emblem } = sign
  const { table } = scene.state
  const role = roleOf(scene.state, seat)
  const death = deathOf(table, seat)
  const posture = postureOf(scene, seat)
  const { x, y } = chairAt(seat, table.seats)
  const nominated = !death && standsNominated(table, seat)
  return (
    <li style={{ '--x': `${x.toFixed(1)}%`, '--y': `${y.toFixed(1)}%` } as CSSProperties}>
      <button
        type="button"
        className="chair"
        data-chair={seat}
        data-seat={seat % 12}
        data-posture={posture}
        aria-pressed={selected}
        tabIndex={reachable ? 0 : -1}
      >
        <span className="face">
          <Disc seat={seat} emblem={emblem} className="mark" />
          {reading && (
            <span className="note" data-reading={reading}>
              <Icon name={reading === 'suspect' ? 'warn' : 'check'} />
            </span>
          )}
        </span>
        <b title={name}>
          <span className="written">{short}</span>
        </b>
        {role && (
          <span className="role" data-role={role}>
            <Icon name={ROLE_ICONS[role]} />
            {role}
          </span>
        )}
        {death && <small>{fateWords(death)}</small>}
        {nominated && <small>nominated</small>}
        <span className="sr-only">
          {[death ? 'dead' : 'alive', posture && POSTURE_WORDS[posture], reading && READING_WORDS[reading]]
            .filter(Boolean)
            .join(', ')}
        </span>
      </button>
    </li>
  )
}

const WAYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

export type ChairsProps = {
  readonly scene: Scene<State>
  readonly selected: Seat | null
  readonly onSelect: (seat: Seat | null) => void
}

/** The chairs, clockwise from the top: one stop of the Tab key, arrows go round. */
export function Chairs({ scene, selected, onSelect }: ChairsProps) {
  const { state, signs, notes } = scene
  const marks = standingAt(useNotes(notes), state.table.turn)
  const { reachable, onClick, onKeyDown } = useOneStop({
    mark: 'chair',
    ...{ selected, onSelect },
    way: (seat, { key, shiftKey }) => {
      const way = WAYS[key]
      return way === undefined || shiftKey ? null : (seat + way + signs.length) % signs.length
    },
  })
  return (
    <ol aria-label="The table" onClick={onClick} onKeyDown={onKeyDown}>
      {signs.map((sign) => (
        <Chair
          key={sign.seat}
          {...{ sign, scene }}
          reading={marks.get(sign.seat) ?? null}
          selected={selected === sign.seat}
          reachable={reachable === sign.seat}
        />
      ))}
    </ol>
  )
}
