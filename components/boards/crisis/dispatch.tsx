import { Disc } from '@/components/ui/emblem'
import { Icon } from '@/components/ui/icon'
import type { State } from '@/lib/games/crisis/state'
import type { Scene } from '../board'
import { paperOf, unmovedWords } from './dispatch-words'

/** What is said just now, under the news. */
function Subtitle({ voice, signs }: Pick<Scene<State>, 'voice' | 'signs'>) {
  const sign = voice && signs[voice.seat]
  if (!sign || voice.text === '') return null
  return (
    <p className="subtitle">
      <Disc seat={sign.seat} emblem={sign.emblem} size="small" />
      <span className="sr-only">{sign.name}: </span>
      <q dir="auto" className="written">
        {voice.text}
      </q>
    </p>
  )
}

/** The paper of the step: its events in one title and sentence. */
export function Dispatch({ state, outcome, names, signs, voice }: Scene<State>) {
  const { step, steps, title, text, covert, figures } = paperOf(state, outcome, names)
  const unmoved = unmovedWords(state)
  return (
    <article className="dispatch">
      <p className="day">
        <span className="sr-only">Step </span>
        <b>{step}</b>
        <span>of {steps}</span>
      </p>
      <div className="news">
        <h2 dir="auto" className="written">
          {covert && <Icon name="lock" />}
          {covert && <span className="sr-only">Not known to everyone: </span>}
          {title}
        </h2>
        {text && (
          <p dir="auto" className="written" title={text}>
            {text}
          </p>
        )}
        {figures.length > 0 && (
          <dl>
            {figures.map(({ label, value }) => (
              <div key={label}>
                <dt className="written">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {unmoved && <p className="unmoved">{unmoved}</p>}
        {!outcome && <Subtitle voice={voice} signs={signs} />}
      </div>
    </article>
  )
}
