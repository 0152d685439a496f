'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { Option } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Menu, menuItemClass } from '@/components/ui/menu'
import { isOver } from './standing'
import { type Order, steer } from './steer'
import type { RoomMatch } from './use-match'

export type SteeringProps = {
  readonly id: string
  readonly match: RoomMatch
  /** Paces to choose from, in milliseconds between steps, as text. */
  readonly paces: readonly Option[]
}

/** Sends orders for a match. */
export function useSteering(id: string, { line, moment }: RoomMatch) {
  const [refused, setRefused] = useState('')
  const give = async (order: Order) => {
    const answer = await steer(id, order)
    if ('refused' in answer) return setRefused(answer.refused)
    setRefused('')
    // an open line has told it already, and perhaps something newer
    if (moment.link !== 'open') line.setStatus(answer.status)
  }
  return { give, refused }
}

function StopDialog({ open, onClose, onStop }: { open: boolean; onClose: () => void; onStop: () => void }) {
  const acts = (
    <>
      <Button onClick={onClose}>Let it go on</Button>
      <Button
        look="prime"
        onClick={() => {
          onStop()
          onClose()
        }}
      >
        Stop the game
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title="Stop this game for good?" acts={acts}>
      <p>
        It ends where it is and cannot be resumed. Everything played so far stays and can be replayed. To go
        on later, pause it instead.
      </p>
    </Dialog>
  )
}

/** Pause, resume, stop and pace, for those who may. */
export function Steering({ id, match, paces }: SteeringProps) {
  const { moment } = match
  const { status, pace } = moment.status
  const { give, refused } = useSteering(id, match)
  const [stopping, setStopping] = useState(false)
  if (isOver(moment)) return null
  const paused = status === 'paused'
  return (
    <>
      <Menu
        label="Steer the game"
        trigger={
          <>
            <Icon name="clock" />
            <span className="wide-only">Steer</span>
          </>
        }
      >
        <button
          type="button"
          className={menuItemClass}
          onClick={() => give({ do: paused ? 'resume' : 'pause' })}
        >
          <Icon name={paused ? 'play' : 'pause'} />
          {paused ? 'Resume the game' : 'Pause the game'}
        </button>
        {paces.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className={menuItemClass}
            aria-pressed={Number(value) === pace}
            onClick={() => give({ do: 'pace', pace: Number(value) })}
          >
            <Icon name={Number(value) === pace ? 'check' : 'skip-right'} />
            {label}
          </button>
        ))}
        <button type="button" className={menuItemClass} onClick={() => setStopping(true)}>
          <Icon name="stop" />
          Stop the game
        </button>
      </Menu>
      <span role="alert" className="refused">
        {refused}
      </span>
      <StopDialog open={stopping} onClose={() => setStopping(false)} onStop={() => give({ do: 'stop' })} />
    </>
  )
}

/** Beside the line that says why the game stands still. */
export function ResumeButton({ id, match }: Pick<SteeringProps, 'id' | 'match'>) {
  const { give, refused } = useSteering(id, match)
  if (match.moment.status.status !== 'paused') return null
  return (
    <>
      <Button size="small" onClick={() => give({ do: 'resume' })}>
        Resume
      </Button>
      {refused && <span role="alert">{refused}</span>}
    </>
  )
}
