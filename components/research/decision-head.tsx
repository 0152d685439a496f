import { CopyLink } from '@/components/match/copy-link'
import { ButtonLink } from '@/components/ui/button'
import { Disc, seatEmblems } from '@/components/ui/emblem'
import { Icon } from '@/components/ui/icon'
import type { Source } from '@/lib/core/reply'
import type { TurnNames } from '@/lib/core/turns'
import type { DecisionRecord } from '@/lib/live/shapes'
import { glances } from '../boards/glances'
import { duration, grouped, price } from './layer-words'

const SOURCES: Record<Source, string> = {
  model: 'model',
  retried: 'model, second attempt',
  fallback: 'fallback',
  scripted: 'script',
  random: 'chance',
  recorded: 'recording',
}

type Sums = { readonly into: number | null; readonly out: number | null; readonly cost: number | null }
const added = (values: readonly (number | null)[]): number | null =>
  values.some((value) => value !== null) ? values.reduce<number>((sum, value) => sum + (value ?? 0), 0) : null
const sumsOf = ({ attempts }: DecisionRecord): Sums => ({
  into: added(attempts.map(({ inputTokens }) => inputTokens)),
  out: added(attempts.map(({ outputTokens }) => outputTokens)),
  cost: added(attempts.map(({ cost }) => cost)),
})

function figures(record: DecisionRecord, byModel: boolean): readonly (readonly [string, string])[] {
  const { source, askedAt, answeredAt, promptTokens, match, request } = record
  const sums = sumsOf(record)
  const spent =
    answeredAt === null ? 'not answered yet' : duration(Date.parse(answeredAt) - Date.parse(askedAt))
  return [
    ['Action from', source ? SOURCES[source] : 'open'],
    ['Played by', match.seats[request.seat]?.agent ?? 'unknown'],
    ['Packet', promptTokens > 0 ? `${grouped(promptTokens)} tokens` : 'none was made'],
    ...(byModel && sums.into !== null ? [['Tokens in', grouped(sums.into)] as const] : []),
    ...(byModel && sums.out !== null ? [['Tokens out', grouped(sums.out)] as const] : []),
    ['Cost', byModel ? price(sums.cost) : 'scripted'],
    ['Time', spent],
  ]
}

/** "POST_ROLL" as "post roll". */
const plainPhase = (phase: string): string => phase.toLowerCase().replace(/_/g, ' ')

export type DecisionHeadProps = {
  readonly record: DecisionRecord
  readonly byModel: boolean
  readonly turnNames: TurnNames
}

/** Whose decision it was and what came of it, its figures, and the ways on. */
export function DecisionHead({ record, byModel, turnNames }: DecisionHeadProps) {
  const { match, number, request, near, after, events } = record
  const { name } = match.seats[request.seat]!
  const emblem = seatEmblems(match.seats.map(({ persona }) => persona))[request.seat]!
  const did = glances[match.game]?.verb(
    events.map(({ event }) => event),
    request.seat,
    match.seats.map(({ name }) => name),
  )
  const address = (n: number) => `/games/${match.id}/decisions/${n}`
  // the moment of the reply: its first event; before it is ruled, the moment of the question
  const moment = events.at(0)?.n ?? after
  return (
    <header className="dhead" data-seat={request.seat % 12}>
      <div className="id">
        <Disc seat={request.seat} emblem={emblem} size="huge" />
        <div>
          <h1>
            {name} {did || 'decides'}
          </h1>
          <p>
            Decision {number}, {turnNames(request.turn).inLine}, {plainPhase(request.phase)}. Asked as{' '}
            <code>{request.decision}</code>
          </p>
        </div>
      </div>
      <nav className="ways" aria-label="Decisions of this seat, and the replay">
        {near.previousOfSeat !== null && (
          <ButtonLink
            href={address(near.previousOfSeat)}
            aria-label={`Previous of this seat, decision ${near.previousOfSeat}`}
          >
            <Icon name="left" />
            {near.previousOfSeat}
          </ButtonLink>
        )}
        {near.nextOfSeat !== null && (
          <ButtonLink
            href={address(near.nextOfSeat)}
            aria-label={`Next of this seat, decision ${near.nextOfSeat}`}
          >
            {near.nextOfSeat}
            <Icon name="right" />
          </ButtonLink>
        )}
        <ButtonLink href={`/games/${match.id}?seq=${moment}`}>
          <Icon name="play" />
          The moment
        </ButtonLink>
        <CopyLink path={address(number)} label="Copy a link to this decision" />
      </nav>
      <dl className="figs">
        {figures(record, byModel).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}
