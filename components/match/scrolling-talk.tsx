'use client'

import { type MouseEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { leadsAway, leaveOff, useLeftOff } from './left-off'
import type { TalkListProps } from './talk-list'
import { LedgerRow } from './talk-row'

const NEAR_END_PX = 60

/** How long after a reader's own wheel, finger or key a list that leaves its end counts as left by the reader. */
const BY_HAND_MS = 600

/** The list stays at its end whatever arrives, if it begins there and until the reader leaves it; then nothing moves until they come back. */
function useEnd(list: RefObject<VirtuosoHandle | null>, length: number, begins: boolean) {
  const [left, setLeft] = useState<number | null>(begins ? null : length)
  const touched = useRef(0)
  const stays = useRef(begins)
  const toEnd = () => list.current?.scrollToIndex({ index: 'LAST', align: 'end' })
  const touch = () => {
    touched.current = Date.now()
  }
  const onEnd = (end: boolean) => {
    const byHand = Date.now() - touched.current < BY_HAND_MS
    if (!end && !byHand && stays.current) return toEnd()
    stays.current = end
    setLeft(end ? null : length)
  }
  return {
    /** Rows that came since the reader left the end; null while at it. */
    below: left === null ? null : Math.max(0, length - left),
    toEnd,
    onEnd,
    onGrowth: () => stays.current && toEnd(),
    hands: { onWheel: touch, onTouchMove: touch, onKeyDown: touch, onPointerDown: touch },
  }
}

/** One virtual list, so that both columns can never drift; loaded while the log is read. */
export function ScrollingTalk({ id, line, rows, scene, last }: TalkListProps) {
  const list = useRef<VirtuosoHandle>(null)
  const back = useLeftOff(id)?.talk ?? null
  const { below, toEnd, onEnd, onGrowth, hands } = useEnd(list, rows.length, back === null)
  const onLeave = (event: MouseEvent) => {
    if (leadsAway(event)) list.current?.getState((talk) => leaveOff(id, line.moment(), { talk, page: null }))
  }
  const [placed, setPlaced] = useState(rows.length === 0)
  return (
    <div className="talk" data-placed={placed || undefined}>
      <Virtuoso
        ref={list}
        data={rows}
        {...hands}
        computeItemKey={(_, row) => `${row.kind} ${row.n}`}
        itemContent={(_, row) => <LedgerRow row={row} scene={scene} />}
        components={{ Footer: TalkFoot }}
        context={{ last }}
        onClickCapture={onLeave}
        {...(back
          ? { restoreStateFrom: back }
          : { initialTopMostItemIndex: { index: 'LAST', align: 'end' } })}
        alignToBottom
        atBottomThreshold={NEAR_END_PX}
        atBottomStateChange={onEnd}
        totalListHeightChanged={onGrowth}
        followOutput={(end) => (end ? 'auto' : false)}
        increaseViewportBy={300}
        itemsRendered={(items) => items.length > 0 && setPlaced(true)}
      />
      {below !== null && (
        <Button size="small" className="below" onClick={toEnd}>
          <Icon name="down" />
          {below > 0 ? `${below} more below` : 'To the latest'}
        </Button>
      )}
    </div>
  )
}

const TalkFoot = ({ context }: { context?: { last: ReactNode } }) => (
  <div className="talk-foot">{context?.last}</div>
)
