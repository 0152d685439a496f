import type { State } from '@/lib/games/mafia/state'
import type { Glance } from '../glance'
import { chairAt } from './circle'
import { isNight } from './paper'
import { verb } from './story'

const CLOTH = 'mafia-cloth'

function Shapes() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="absolute">
      <symbol id={CLOTH} viewBox="0 0 100 100">
        <circle
          cx="50"
          cy="50"
          r="27"
          style={{ fill: 'none', stroke: 'var(--baize-line)', strokeWidth: 1.5, strokeDasharray: '2 3' }}
        />
      </symbol>
    </svg>
  )
}

const round = (value: number): number => Math.round(value * 10) / 10

function Picture({ state: { table } }: { readonly state: State }) {
  const radius = table.seats > 12 ? 5 : 7
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="block size-full">
      <rect width="100" height="100" rx="4" style={{ fill: isNight(table) ? '#1d2748' : 'var(--baize)' }} />
      <use href={`#${CLOTH}`} width="100" height="100" />
      {table.alive.map((alive, seat) => {
        const { x, y } = chairAt(seat, table.seats)
        return (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={seat}
            data-seat={seat % 12}
            className={alive ? 'fill-seat' : undefined}
            cx={round(x)}
            cy={round(y)}
            r={alive ? radius : radius * 0.6}
            style={alive ? undefined : { fill: 'none', stroke: 'var(--on-baize)', strokeWidth: 1.5 }}
          />
        )
      })}
    </svg>
  )
}

const ENDINGS: Readonly<Record<string, string>> = {
  town: 'won by the town',
  mafia: 'won by the mafia',
}

/** Mafia at a glance: who still sits at the table, by day or night. Nobody is ahead: who is mafia is not told. */
export const glance: Glance<State> = {
  Shapes,
  Picture,
  leader: () => null,
  ending: ({ by }) => ENDINGS[by] ?? 'nobody won',
  verb,
}
