'use client'

import { useEffect, useState } from 'react'
import { Ghost } from '@/components/ui/blank'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import type { Json } from '@/lib/core/choice'
import { type As, asked } from '@/lib/live/channel'
import type { Manifest } from '@/lib/live/manifest'

const SHORT = 12

function useManifest(id: string, as: As): Manifest | 'lost' | null {
  const [manifest, setManifest] = useState<Manifest | 'lost' | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    fetch(asked(`/api/matches/${id}/manifest`, as), { signal: stop.signal })
      .then(async (answer) => setManifest(answer.ok ? await answer.json() : 'lost'))
      .catch(() => !stop.signal.aborted && setManifest('lost'))
    return () => stop.abort()
  }, [id, as])
  return manifest
}

const plain = (value: Json): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))
const pairs = (value: Json): readonly (readonly [string, string])[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).map(([name, of]) => [name, plain(of as Json)])
    : [['', plain(value)]]

const Line = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd className="written">{children}</dd>
  </div>
)

function Facts({ manifest }: { manifest: Manifest }) {
  const { match, game, seed, options, seats, log, build } = manifest
  const set = pairs(options)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join(', ')
  return (
    <dl className="manifest">
      <Line name="Game">
        {game.id}, rules version {game.version}
      </Line>
      <Line name="Seed">{seed === null ? 'told to observers when the game is over' : seed}</Line>
      <Line name="Options">{set}</Line>
      {seats.map(({ index, persona, agent }) => (
        <Line key={index} name={`Seat ${index + 1}`}>
          {persona.name},{' '}
          {pairs(agent)
            .map(([, value]) => value)
            .join(', ')}{' '}
          <code title={`SHA-256 of the persona: ${persona.hash}`}>{persona.hash.slice(0, SHORT)}</code>
        </Line>
      ))}
      {log && (
        <Line name="Log">
          {log.events} events, {log.decisions} decisions{' '}
          <code title={log.hash}>{log.hash.slice(0, SHORT)}</code>
        </Line>
      )}
      <Line name="Set at">{match.createdAt}</Line>
      <Line name="Build">
        {build.version}
        {build.commit && (
          <>
            {' '}
            <code title={build.commit}>{build.commit.slice(0, SHORT)}</code>
          </>
        )}
      </Line>
    </dl>
  )
}

export type ManifestSheetProps = {
  readonly id: string
  /** As whom the page is told: the town's manifest holds no seed and counts nothing. */
  readonly as: As
  onClose(): void
}

/** Which match this is: enough to name it in a paper, and to set the same table again. */
export function ManifestSheet({ id, as, onClose }: ManifestSheetProps) {
  const manifest = useManifest(id, as)
  const [copied, setCopied] = useState(false)
  const whole = manifest !== null && manifest !== 'lost' ? manifest : null
  const copy = async () => {
    await navigator.clipboard.writeText(JSON.stringify(whole, null, 2))
    setCopied(true)
  }
  const acts = (
    <>
      <span role="status" className="mr-auto self-center text-good text-sm">
        {copied ? 'Copied' : ''}
      </span>
      <Button look="prime" disabled={!whole} onClick={copy}>
        <Icon name="copy" />
        Copy as JSON
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title="What this game was set up with" acts={acts} wide>
      {manifest === null && <Ghost lines={4} label="The set-up is being read" />}
      {manifest === 'lost' && <p>It could not be read just now. The game goes on as it was.</p>}
      {whole && <Facts manifest={whole} />}
    </Dialog>
  )
}
