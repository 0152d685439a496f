import type { Glance } from '@/components/boards/glance'
import { capital } from '@/tests/games/sealed/narrate'
import type { State } from '@/tests/games/sealed/state'
import { verb } from './board'
import { sums } from './sums'

/** A hammer over a block, and a disc for each bidder who still has coins. */
function Picture({ state: { table } }: { readonly state: State }) {
  const each = 80 / table.coins.length
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="block size-full">
      <rect width="100" height="100" rx="4" style={{ fill: 'var(--baize)' }} />
      <rect x="30" y="52" width="40" height="8" rx="2" style={{ fill: 'var(--paper)' }} />
      <path d="M38 24h20v14H38zM58 29h24v4H58z" style={{ fill: 'var(--paper)' }} />
      {table.coins.map((left, seat) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          key={seat}
          data-seat={seat % 12}
          className="fill-seat"
          cx={Math.round((10 + each * (seat + 0.5)) * 10) / 10}
          cy="82"
          r={left > 0 ? 6 : 3}
        />
      ))}
    </svg>
  )
}

/** A sale at a glance. */
export const glance: Glance<State> = {
  Shapes: () => null,
  Picture,
  verb,
  leader: (state) => {
    const all = sums(state)
    const most = Math.max(...all)
    const ahead = all.flatMap((sum, seat) => (sum === most ? [seat] : []))
    return ahead.length === 1 ? { seat: ahead[0], words: capital(`${most} in coins and lots`) } : null
  },
}
