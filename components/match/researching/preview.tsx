'use client'

import { useEffect, useState } from 'react'
import { Ghost } from '@/components/ui/blank'
import { ButtonLink } from '@/components/ui/button'
import { Disc, SeatName } from '@/components/ui/emblem'
import type { DecisionRecord } from '@/lib/live/shapes'
import type { RoomMatch } from '../use-match'
import { readDecision } from './read-decision'
import './preview.css'

export type PreviewProps = {
  readonly id: string
  readonly match: RoomMatch
  readonly addressOf: (decision: number) => string | null
}

/** While the cursor runs the packets are not read; they are where it stands still. */
const STILL_MS = 180

type Found = { readonly number: number; readonly record: DecisionRecord | null }

function useDecision(id: string, number: number | null): Found | null {
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    if (number === null) return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const record = await readDecision(id, number, stop.signal)
      if (!stop.signal.aborted) setFound({ number, record })
    }, STILL_MS)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [id, number])
  return found
}

const saidTokens = (tokens: number): string => `${tokens.toLocaleString('en-US')} tokens`

/** Layers open one by one; the seat's own stand in blue, as everywhere. */
function Layers({ record: { layers, promptTokens } }: { record: DecisionRecord }) {
  if (layers.length === 0) return <p className="none">No packet was made: nobody reads it.</p>
  return (
    <>
      <h3>
        The packet <span>{saidTokens(promptTokens)}</span>
      </h3>
      {layers.map(({ name, text, tokens }) => (
        <details key={name}>
          <summary>
            {name} <span>{saidTokens(tokens)}</span>
          </summary>
          <pre dir="auto">{text}</pre>
        </details>
      ))}
    </>
  )
}

function Answer({ record: { attempts, reply, source } }: { record: DecisionRecord }) {
  const failed = attempts.filter(({ failure }) => failure !== null).length
  return (
    <>
      <h3>
        The answer <span>{source ?? 'not ruled yet'}</span>
      </h3>
      {failed > 0 && (
        <p className="none">{failed === 1 ? '1 attempt' : `${failed} attempts`} did not count.</p>
      )}
      {reply && <pre dir="auto">{JSON.stringify(reply, null, 2)}</pre>}
    </>
  )
}

/** The decision at the cursor, its packet at hand. */
export function Preview({ id, match, addressOf }: PreviewProps) {
  const { moment, signs } = match
  const { entries, at } = moment
  const number = entries.slice(0, at).findLast(({ decision }) => decision !== null)?.decision ?? null
  const address = number === null ? null : addressOf(number)
  const found = useDecision(id, address ? number : null)
  const record = found?.number === number ? found.record : null
  const sign = record && signs[record.request.seat]
  return (
    <aside className="preview" aria-label="The decision at this moment">
      <header>
        {sign && <Disc seat={sign.seat} emblem={sign.emblem} size="small" />}
        <h2>
          {number === null ? 'No decision yet' : `Decision ${number}`}
          {sign && record && (
            <>
              {' · '}
              <SeatName seat={sign.seat}>{sign.short}</SeatName> {record.request.decision}
            </>
          )}
        </h2>
        {address && (
          <ButtonLink href={address} prefetch={false} look="bare" size="small">
            Whole record
          </ButtonLink>
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="preview-body" tabIndex={0} aria-label="Packet and answer">
        {moment.audience === 'public' && <p className="none">Packets are shown when the game is over.</p>}
        {record && (
          <>
            <Answer record={record} />
            <Layers record={record} />
          </>
        )}
        {address && !record && found?.number !== number && (
          <Ghost lines={4} label="The packet is being read" />
        )}
        {found?.number === number && !record && address && (
          <p className="none">It could not be read just now.</p>
        )}
      </section>
    </aside>
  )
}
