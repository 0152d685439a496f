import { Tag } from '@/components/ui/tag'
import type { DeskRow } from '@/lib/live/desk'
import { isHit } from '@/lib/live/seek'
import { layerTitle } from './layer-words'
import { Marked } from './marked'

/** Characters before the first hit that stay in sight. */
const BEFORE = 60

function excerpt(text: string, mark: RegExp | null): string {
  const at = mark ? text.search(mark) : -1
  if (at <= BEFORE) return text
  const from = text.lastIndexOf(' ', at - BEFORE / 2) + 1
  return `…${text.slice(from || at)}`
}

/** What was said, or else thought, in two lines; with a search, whichever holds what was looked for. */
export function WordsCell({ row, mark }: { readonly row: DeskRow; readonly mark: RegExp | null }) {
  const { speech, thought, found } = row
  const inThought = thought !== null && isHit(thought, mark) && !isHit(speech ?? '', mark)
  const text = inThought ? thought : speech || thought
  if (!text) return <span className="none">{found ? <Where layer={found} /> : 'no words'}</span>
  const kept = inThought || !speech
  return (
    <span className="words" data-kept={kept || undefined} dir="auto">
      {row.source === 'fallback' && (
        <>
          <Tag title="Nobody said or heard this">stand-in</Tag>{' '}
        </>
      )}
      {found && !isHit(text, mark) && <Where layer={found} />}
      <Marked text={excerpt(text, mark)} mark={mark} />
      {kept && <span className="sr-only"> (thought)</span>}
    </span>
  )
}

const Where = ({ layer }: { readonly layer: string }) => (
  <>
    <Tag>in {layerTitle(layer).toLowerCase()}</Tag>{' '}
  </>
)
