import { Dialog } from '@/components/ui/dialog'
import { Key } from '@/components/ui/tag'

const KEYS: readonly (readonly [readonly string[], string])[] = [
  [['←', '→'], 'event by event'],
  [['[', ']'], 'turn by turn'],
  [['k', 'j'], 'from one utterance to the one before, to the next'],
  [['Space'], 'play, or pause here'],
  [['Home'], 'to the start'],
  [['End'], 'to the end; in a running game, follow it'],
  [['Tab', '← ↑ → ↓'], 'onto the board, and round it'],
  [['?'], 'this sheet'],
]

export type KeysSheetProps = { readonly open: boolean; readonly onClose: () => void }

export function KeysSheet({ open, onClose }: KeysSheetProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Keys of the room">
      <dl className="keys">
        {KEYS.map(([keys, words]) => (
          <div key={words}>
            <dt>
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
