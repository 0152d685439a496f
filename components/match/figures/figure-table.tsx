import type { ChartProps } from './line-chart'

/** The same as the chart, in figures; a turn is a button that moves the board. */
export function FigureTable({ figure, samples, signs, turnNames, here, onSeek }: ChartProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="figure-table" tabIndex={0} aria-label={`${figure.title} as a table`}>
      <table>
        <caption>{figure.title}</caption>
        <thead>
          <tr>
            <th scope="col">Turn</th>
            {signs.map(({ seat, short }) => (
              <th key={seat} scope="col" className="written">
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {samples.map(({ turn, n, values }, i) => (
            <tr key={turn} aria-current={i === here || undefined}>
              <th scope="row">
                <button
                  type="button"
                  title={`Go to the end of ${turnNames(turn).inLine}`}
                  onClick={() => onSeek(n)}
                >
                  {turnNames(turn).tick}
                </button>
              </th>
              {signs.map(({ seat }) => (
                <td key={seat}>{figure.say(values[seat]!)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
