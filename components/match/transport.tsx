'use client'

import { Button } from '@/components/ui/button'
import { Icon, type IconName } from '@/components/ui/icon'
import { SPEEDS, type Speed, saySpeed } from './pacing'
import type { Playback } from './use-playback'

export type Ways = {
  readonly start: () => void
  readonly previousTurn: () => void
  readonly previous: () => void
  readonly next: () => void
  readonly nextTurn: () => void
  readonly end: () => void
}

export type TransportProps = {
  readonly ways: Ways
  readonly playback: Playback
  readonly at: number
  readonly length: number
  readonly onHelp: () => void
}

type StepProps = {
  readonly label: string
  readonly icon: IconName
  readonly onClick: () => void
  readonly edge?: boolean
}
const Step = ({ label, icon, onClick, edge }: StepProps) => (
  <Button
    look="bare"
    size="icon"
    className={edge ? 'step edge' : 'step'}
    aria-label={label}
    title={label}
    onClick={onClick}
  >
    <Icon name={icon} />
  </Button>
)

/** Back and forth in time, and how fast. */
export function Transport({ ways, playback, at, length, onHelp }: TransportProps) {
  const { running, speed, setSpeed, toggle } = playback
  const main = running ? 'Pause here (Space)' : 'Play (Space)'
  return (
    <div className="play">
      {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons is no fieldset */}
      <div role="group" aria-label="Playback">
        <Step edge label="To the start (Home)" icon="start" onClick={ways.start} />
        <Step label="Previous turn (Shift and left arrow)" icon="skip-left" onClick={ways.previousTurn} />
        <Step label="Previous event (left arrow)" icon="left" onClick={ways.previous} />
        <Button size="icon" className="main" aria-label={main} title={main} onClick={toggle}>
          <Icon name={running ? 'pause' : 'play'} />
        </Button>
        <Step label="Next event (right arrow)" icon="right" onClick={ways.next} />
        <Step label="Next turn (Shift and right arrow)" icon="skip-right" onClick={ways.nextTurn} />
        <Step edge label="To the end (End)" icon="end" onClick={ways.end} />
      </div>
      <div className="pace">
        <label>
          <span className="sr-only">Speed of the replay</span>
          <select
            className="chevron"
            value={String(speed)}
            onChange={(event) => setSpeed(Number(event.target.value) as Speed)}
          >
            {SPEEDS.map((each) => (
              <option key={each} value={String(each)}>
                {saySpeed(each)}
              </option>
            ))}
          </select>
        </label>
        <span className="count">
          {at} of {length}
        </span>
        <Button
          look="bare"
          size="icon-small"
          className="help"
          aria-label="Keyboard help (?)"
          onClick={onHelp}
        >
          <Icon name="help" />
        </Button>
      </div>
    </div>
  )
}
