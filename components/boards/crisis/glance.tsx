import type { State } from '@/lib/games/crisis/state'
import type { Glance } from '../glance'
import { ladderOf } from './bands'
import { sparkOf } from './chart'
import { courseOf } from './course'
import { changesByKey, gaugesOf } from './gauges'
import { verb } from './story'
import { kindWords } from './words'

const DESK = 'crisis-desk-shape'

function Shapes() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="absolute">
      <symbol id={DESK} viewBox="0 0 100 100">
        <rect width="100" height="100" rx="4" style={{ fill: 'var(--baize)' }} />
        <rect x="10" y="9" width="80" height="15" rx="1" style={{ fill: 'var(--paper)' }} />
        <rect x="10" y="29" width="80" height="46" rx="2" style={{ fill: 'var(--tile)' }} />
      </symbol>
    </svg>
  )
}

/** The course of the first open figure that all charts show. */
function Curve({ state }: { readonly state: State }) {
  const gauge = gaugesOf(state).find(({ variable, secret }) => variable.kind === 'number' && !secret)
  if (!gauge) return null
  const course = courseOf(gauge.value, changesByKey(state).get(gauge.key) ?? [], state.table.step)
  const ladder = ladderOf(gauge.variable, course)
  return ladder ? (
    <path
      transform="translate(14 33)"
      d={sparkOf(ladder, course, 72, 38)}
      vectorEffect="non-scaling-stroke"
      style={{ fill: 'none', stroke: 'var(--tile-ink)', strokeWidth: 1.75, strokeLinejoin: 'round' }}
    />
  ) : null
}

function Picture({ state }: { readonly state: State }) {
  const { agents, step, scenario } = state.table
  const each = 80 / agents.length
  const share = Math.min(1, step / scenario.steps)
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="block size-full">
      <use href={`#${DESK}`} width="100" height="100" />
      <rect
        x="14"
        y="16"
        width={Math.round(72 * share)}
        height="2.5"
        style={{ fill: 'var(--paper-ink-2)' }}
      />
      <Curve state={state} />
      {agents.map((_, seat) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          key={seat}
          data-seat={seat % 12}
          className="fill-seat"
          cx={Math.round((10 + each * (seat + 0.5)) * 10) / 10}
          cy="86"
          r={Math.min(6, each / 2.6)}
        />
      ))}
    </svg>
  )
}

/** A crisis at a glance: how far it is, its first figure over the steps, and who sits there. Nobody is ahead: goals are secret. */
export const glance: Glance<State> = {
  Shapes,
  Picture,
  leader: () => null,
  ending: ({ by }) => (by === 'last-step' ? 'ended with the last step' : `ended: ${kindWords(by)}`),
  verb,
}
