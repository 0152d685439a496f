import { Tag } from '@/components/ui/tag'
import { Kept, Said } from '@/components/ui/words'
import { markOf, termsOf } from '@/lib/live/seek'
import type { AttemptRecord, DecisionRecord } from '@/lib/live/shapes'
import { CopyText } from './copy-text'
import { Marked } from './marked'

const shownValue = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

type WordsProps = { readonly record: DecisionRecord; readonly words: string }

/** What was said and thought, with what was looked for marked in it; words of a fallback were said by no agent. */
export function Words({ record: { reply, request, source }, words }: WordsProps) {
  if (!reply) return <p className="hint">No answer yet.</p>
  const mark = markOf(termsOf(words))
  return (
    <div className="words">
      {reply.speech ? (
        <Said seat={request.seat}>
          <Marked text={reply.speech} mark={mark} />
        </Said>
      ) : (
        <p className="hint">Nothing was said aloud.</p>
      )}
      {reply.thought ? (
        <Kept seat={request.seat}>
          <Marked text={reply.thought} mark={mark} />
        </Kept>
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
        <h3>
          As it came
          {attempt?.raw && <CopyText text={attempt.raw} label="Copy the raw reply" />}
        </h3>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <pre tabIndex={0}>{attempt?.raw ?? 'Nothing came.'}</pre>
      </div>
      <div>
        <h3>
          As it was read
          {reply && <CopyText text={JSON.stringify(reply, null, 2)} label="Copy the reply as it was read" />}
        </h3>
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
