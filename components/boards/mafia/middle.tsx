import type { Seat } from '@/lib/core/game'
import type { State } from '@/lib/games/mafia/state'
import type { Scene, SeatSign } from '../board'
import { Subtitle } from '../subtitle'
import { isNight, onTable, type Paper } from './paper'
import { useScore } from './score'
import { SeatSheet } from './seat-sheet'

type BallotProps = { readonly paper: Paper; readonly signs: readonly SeatSign[]; readonly after: string }

/** The one sheet of paper on the table. */
function Ballot({ paper, signs, after }: BallotProps) {
  const { title, text, bars, abstained } = paper
  const most = bars[0]?.votes ?? 1
  return (
    <article className="ballot">
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {bars.length > 0 && (
        <table>
          <caption className="sr-only">Votes</caption>
          <tbody>
            {bars.map(({ seat, votes }) => (
              <tr key={seat}>
                <th scope="row" className="written">
                  {signs[seat]!.short}
                </th>
                <td>{votes}</td>
                <td aria-hidden="true">
                  <span className="tally" style={{ width: `${(100 * votes) / most}%` }} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {abstained > 0 && <p>{abstained === 1 ? 'One abstained.' : `${abstained} abstained.`}</p>}
      {after && <p>{after}</p>}
    </article>
  )
}

export type MiddleProps = {
  readonly scene: Scene<State>
  readonly selected: Seat | null
  readonly onPutAway: () => void
}

/** The middle of the table: what is at stake, or the card of the chair that was pointed at; and what is being said. */
export function Middle({ scene, selected, onPutAway }: MiddleProps) {
  const { state, names, signs } = scene
  const score = useScore(scene)
  const paper = onTable(state, names)
  const dark = isNight(state.table)
  if (selected !== null)
    return (
      <div className="mid" data-card>
        <SeatSheet key={selected} {...{ scene, onPutAway }} seat={selected} />
      </div>
    )
  return (
    <div className="mid">
      {dark ? (
        <div className="hush-words">
          <h2>{paper.title}</h2>
          {paper.text && <p>{paper.text}</p>}
        </div>
      ) : (
        <Ballot
          paper={paper}
          signs={signs}
          after={score ? `You read the table at ${score.score} of 100.` : ''}
        />
      )}
      <Subtitle voice={scene.voice} signs={signs} whispered={dark} />
    </div>
  )
}
