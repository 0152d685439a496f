import type { MatchHead } from '@/lib/live/shapes'

export type Side = 'a' | 'b'

/** Which of the two: the filled letter goes with the whole line, the hollow one with the broken line. */
export function Letter({ side }: { readonly side: Side }) {
  const look = side === 'a' ? 'bg-ink text-room' : 'text-ink'
  return (
    <span
      className={`inline-grid size-5 flex-none place-items-center rounded-paper border border-ink font-semibold text-xs ${look}`}
    >
      {side.toUpperCase()}
    </span>
  )
}

/** Where a moment of a game is shown: by the number its audience counts by. */
export const momentOf = ({ id, audience }: Pick<MatchHead, 'id' | 'audience'>, n: number): string =>
  `/games/${id}?${audience === 'observer' ? 'seq' : 'pub'}=${n}`
