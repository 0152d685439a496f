import { Icon } from '@/components/ui/icon'
import { isHit } from '@/lib/live/seek'
import type { LayerText } from '@/lib/live/shapes'
import { CopyText } from './copy-text'
import { grouped, isPrivate, layerTitle } from './layer-words'
import { Marked } from './marked'

export type LayersProps = {
  readonly layers: readonly LayerText[]
  /** The decision whose packet this one is held against; the names of layers that are the same in it. */
  readonly before: number | null
  readonly same: ReadonlySet<string>
  /** What is marked in the texts. */
  readonly mark: RegExp | null
}

/** What is in the packet, with each layer's share of the tokens. */
export function LayerOutline({ layers }: Pick<LayersProps, 'layers'>) {
  const most = Math.max(1, ...layers.map(({ tokens }) => tokens))
  const sum = layers.reduce((total, { tokens }) => total + tokens, 0)
  return (
    <nav className="layers-nav" aria-label="Layers of the packet">
      <h2>{layers.length === 11 ? 'Eleven layers' : `${layers.length} layers`}</h2>
      {layers.map(({ name, tokens }, i) => (
        <a key={name} href={`#${name}`} data-own={isPrivate(name) || undefined}>
          <i>{i + 1}</i>
          {layerTitle(name)}
          <i>{grouped(tokens)}</i>
          <span className="share">
            <b style={{ width: `${(tokens / most) * 100}%` }} />
          </span>
        </a>
      ))}
      <p>{grouped(sum)} tokens in the layers</p>
    </nav>
  )
}

/** The text of each layer in packet order; what has not changed since the seat's last packet lies folded, unless what was looked for is in it. */
export function Layers({ layers, before, same, mark }: LayersProps) {
  return layers.map(({ name, text, tokens, hash }) => (
    <details key={name} className="layer" id={name} open={!same.has(name) || isHit(text, mark)}>
      <summary>
        <Icon name="right" className="fold" />
        <b>{layerTitle(name)}</b>
        <span>
          {[isPrivate(name) && 'private', same.has(name) && `same as in ${before}`]
            .filter(Boolean)
            .join(', ')}
        </span>
        <span>{grouped(tokens)} tokens</span>
      </summary>
      <div className="text">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <pre tabIndex={0} className="sent" data-layer={name} title={hash}>
          <Marked text={text} mark={mark} />
        </pre>
        <CopyText text={text} label={`Copy the layer ${layerTitle(name)}`} />
      </div>
    </details>
  ))
}
