'use client'

import { useMemo, useState } from 'react'
import { hitsOf, lookedFor, nextHit } from './find'
import { type Ears, useHearing } from './hearing'
import type { RoomMatch } from './use-match'

/** What a reader wants to see of the talk. */
export type Talk = {
  readonly ears: Ears
  /** Deeds and consequences between the words. */
  readonly facts: boolean
  readonly thoughts: boolean
  toggleFacts(): void
  toggleThoughts(): void
  readonly find: Find
}
export type Find = {
  readonly open: boolean
  readonly text: string
  readonly mark: RegExp | null
  /** Entries whose words were found. */
  readonly hits: readonly number[]
  show(): void
  close(): void
  look(text: string): void
  /** On to the next hit, or back: the moment moves there. */
  go(way: 1 | -1): void
}

type Shown = Pick<Talk, 'ears' | 'thoughts'>
function useFind({ rows, line, moment }: RoomMatch, { ears, thoughts }: Shown): Find {
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const mark = useMemo(() => (open ? lookedFor(text) : null), [open, text])
  const { hears } = ears
  const hits = useMemo(() => hitsOf(rows, mark, { hears, thoughts }), [rows, mark, hears, thoughts])
  return {
    ...{ open, text, mark, hits },
    show: () => setOpen(true),
    close: () => setOpen(false),
    look: setText,
    go(way) {
      const to = nextHit(hits, moment.at, way)
      if (to !== null) line.seek(to)
    },
  }
}

export function useTalk(match: RoomMatch): Talk {
  const ears = useHearing()
  const [facts, setFacts] = useState(true)
  const [thoughts, setThoughts] = useState(!match.board.thoughtsSpoil)
  const find = useFind(match, { ears, thoughts })
  return {
    ...{ ears, facts, thoughts, find },
    toggleFacts: () => setFacts(!facts),
    toggleThoughts: () => setThoughts(!thoughts),
  }
}
