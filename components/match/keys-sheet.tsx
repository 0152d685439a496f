import { Dialog } from '@/components/ui/dialog'
import { Key } from '@/components/ui/tag'

const KEYS: readonly (readonly [readonly string[], string])[] = [
  [['←', '→'], 'event by event'],
  [['Shift', '← →'], 'turn by turn'],
  [['[', ']'], 'to the mark before, to the next: trades, auctions, jail, bankruptcies'],
  [['k', 'j'], 'from one utterance to the one before, to the next'],
  [['Space'], 'play, or pause here'],
  [['Home'], 'to the start'],
  [['End'], 'to the end; in a running game, follow it'],
  [['/'], 'search the talk; Enter goes on, Shift and Enter back, Esc closes'],
  [['1', '…', '9'], 'hear one seat alone; again: everyone'],
  [['Shift', '1 … 9'], 'mute a seat, or hear it again'],
  [['0'], 'hear everyone'],
  [['s'], 'story and talk, or talk alone'],
  [['t'], 'thoughts shown or hidden'],
  [['v'], 'watch, read or research'],
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
