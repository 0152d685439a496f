import { SeatName } from '@/components/ui/emblem'
import { Key } from '@/components/ui/tag'
import { KEYS } from './keys'
import { isEnd } from './standing'
import type { RoomMatch } from './use-match'

function Question({ match: { moment, board, signs } }: { match: RoomMatch }) {
  const asked = isEnd(moment) ? null : board.asked(moment.state)
  return (
    <section className="slip">
      <h2>The question</h2>
      {asked ? (
        <p>
          {asked.seats.length === 1 && (
            <SeatName seat={asked.seats[0]!}>{signs[asked.seats[0]!]!.name}</SeatName>
          )}{' '}
          {asked.words}
        </p>
      ) : (
        <p>{isEnd(moment) ? 'None is open: the game is over.' : 'None is open.'}</p>
      )}
    </section>
  )
}

/** What stands beside the talk where there is room for it. */
export function Rail({ match }: { match: RoomMatch }) {
  const { board, moment, signs } = match
  const { state, entries, at, audience } = moment
  return (
    <aside className="rail" aria-label="How things stand">
      <Question match={match} />
      <board.Rail {...{ state, entries, at, signs, audience }} />
      <section className="slip">
        <h2>Keys</h2>
        <dl>
          {KEYS.map(
            ({ keys, brief }) =>
              brief && (
                <div key={brief}>
                  <dt>
                    {keys.map((key) => (
                      <Key key={key}>{key}</Key>
                    ))}
                  </dt>
                  <dd>{brief}</dd>
                </div>
              ),
          )}
        </dl>
      </section>
    </aside>
  )
}
