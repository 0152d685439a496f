import { Tag } from '@/components/ui/tag'
import { Kept, Said } from '@/components/ui/words'
import type { AttemptRecord, DecisionRecord } from '@/lib/live/shapes'

const shownValue = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** What was said and thought; words of a fallback were said by no agent. */
export function Words({ record: { reply, request, source } }: { record: DecisionRecord }) {
  if (!reply) return <p className="hint">No answer yet.</p>
  return (
    <div className="words">
      {reply.speech ? (
        <Said seat={request.seat}>{reply.speech}</Said>
      ) : (
        <p className="hint">Nothing was said aloud.</p>
      )}
      {reply.thought ? (
        <Kept seat={request.seat}>{reply.thought}</Kept>
      ) : (
        <p className="hint">No thought was given.</p>
      )}
      {source === 'fallback' && (
        <p className="hint">
          These words stand in for an answer that never came. Nobody at the table heard them.
        </p>
      )}
      {reply.category && (
        <p className="hint">
          Thought filed under <Tag>{reply.category.replace(/_/g, ' ')}</Tag>
        </p>
      )}
    </div>
  )
}

export type RawAndReadProps = {
  readonly record: DecisionRecord
  readonly attempt: AttemptRecord | undefined
}

/** The reply as it came beside what was read from it. */
export function RawAndRead({ record: { reply }, attempt }: RawAndReadProps) {
  const fields = Object.entries((reply?.action ?? {}) as Record<string, unknown>)
  return (
    <div className="two">
      <div>
        <h3>As it came</h3>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <pre tabIndex={0}>{attempt?.raw ?? 'Nothing came.'}</pre>
      </div>
      <div>
        <h3>As it was read</h3>
        <dl>
          {fields.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="written" dir="auto">
                {shownValue(value)}
              </dd>
            </div>
          ))}
        </dl>
        {attempt?.coerced.map((phrase) => (
          <p key={phrase} className="coerced">
            <Tag tone="warn">read generously</Tag> {phrase}
          </p>
        ))}
      </div>
    </div>
  )
}
