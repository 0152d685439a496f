import { CauseSign } from './cause-sign'
import { type Course, stepIn } from './course'
import type { Gauge } from './gauges'
import { CAUSE_WORDS, changeWords, reasonWords, shown } from './words'

export type WhyProps = { readonly gauge: Gauge; readonly course: Course; readonly step: number }

/** What moved a variable in a step, in the order applied, and what it came to: the causes sum to the change. */
export function Why({ gauge: { variable }, course, step }: WhyProps) {
  const { was, now, blocks } = stepIn(course, step)
  if (step === 0) return <p className="still">Where it stood at the start: {shown(variable, now)}.</p>
  if (blocks.length === 0)
    return (
      <p className="still">
        Nothing moved it in step {step}: {shown(variable, now)}.
      </p>
    )
  const ends = variable.kind === 'list' ? '' : `${shown(variable, was)} to ${shown(variable, now)}`
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="why-box" tabIndex={0} aria-label={`What moved ${variable.title} in step ${step}`}>
      <table className="why">
        <caption className="sr-only">
          What moved {variable.title} in step {step}
        </caption>
        <tbody>
          {blocks.map((block, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: causes of one step never move
            <tr key={i}>
              <th scope="row">
                <CauseSign cause={block.cause} /> {CAUSE_WORDS[block.cause]}
              </th>
              <td className="written">{reasonWords(block)}</td>
              <td className="written">{changeWords(block)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">step {step}</th>
            <td className="written">{ends}</td>
            <td className="written">{changeWords({ was, now })}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
