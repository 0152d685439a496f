'use client'

import Link from 'next/link'
import { useMemo, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Disc, SeatName } from '@/components/ui/emblem'
import type { PanelProps } from '../board'
import { Deal } from './goods'
import { type Trade, tradesOf } from './trades'
import './trades.css'

const SHOWN = 40

const saidCount = (trades: readonly Trade[]): string => {
  const taken = trades.filter(({ answer }) => answer?.verdict === 'accepted').length
  const offers = trades.length === 1 ? '1 offer' : `${trades.length} offers`
  return `${offers}, ${taken === 0 ? 'none' : taken} accepted`
}

type LineProps = Pick<PanelProps, 'signs' | 'onSeek' | 'addressOf'> & { readonly trade: Trade }

function Decision({ number, addressOf }: { number: number | null } & Pick<PanelProps, 'addressOf'>) {
  const address = number === null ? null : addressOf(number)
  if (!address) return null
  return (
    <Link href={address} prefetch={false}>
      decision {number}
    </Link>
  )
}

function TradeLine({ trade, signs, onSeek, addressOf }: LineProps) {
  const { from, to, n, turn, offer, words, answer } = trade
  const [giver, taker] = [signs[from]!, signs[to]!]
  return (
    <li data-seat={from % 12}>
      <p className="of">
        <Disc seat={from} emblem={giver.emblem} size="small" />
        <SeatName seat={from}>{giver.name}</SeatName> to <Disc seat={to} emblem={taker.emblem} size="small" />
        <SeatName seat={to}>{taker.name}</SeatName>
        <button type="button" title={`Go to event ${n}`} onClick={() => onSeek(n)}>
          turn {turn}
        </button>
      </p>
      <Deal offer={offer} verdict={answer?.verdict ?? null} />
      {words && (
        <q dir="auto" className="written">
          {words}
        </q>
      )}
      <p className="records">
        <Decision number={trade.decision} addressOf={addressOf} />
        {answer ? (
          <>
            {trade.decision !== null && <span>answered by</span>}
            <Decision number={answer.decision} addressOf={addressOf} />
            <button type="button" title={`Go to event ${answer.n}`} onClick={() => onSeek(answer.n)}>
              the answer
            </button>
          </>
        ) : (
          <span>not answered yet</span>
        )}
      </p>
    </li>
  )
}

/** Who offered what to whom, and how it was answered; the latest first, up to the moment that is shown. */
export function TradesPanel({ entries, at, signs, onSeek, addressOf }: PanelProps) {
  const all = useMemo(() => tradesOf(entries, at), [entries, at])
  const [agreed, setAgreed] = useState(false)
  const [most, setMost] = useState(SHOWN)
  const trades = (agreed ? all.filter(({ answer }) => answer?.verdict === 'accepted') : all).toReversed()
  return (
    <div className="trades">
      <div className="tools">
        <p>{saidCount(all)}</p>
        <Button look="bare" size="small" aria-pressed={agreed} onClick={() => setAgreed(!agreed)}>
          Accepted alone
        </Button>
      </div>
      {trades.length === 0 && <p className="none">No trade up to this moment.</p>}
      <ol>
        {trades.slice(0, most).map((trade) => (
          <TradeLine key={trade.n} {...{ trade, signs, onSeek, addressOf }} />
        ))}
      </ol>
      {trades.length > most && (
        <Button size="small" onClick={() => setMost(most + SHOWN)}>
          Earlier offers
        </Button>
      )}
    </div>
  )
}
