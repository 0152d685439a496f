import { SeatName } from '@/components/ui/emblem'
import { Icon } from '@/components/ui/icon'
import { Tag } from '@/components/ui/tag'
import type { Names } from '@/lib/core/game'
import type { PanelProps, SeatSign } from '../board'
import { type ClaimMade, claimWords } from './claims'

/** What is known of a claim: a lie, borne out, or told otherwise before. */
function Verdict({ claim: { lie, trueSince, was } }: { readonly claim: ClaimMade }) {
  if (lie)
    return (
      <Tag tone="bad" title={`${lie.why}.`}>
        <Icon name="mask" className="size-3" />a lie
      </Tag>
    )
  if (trueSince !== null)
    return (
      <Tag tone="good">
        <Icon name="check" className="size-3" />
        true
      </Tag>
    )
  return was ? <Tag title={`It had said ${was}.`}>said {was} before</Tag> : null
}

export type ClaimsProps = {
  readonly claims: readonly ClaimMade[]
  readonly signs: readonly SeatSign[]
  readonly names: Names
  /** Absent: days are not named, and lead nowhere. */
  readonly ways?: Pick<PanelProps, 'turnNames' | 'onSeek' | 'addressOf'>
}

/** Who said to be what, and whether it was so. */
export function Claims({ claims, signs, names, ways }: ClaimsProps) {
  if (claims.length === 0) return <p>Nobody has claimed a role.</p>
  return (
    <table className="mafia-claims">
      <caption className="sr-only">Claims and what is known of them</caption>
      <tbody>
        {claims.map((claim) => (
          <tr key={claim.n}>
            <td>
              {ways ? (
                <button type="button" title={`Go to event ${claim.n}`} onClick={() => ways.onSeek(claim.n)}>
                  {ways.turnNames(claim.turn).title}
                </button>
              ) : null}
              <SeatName seat={claim.seat}>{signs[claim.seat]!.short}</SeatName>{' '}
              <span className="written">
                {claim.counter && 'also '}
                {claimWords(
                  claim,
                  names.map((_, seat) => signs[seat]!.short),
                )}
              </span>
              {ways && claim.lie && <small className="written">{claim.lie.why}.</small>}
            </td>
            <td>
              <Verdict claim={claim} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
