import { Glimpse, GlimpseShapes, type Open } from '@/components/lobby/glimpse'
import { Sitters } from '@/components/lobby/sitters'
import { StageBox } from '@/components/lobby/stage-box'
import type { AnyGame } from '@/lib/core/game'
import type { MatchCard } from '@/lib/live/shapes'

export type FrontTableProps = {
  /** What plays there; null: nobody has played yet. */
  readonly match: MatchCard | null
  readonly open: Open | null
  readonly game: AnyGame
}

/** The table on the front page: a game that plays, or who may sit down. */
export function FrontTable({ match, open, game }: FrontTableProps) {
  if (!match)
    return <Sitters seats={game.personas.map(({ id, ...persona }) => ({ persona: id, ...persona }))} />
  return (
    <StageBox label={`${match.title}, played before your eyes`}>
      <GlimpseShapes />
      <div className="aspect-square">
        <Glimpse open={open} />
      </div>
      <figcaption className="min-h-11 text-ink-3 text-sm">
        <span dir="auto" className="written">
          {match.title}
        </span>
      </figcaption>
    </StageBox>
  )
}
