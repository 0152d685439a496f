'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { Icon, type IconName } from '@/components/ui/icon'
import { Menu, menuItemClass } from '@/components/ui/menu'
import type { MatchCard } from '@/lib/live/shapes'
import { ReplaySheet } from './replay-sheet'
import { DeleteSheet, RenameSheet, ShowSheet, StopSheet } from './sheets'

/** What the menu must know of a match: any card or head will do. */
export type MenuMatch = Pick<MatchCard, 'id' | 'title' | 'visibility' | 'status' | 'seats'>

export type MatchMenuProps = {
  readonly match: MenuMatch
  /** Whether this viewer may rename, show, stop and delete it; everyone may play it again. */
  readonly editable: boolean
  /** Whether they may read its decisions while it runs; of a game that is over whoever sees it may. */
  readonly reads?: boolean
  /** After a deletion; the page is loaded anew unless told. */
  readonly onGone?: () => void
}

/** What is kept of a game, for who studies it. */
const Records = ({ id }: { id: string }) => (
  <>
    <Link href={`/research?match=${id}`} prefetch={false} className={menuItemClass}>
      <Icon name="layers" />
      Its decisions at the desk
    </Link>
    <a href={`/api/matches/${id}/export`} download className={menuItemClass}>
      <Icon name="down" />
      Export the whole game
    </a>
  </>
)

type Act = 'rename' | 'show' | 'stop' | 'delete' | 'replay'
const OVER: ReadonlySet<string> = new Set(['stopped', 'finished', 'failed'])

/** Everything that can be done with a game, behind three dots: again, rename, private or public, stop, delete. */
export function MatchMenu({ match, editable, reads = false, onGone }: MatchMenuProps) {
  const router = useRouter()
  const root = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<Act | null>(null)
  const { id, title, visibility, status } = match
  const over = OVER.has(status)
  const close = () => setOpen(null)
  const asked = useRef(false)
  useEffect(() => {
    // the item that opened the sheet is gone with the menu: its button gets the focus back
    if (asked.current && !open) root.current?.querySelector<HTMLElement>('button[aria-expanded]')?.focus()
    asked.current = open !== null
  }, [open])
  const done = () => {
    close()
    router.refresh()
  }
  const gone = () => {
    setOpen(null)
    if (onGone) onGone()
    else router.refresh()
  }
  const item = (act: Act, icon: IconName, words: string) => (
    <button type="button" className={menuItemClass} onClick={() => setOpen(act)}>
      <Icon name={icon} />
      {words}
    </button>
  )
  const again = (seed: 'same' | 'new', words: string) => (
    <Link href={`/games/new?from=${id}&seed=${seed}`} prefetch={false} className={menuItemClass}>
      <Icon name={seed === 'same' ? 'again' : 'dice'} />
      {words}
    </Link>
  )
  return (
    <div ref={root} className="inline-block text-left">
      <Menu size="icon" label={`More about ${title}`} trigger={<Icon name="more" strokeWidth={3} />}>
        {over && again('same', 'Play again, same seed')}
        {again('new', 'Play again, another seed')}
        {over && item('replay', 'book', 'Replay the answers')}
        {over && (
          <Link href={`/compare?a=${id}`} prefetch={false} className={menuItemClass}>
            <Icon name="swap" />
            Compare with…
          </Link>
        )}
        {(over || reads) && <Records id={id} />}
        {editable && (
          <>
            {item('rename', 'pen', 'Rename')}
            {item(
              'show',
              visibility === 'public' ? 'lock' : 'eye',
              visibility === 'public' ? 'Make private' : 'Make public',
            )}
            {!over && item('stop', 'stop', 'Stop')}
            {item('delete', 'bin', 'Delete')}
          </>
        )}
      </Menu>
      {open === 'rename' && <RenameSheet match={match} onClose={close} onDone={done} />}
      {open === 'show' && <ShowSheet match={match} onClose={close} onDone={done} />}
      {open === 'stop' && <StopSheet match={match} onClose={close} onDone={done} />}
      {open === 'replay' && (
        <ReplaySheet match={match} onClose={close} onDone={(id) => router.push(`/games/${id}`)} />
      )}
      {open === 'delete' && <DeleteSheet match={match} onClose={close} onDone={gone} />}
    </div>
  )
}
