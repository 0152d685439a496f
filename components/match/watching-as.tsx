'use client'

import { useRouter } from 'next/navigation'
import { Icon } from '@/components/ui/icon'
import { Menu, menuItemClass } from '@/components/ui/menu'
import { Tag } from '@/components/ui/tag'
import { asked } from '@/lib/live/channel'
import type { MatchHead } from '@/lib/live/shapes'
import { placeOf } from '@/lib/live/timeline'
import { isOver } from './standing'
import type { RoomMatch } from './use-match'

/** The same game for the other audience: the moment that is shown; as the public from the start where all is told. */
function addressAs(head: MatchHead, { moment }: RoomMatch, town: boolean): string {
  const { entries, at, audience, following } = moment
  const fresh = town && isOver(moment) && at >= entries.length
  const pub = fresh ? 0 : placeOf(entries, at, audience).pub
  const place = following && !fresh ? '' : `?pub=${pub}`
  return asked(`/games/${head.id}${place}`, town ? 'town' : null)
}

/** As whom one watches: told everything, or only what the table knows. Who has no choice is told which it is. */
export function WatchingAs({ head, match }: { head: MatchHead; match: RoomMatch }) {
  const router = useRouter()
  const { publicName } = match.board
  const observes = match.moment.audience === 'observer'
  const name = observes ? 'Observer' : publicName
  const icon = observes ? 'eye' : 'user'
  if (!head.may.observe && !observes)
    return (
      <Tag title="Thoughts and secrets are shown when the game is over.">
        <Icon name={icon} className="size-3.5" />
        {name}
      </Tag>
    )
  const choice = (town: boolean, about: string) => (
    <button
      type="button"
      className={`${menuItemClass} py-1.5`}
      aria-pressed={observes !== town}
      onClick={() => observes === town && router.push(addressAs(head, match, town))}
    >
      <Icon name={observes !== town ? 'check' : town ? 'user' : 'eye'} />
      <span className="grid w-56 gap-px">
        {town ? publicName : 'Observer'}
        <small className="text-balance text-ink-3 text-xs leading-snug">{about}</small>
      </span>
    </button>
  )
  return (
    <Menu
      size="small"
      label={`Watching as: ${name}`}
      trigger={
        <>
          <Icon name={icon} />
          {name}
        </>
      }
    >
      {choice(false, 'Everything: secrets, private words and thoughts.')}
      {choice(true, 'Only what the whole table knows, until the end tells more.')}
    </Menu>
  )
}
