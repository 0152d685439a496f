import { Icon } from '@/components/ui/icon'
import type { Fault } from '@/lib/core/reply'
import type { AttemptRecord } from '@/lib/live/shapes'
import { duration, grouped, price } from './layer-words'

const FAULTS: Record<Fault, string> = {
  unreadable: 'Unreadable reply',
  truncated: 'Cut off',
  refused: 'Refused to answer',
  illegal: 'Illegal move',
  unrecorded: 'Not in the recording',
  timeout: 'No answer in time',
  unreachable: 'Could not be reached',
  'server-error': 'Fault at the provider',
  'rate-limited': 'Told to wait',
  'wrong-key': 'Key refused',
  'unknown-model': 'No such model',
  'quota-exhausted': 'Quota used up',
  'malformed-request': 'Our request was malformed',
  orphaned: 'Left behind by a worker that ended',
  aborted: 'Called off',
}

const timeOf = ({ startedAt, endedAt }: AttemptRecord): string =>
  endedAt === null ? 'still out' : duration(Date.parse(endedAt) - Date.parse(startedAt))

function costOf(attempt: AttemptRecord, byModel: boolean): string {
  const { cost, inputTokens, cachedTokens, outputTokens, estimated } = attempt
  if (!byModel) return 'scripted'
  if (inputTokens === null) return 'no figures'
  const about = estimated ? 'about ' : ''
  const cached = cachedTokens ? ` (${grouped(cachedTokens)} cached)` : ''
  const tokens = `${about}${grouped(inputTokens)} tokens in${cached}, ${grouped(outputTokens ?? 0)} out`
  return `${tokens}, ${cost === null ? '' : about}${price(cost)}${estimated ? ', counted here' : ''}`
}

export type AttemptsProps = { readonly attempts: readonly AttemptRecord[]; readonly byModel: boolean }

/** Every call that was made for a decision, and what each was told. */
export function Attempts({ attempts, byModel }: AttemptsProps) {
  if (attempts.length === 0) return <p className="hint">No call was made.</p>
  return (
    <ol className="tries">
      {attempts.map((attempt) => {
        const { number, failure, endedAt, note, coerced } = attempt
        return (
          <li key={number} data-bad={failure !== null || undefined}>
            <Icon name={failure ? 'x' : endedAt ? 'check' : 'clock'} />
            <b>{failure ? FAULTS[failure.kind] : endedAt ? 'Accepted' : 'Waiting'}</b>
            <span>
              {timeOf(attempt)}, {costOf(attempt, byModel)}
            </span>
            {note && (
              <p>
                It was told: <q className="written">{note}</q>
              </p>
            )}
            {failure && <p className="written">{failure.message}</p>}
            {coerced.length > 0 && (
              <p>
                {coerced.length === 1 ? 'One field was' : `${coerced.length} fields were`} read generously.
              </p>
            )}
          </li>
        )
      })}
    </ol>
  )
}
