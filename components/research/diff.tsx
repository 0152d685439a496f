import Link from 'next/link'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { TurnNames } from '@/lib/core/turns'
import type { DecisionRecord } from '@/lib/live/shapes'
import { compareLayers, type LayerDiff, type Run } from './compare'
import { layerTitle } from './layer-words'

/** Unchanged lines that stay in sight on either side of a change. */
const AROUND = 1

export type DiffProps = {
  readonly here: DecisionRecord
  readonly there: DecisionRecord
  /** Turns of the other's game. */
  readonly turnNames: TurnNames
  /** The page without the comparison. */
  readonly closed: string
}

/** This packet held against another, layer by layer; equal layers are named in one line. */
export function Diff({ here, there, turnNames, closed }: DiffProps) {
  const layers = compareLayers(there.layers, here.layers)
  const equal = layers.filter(({ kind }) => kind === 'equal').map(({ name }) => layerTitle(name))
  const { match, number, request } = there
  const elsewhere = match.id !== here.match.id && ` of “${match.title}”`
  return (
    <section className="diff-box" aria-labelledby="diff-title" id="diff">
      <header>
        <h2 id="diff-title">
          Held against{' '}
          <Link className="link" href={`/games/${match.id}/decisions/${number}`}>
            decision {number}
          </Link>
          {elsewhere}
        </h2>
        <p>
          {match.seats[request.seat]?.name ?? 'Somebody'}, {turnNames(request.turn).inLine}
        </p>
        <ButtonLink href={closed} size="small" look="bare" scroll={false}>
          <Icon name="x" />
          Close
        </ButtonLink>
      </header>
      <div className="diff">
        {equal.length > 0 && <p className="same">The same: {equal.join(', ').toLowerCase()}</p>}
        {layers.map((layer) => (
          <Compared key={layer.name} layer={layer} />
        ))}
      </div>
    </section>
  )
}

function Compared({ layer }: { readonly layer: LayerDiff }) {
  const title = <h3>{layerTitle(layer.name)}</h3>
  switch (layer.kind) {
    case 'equal':
      return null
    case 'only-here':
    case 'only-there':
      return (
        <section>
          {title}
          <p className="same">
            {layer.kind === 'only-here' ? 'In this packet alone' : 'In the other packet alone'}
          </p>
        </section>
      )
    case 'changed':
      return (
        <section>
          {title}
          {layer.runs ? (
            layer.runs.map((run, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: runs of two fixed texts never move
              <RunLines key={at} run={run} first={at === 0} last={at === (layer.runs?.length ?? 0) - 1} />
            ))
          ) : (
            <p className="same">Nearly every line differs</p>
          )}
        </section>
      )
  }
}

const SIGNS = { gone: 'Gone: ', new: 'New: ', same: '' } as const

function Lines({ kind, lines }: Run) {
  return lines.map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of a fixed text never move
    <p key={at} data-run={kind} dir="auto">
      <span className="sr-only">{SIGNS[kind]}</span>
      {line || '\u00A0'}
    </p>
  ))
}

function RunLines({
  run,
  first,
  last,
}: {
  readonly run: Run
  readonly first: boolean
  readonly last: boolean
}) {
  const { kind, lines } = run
  const head = first ? 0 : AROUND
  const foot = last ? 0 : AROUND
  if (kind !== 'same' || lines.length <= head + foot + 1) return <Lines {...run} />
  const hidden = lines.slice(head, lines.length - foot)
  return (
    <>
      <Lines kind="same" lines={lines.slice(0, head)} />
      <details>
        <summary className="same">
          {hidden.length} {hidden.length === 1 ? 'line' : 'lines'} unchanged
        </summary>
        <Lines kind="same" lines={hidden} />
      </details>
      <Lines kind="same" lines={foot > 0 ? lines.slice(-foot) : []} />
    </>
  )
}
