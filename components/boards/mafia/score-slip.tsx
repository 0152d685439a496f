import { dayWords, type Score } from './suspects'

const knowingWords = (knowing: number): string =>
  knowing === 1
    ? 'You had seen the roles before one of these marks.'
    : `You had seen the roles before ${knowing} of these marks.`

/** How well the viewer read the table, day by day, and how that is counted. */
export function ScoreSlip({ score: { score, days, knowing } }: { readonly score: Score }) {
  return (
    <div className="slip">
      <h2>
        How you read the table <small>{score} of 100</small>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="scrolls" tabIndex={0} aria-label="How you read the table">
        <ol>
          {days.map((day) => (
            <li key={day.day}>
              {dayWords(day)} <b>{day.score}</b>
            </li>
          ))}
        </ol>
        <p>
          Your marks as they stood at the end of each day. Mafia suspected and others trusted count alike: 100
          is all right, 0 all wrong, and 50 is what no marks at all get.
        </p>
        {knowing > 0 && <p>{knowingWords(knowing)}</p>}
      </section>
    </div>
  )
}
