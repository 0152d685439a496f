import type { CSSProperties } from 'react'
import { Disc } from '@/components/ui/emblem'
import type { Count, State } from '@/lib/games/mafia/state'
import type { Scene } from '../board'
import { chairAt, chipsAt, isBeside, thread } from './circle'
import { choicesOf, votesOf } from './threads'

/** Chips lie this far apart, in hundredths of the table; many lie closer, within so much in all. */
const CHIP_STEP = 3.05
const CHIPS_MOST = 14

const placed = (x: number, y: number, step: number) =>
  ({
    '--x': `${x.toFixed(1)}%`,
    '--y': `${y.toFixed(1)}%`,
    '--step': `${step.toFixed(2)}cqw`,
  }) as CSSProperties

type VotesProps = {
  readonly state: State
  readonly shown: Count
  readonly scene: Scene<State>
  /** They are being shown just now: chips slide to where they lie. */
  readonly fresh: boolean
}

/** The votes as they were shown: a chip for each beside whom it was given against, pale threads to who gave it. */
export function Votes({ state, shown, scene: { signs }, fresh }: VotesProps) {
  const votes = votesOf(state, shown)
  const { seats } = state.table
  const targets = [...new Set(votes.map(({ to }) => to))]
  return (
    <div className="votes" data-fresh={fresh || undefined} aria-hidden="true">
      <svg className="links" viewBox="0 0 100 100" aria-hidden="true">
        {votes.map(({ from, to }) => (
          <path key={from} d={thread(from, to, seats)} />
        ))}
      </svg>
      {targets.map((target) => {
        const { x, y } = chipsAt(target, seats)
        const given = votes.filter(({ to }) => to === target)
        const step = Math.min(CHIP_STEP, CHIPS_MOST / Math.max(1, given.length - 1))
        return (
          <span
            key={target}
            className="chips"
            data-beside={isBeside(target, seats) || undefined}
            style={placed(x, y, step)}
          >
            {given.map(({ from }) => {
              const chair = chairAt(from, seats)
              const way = {
                '--dx': `${(chair.x - x).toFixed(1)}cqw`,
                '--dy': `${(chair.y - y).toFixed(1)}cqw`,
              }
              return (
                <span key={from} className="chip" style={way as CSSProperties}>
                  <Disc seat={from} emblem={signs[from]!.emblem} className="mark" />
                </span>
              )
            })}
          </span>
        )
      })}
    </div>
  )
}

/** The night's choices as dotted threads, for those who are told of them. */
export function NightThreads({ state }: { readonly state: State }) {
  const choices = choicesOf(state)
  if (choices.length === 0) return null
  return (
    <svg className="links" data-dotted viewBox="0 0 100 100" aria-hidden="true">
      {choices.map(({ from, to }) => (
        <path key={from} d={thread(from, to, state.table.seats)} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  )
}
