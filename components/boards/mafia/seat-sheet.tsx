'use client'

import { Button } from '@/components/ui/button'
import { Disc } from '@/components/ui/emblem'
import type { Seat } from '@/lib/core/game'
import { capital } from '@/lib/core/words'
import type { State } from '@/lib/games/mafia/state'
import type { Scene } from '../board'
import { PutAway } from '../put-away'
import { claimsOf, claimWords } from './claims'
import { deathOf, fateWords, roleOf } from './known'
import { factsAt, heldAgainst } from './readings'
import { type Reading, standingAt } from './suspects'
import { note, useNotes } from './use-suspects'

type Props = { readonly scene: Scene<State>; readonly seat: Seat }

const CHOICES: readonly { readonly reading: Reading | null; readonly word: string }[] = [
  { reading: 'suspect', word: 'Suspect' },
  { reading: 'trust', word: 'Trust' },
  { reading: null, word: 'Clear' },
]

/** A viewer's own mark on a seat. */
function Marking({ scene: { state, notes, signs }, seat }: Props) {
  const reading = standingAt(useNotes(notes), state.table.turn).get(seat) ?? null
  if (notes === null) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons is no fieldset
    <div role="group" aria-label={`What you make of ${signs[seat]!.name}`} className="marking">
      {CHOICES.map((choice) => (
        <Button
          key={choice.word}
          size="small"
          disabled={choice.reading === null && reading === null}
          aria-pressed={choice.reading !== null && choice.reading === reading}
          onClick={() => note(notes, seat, choice.reading, state.table.turn)}
        >
          {choice.word}
        </Button>
      ))}
    </div>
  )
}

/** What is known of a seat, line by line. */
function linesOf({ scene, seat }: Props): readonly string[] {
  const { state, entries, at, names, audience, signs } = scene
  const death = deathOf(state.table, seat)
  const role = roleOf(state, seat)
  const claims = claimsOf(entries, names, at).filter((claim) => claim.seat === seat)
  const said = claims.at(-1)
  const held = audience === 'observer' ? heldAgainst(factsAt(entries, at, names.length), seat) : null
  return [
    `${role ?? 'Role not known'}${death ? `, ${fateWords(death)}` : ', alive'}`,
    ...(said ? [claimWords(said, names)] : []),
    ...(held === null ? [] : [`held in suspicion at ${Math.round(held)} of 100`]),
    `played by: ${signs[seat]!.agent}`,
  ]
}

export type SeatSheetProps = Props & { readonly onPutAway: () => void }

/** The card of one seat; whoever watches as the town can say there what they make of it. */
export function SeatSheet({ scene, seat, onPutAway }: SeatSheetProps) {
  const { signs, audience, state } = scene
  const sign = signs[seat]!
  const guesses = audience === 'public' && !state.table.over
  return (
    <article className="ballot" data-seat={seat % 12}>
      <PutAway onPutAway={onPutAway} />
      <h2>
        <Disc seat={seat} emblem={sign.emblem} size="small" /> {sign.name}
      </h2>
      {linesOf({ scene, seat }).map((line) => (
        <p key={line} className="written">
          {capital(line)}
        </p>
      ))}
      {guesses && <Marking {...{ scene, seat }} />}
    </article>
  )
}
