import { Disc } from '@/components/ui/emblem'
import { Icon } from '@/components/ui/icon'
import type { Scene } from './board'

export type SubtitleProps = Pick<Scene<unknown>, 'voice' | 'signs'> & {
  /** Not everybody hears it. */
  readonly whispered?: boolean
}

/** Words of who speaks, as a subtitle: the board alone can be watched from across a room. What is whispered has a lock. */
export function Subtitle({ voice, signs, whispered = false }: SubtitleProps) {
  const sign = voice && signs[voice.seat]
  if (!sign || voice.text === '') return null
  return (
    <p className="subtitle">
      <Disc seat={sign.seat} emblem={sign.emblem} className="mark" />
      <span>
        {whispered && <Icon name="lock" className="hushed" />}
        <span className="sr-only">
          {sign.name}
          {whispered && ' whispers'}:{' '}
        </span>
        <q dir="auto" className="written">
          {voice.text}
        </q>
        {voice.growing && <span className="caret" />}
      </span>
    </p>
  )
}
