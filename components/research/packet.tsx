'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { markOf, termsOf } from '@/lib/live/seek'
import { CopyText } from './copy-text'
import { Layers, type LayersProps } from './layers'
import { Marked } from './marked'

export type PacketProps = Omit<LayersProps, 'mark'> & {
  /** The two messages. */
  readonly system: string
  readonly user: string
  /** What decided: a model was sent this, a script was not. */
  readonly byModel: boolean
  /** What was looked for: marked in the text. */
  readonly words: string
  /** Between head and text. */
  readonly children?: ReactNode
}

function Message({ who, text, mark }: { who: string; text: string; mark: RegExp | null }) {
  return (
    <section className="message" aria-label={`${who} message`}>
      <header>
        <h3>{who}</h3>
        <CopyText text={text} label={`Copy the ${who} message`} shown="Copy" />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <pre tabIndex={0} className="sent">
        <Marked text={text} mark={mark} />
      </pre>
    </section>
  )
}

/** The packet: layer by layer as it is stored, or as the two messages that it is sent in. */
export function Packet({ system, user, byModel, words, children, ...layers }: PacketProps) {
  const [whole, setWhole] = useState(false)
  const mark = markOf(termsOf(words))
  return (
    <section className="packet" aria-labelledby="packet-title">
      <header className="packet-head">
        <h2 id="packet-title">{byModel ? 'The text really sent' : 'The packet'}</h2>
        {/* biome-ignore lint/a11y/useSemanticElements: two buttons are no fieldset */}
        <div role="group" aria-label="How to show it" className="ways">
          <Button size="small" aria-pressed={!whole} onClick={() => setWhole(false)}>
            By layer
          </Button>
          <Button size="small" aria-pressed={whole} onClick={() => setWhole(true)}>
            As two messages
          </Button>
        </div>
        <CopyText text={`${system}\n\n${user}`} label="Copy all the text" shown="Copy all" />
      </header>
      {children}
      {!byModel && (
        <p className="hint">
          A script decided here, so nobody was sent this text. A model in this seat would have been sent
          exactly it.
        </p>
      )}
      {whole ? (
        <>
          <Message who="System" text={system} mark={mark} />
          <Message who="User" text={user} mark={mark} />
        </>
      ) : (
        <Layers {...layers} mark={mark} />
      )}
    </section>
  )
}
