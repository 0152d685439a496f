import type { ReactNode } from 'react'
import { costWords, type Figures } from '@/lib/live/usage'

export type UsageLine = { readonly id: string; readonly name: ReactNode; readonly figures: Figures }
export type UsageTableProps = {
  /** What a line is: "Day", "Seat". */
  readonly what: string
  readonly lines: readonly UsageLine[]
  /** Said where there is no line. */
  readonly none: string
}

const count = (value: number): string => value.toLocaleString('en')
const HEAD = 'py-2 pr-4 font-medium text-ink-2 last:pr-0'
const CELL = 'py-2 pr-4 last:pr-0 tabular-nums'

/** Calls, tokens and cost, a line each. */
export function UsageTable({ what, lines, none }: UsageTableProps) {
  if (lines.length === 0) return <p className="text-ink-2 text-sm">{none}</p>
  const estimated = lines.some(({ figures }) => figures.estimated > 0)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={`Usage by ${what.toLowerCase()}`}>
        <table className="w-full min-w-[38rem] border-collapse text-right text-sm">
          <thead>
            <tr className="border-line border-b">
              <th scope="col" className={`${HEAD} text-left`}>
                {what}
              </th>
              {['Cost', 'Calls', 'Failed', 'Fallbacks', 'Tokens in', 'of them cached', 'Tokens out'].map(
                (name) => (
                  <th key={name} scope="col" className={HEAD}>
                    {name}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id, name, figures }) => (
              <tr key={id} className="border-line border-b last:border-0">
                <th scope="row" className={`${CELL} text-left font-normal`}>
                  {name}
                </th>
                <td className={CELL}>{costWords(figures)}</td>
                <td className={CELL}>{count(figures.calls)}</td>
                <td className={CELL}>{count(figures.failed)}</td>
                <td className={CELL}>{count(figures.fallbacks)}</td>
                <td className={CELL}>{counted(figures, figures.inputTokens)}</td>
                <td className={CELL}>{count(figures.cachedTokens)}</td>
                <td className={CELL}>{counted(figures, figures.outputTokens)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {estimated && (
        <p className="mt-2 text-ink-3 text-xs">
          About (~): some calls came without figures; their tokens were counted here.
        </p>
      )}
    </>
  )
}

const counted = ({ estimated }: Figures, tokens: number): string =>
  `${estimated > 0 ? '~' : ''}${count(tokens)}`
