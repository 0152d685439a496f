'use client'

import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { asked } from '@/lib/live/channel'
import type { MatchHead } from '@/lib/live/shapes'
import { addressOfMoment, CopyLink } from './copy-link'
import type { RoomMatch } from './use-match'

const ManifestSheet = dynamic(() => import('./manifest-sheet').then((of) => of.ManifestSheet), { ssr: false })
const MatchMenu = dynamic(() => import('@/components/match-menu/match-menu').then((of) => of.MatchMenu), {
  ssr: false,
  loading: () => <span className="menu-place" />,
})

export function ManifestButton({ id, as }: Pick<MatchHead, 'id' | 'as'>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        look="bare"
        size="icon"
        aria-label="What this game was set up with"
        title="What this game was set up with"
        onClick={() => setOpen(true)}
      >
        <Icon name="note" />
      </Button>
      {open && <ManifestSheet id={id} as={as} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The link to this moment, the set-up, and everything that can be done with the game. */
export function RoomTools({ head, match }: { head: MatchHead; match: RoomMatch }) {
  const router = useRouter()
  const { id, as, title, visibility, editable, seats } = head
  const { status } = match.moment.status
  return (
    <>
      <CopyLink
        path={() => asked(addressOfMoment(id, match.moment), as)}
        label="Copy a link to this moment"
      />
      <span className="bar-only">
        <ManifestButton id={id} as={as} />
      </span>
      <MatchMenu
        match={{ id, title, visibility, seats, status }}
        editable={editable}
        reads={head.may.readPackets}
        onGone={() => router.push('/games')}
      />
    </>
  )
}
