import type { CSSProperties } from 'react'
import { Icon } from '@/components/ui/icon'
import { BOARD } from '@/lib/games/monopoly/board'
import type { Goods, Offer } from '@/lib/games/monopoly/state'
import { count, money } from '@/lib/games/monopoly/words'
import { colourOf } from './groups'

function Side({ goods }: { goods: Goods }) {
  const { lots, cash, jailCards } = goods
  const nothing = lots.length === 0 && cash === 0 && jailCards === 0
  return (
    <span className="side">
      {lots.map((lot) => (
        <span key={lot} className="lot" style={{ '--g': colourOf(lot) } as CSSProperties}>
          {BOARD[lot]!.name}
        </span>
      ))}
      {cash > 0 && <span className="lot plain">{money(cash)}</span>}
      {jailCards > 0 && <span className="lot plain">{count(jailCards, 'jail card')}</span>}
      {nothing && <span className="lot plain">nothing</span>}
    </span>
  )
}

export type Verdict = 'accepted' | 'refused' | null

export type DealProps = {
  readonly offer: Pick<Offer, 'give' | 'take'>
  readonly verdict?: Verdict
  /** The goods change sides just now. */
  readonly crossing?: boolean
}

/** A trade, drawn: what is given, what is asked, and how it was answered. */
export function Deal({ offer, verdict = null, crossing = false }: DealProps) {
  return (
    <div className="deal" data-crossing={crossing || undefined}>
      <Side goods={offer.give} />
      <span className="side">
        <Icon name="swap" className="sign" />
        <span className="sr-only">for</span>
      </span>
      <Side goods={offer.take} />
      {verdict && (
        <span className="verdict" data-verdict={verdict}>
          <Icon name={verdict === 'accepted' ? 'check' : 'x'} className="sign" />
          {verdict === 'accepted' ? 'Accepted' : 'Refused'}
        </span>
      )}
    </div>
  )
}
