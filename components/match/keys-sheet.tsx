import { Dialog } from '@/components/ui/dialog'
import { Key } from '@/components/ui/tag'
import { KEYS } from './keys'

export type KeysSheetProps = { readonly open: boolean; readonly onClose: () => void }

export function KeysSheet({ open, onClose }: KeysSheetProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Keys of the room">
      <dl className="keys">
        {KEYS.map(({ keys, words }) => (
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
