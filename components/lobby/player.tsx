'use client'

import Link from 'next/link'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import type { SeatSign } from '@/components/boards/board'
import { type AnyBoard, boards } from '@/components/boards/boards'
import { isEnd } from '@/components/match/standing'
import { Button } from '@/components/ui/button'
import { seatEmblems } from '@/components/ui/emblem'
import { Icon } from '@/components/ui/icon'
import { StatePill } from '@/components/ui/state-pill'
import { isCoreEvent } from '@/lib/core/log'
import type { SceneStart } from '@/lib/live/scene'
import { lastVoice, sceneLine } from './scene-line'
import { type Staged, useScene, useSceneClock } from './use-scene'

export type PlayerProps = {
  /** What stands there until the scene is loaded, and where it cannot be. */
  readonly poster: ReactNode
  /** In sight, on a page that is looked at. */
  readonly seen: boolean
}

/** A match that plays by itself. Whoever wants less motion starts it by hand. */
export function Player({ poster, seen }: PlayerProps) {
  const scene = useScene()
  const WithBoard = scene && boards[scene.game]
  if (!WithBoard) return poster
  return (
    <Suspense fallback={poster}>
      <WithBoard>{(board) => <Begun {...{ scene, board, seen }} />}</WithBoard>
    </Suspense>
  )
}

type BegunProps = { readonly scene: SceneStart; readonly board: AnyBoard; readonly seen: boolean }

function Begun({ scene, board, seen }: BegunProps) {
  const [line] = useState(() => sceneLine(scene, board.table))
  const staged = useMemo(() => ({ scene, board, line }), [scene, board, line])
  return <Playing staged={staged} seen={seen} />
}

const signsOf = ({ scene: { seats } }: Staged): readonly SeatSign[] => {
  const emblems = seatEmblems(seats.map(({ persona }) => persona))
  return seats.map(({ index, name, agent }, at) => ({
    ...{ seat: index, name, agent, emblem: emblems[at]! },
    short: name.replace(/^The /, ''),
  }))
}

function Playing({ staged, seen }: { readonly staged: Staged; readonly seen: boolean }) {
  const { scene, board } = staged
  const turnNames = useMemo(() => board.table.turns.names(scene.setup.options), [board, scene.setup])
  const [paused, setPaused] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const moment = useSceneClock(staged, seen && !paused)
  const signs = useMemo(() => signsOf(staged), [staged])
  const names = useMemo(() => signs.map(({ name }) => name), [signs])
  const { entries, at, state, by } = moment
  const turn = (entries[at - 1] ?? entries[0])?.turn ?? board.table.turn(state)
  const told = entries.slice(0, at).findLast(({ event }) => !isCoreEvent(event))
  const { narrate } = board.table
  return (
    <>
      {/* a picture of the game, told in words below it; to walk its squares one opens the game */}
      <div inert className="aspect-square">
        <board.Stage
          {...{ state, entries, at, signs, names }}
          voice={lastVoice(moment)}
          animate={by === 'step'}
          outcome={isEnd(moment) ? moment.status.outcome : null}
          notes={null}
          audience="public"
        />
      </div>
      <figcaption className="grid min-h-11 grid-cols-[auto_1fr_auto] items-center gap-x-3 text-sm">
        <Button
          size="icon"
          aria-label={paused ? 'Play on' : 'Pause'}
          title={paused ? 'Play on' : 'Pause'}
          onClick={() => setPaused(!paused)}
        >
          <Icon name={paused ? 'play' : 'pause'} />
        </Button>
        <span className="min-w-0">
          <Link
            href={`/games/${scene.id}?pub=${scene.from + at}`}
            dir="auto"
            className="link written font-medium"
          >
            {scene.title}
          </Link>
          <span className="text-ink-3">, {turnNames(turn).inLine}</span>
          <span className="block truncate text-ink-2">{told ? narrate(told.event, names) : '\u00a0'}</span>
        </span>
        {moment.status.status === 'running' && <StatePill state="live" />}
      </figcaption>
    </>
  )
}
