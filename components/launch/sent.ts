import type { Problem } from '@/components/ui/post'
import { DOLLARS_WANTED, readDollars } from '@/lib/live/usage'
import { agentBody, isModel, wrongNumbers } from './agents'
import type { Draft, GameCard, OptionField } from './table'
import type { Reading } from './use-reading'

const WHOLE = /^\d{1,16}$/
const thousands = (value: number): string => value.toLocaleString('en')

/** The rule of a bounded number in words: "500 to 5,000". */
export const boundsOf = ({ least, most }: OptionField): string | null =>
  least !== null && most !== null ? `${thousands(least)} to ${thousands(most)}` : null

/** What the form itself can tell is wrong; the server judges again, and has the last word. */
export function problemsOf(draft: Draft, game: GameCard): readonly Problem[] {
  const problems: Problem[] = []
  const say = (field: string, message: string) => problems.push({ field, message })
  const seats = draft.seats.length
  if (seats < game.least || seats > game.most)
    say('seats', `${game.title} seats ${game.least} to ${game.most}, not ${seats}.`)
  for (const [seat, one] of draft.seats.entries())
    for (const { field, message } of wrongNumbers(one)) say(`seats.${seat}.${field}`, message)
  if (hasModels(draft) && readDollars(draft.ceiling) === undefined) say('ceiling', DOLLARS_WANTED)
  for (const option of game.options)
    if (!isWithin(option, draft.options[option.name]))
      say(`options.${option.name}`, `A whole number from ${boundsOf(option)}.`)
  if (!WHOLE.test(draft.seed.trim()) || !Number.isSafeInteger(Number(draft.seed)))
    say('seed', `A whole number, at most ${thousands(Number.MAX_SAFE_INTEGER)}.`)
  return problems
}

function isWithin({ least, most, optional }: OptionField, typed: string): boolean {
  if (least === null || most === null) return true
  const text = typed.trim()
  if (optional && text === '') return true
  return WHOLE.test(text) && Number(text) >= least && Number(text) <= most
}

/** Why what the table is set with cannot be dealt; empty where it can. */
export function unread(reading: Reading, noun: string): readonly Problem[] {
  const say = (message: string): readonly Problem[] => [{ field: 'document', message }]
  switch (reading.state) {
    case 'none':
    case 'read':
      return []
    case 'empty':
      return say(`There is no ${noun} yet: give one, or choose one of ours.`)
    case 'reading':
      return say(`The ${noun} is still being read: try again in a moment.`)
    case 'faulty':
      return say(`What is wrong in the ${noun} is put right first.`)
    case 'lost':
      return say(reading.message)
  }
}

/** The first refusal of one seat, whichever part of it was refused. */
export function refusalOfSeat(problems: readonly Problem[], seat: number): Problem | undefined {
  const own = `seats.${seat}.`
  const found = problems.find(({ field }) => field.startsWith(own))
  return found && { ...found, field: found.field.slice(own.length).split('.').at(-1) ?? '' }
}

export const hasModels = ({ seats }: Pick<Draft, 'seats'>): boolean =>
  seats.some(({ agent }) => isModel(agent))

const UNPACED = '0'

/**
 * The pace after a change of seats: models are not paced unless asked, so the usual pace goes when the first one sits
 * down and comes back when the last one leaves. A pace that was chosen stays.
 */
export function paceAfter(before: Draft, after: Draft, usual: string): string {
  const { pace } = after
  if (hasModels(before) === hasModels(after) || before.pace !== pace) return pace
  if (hasModels(after)) return pace === usual ? UNPACED : pace
  return pace === UNPACED ? usual : pace
}

const optionValue = ({ least, optional }: OptionField, typed: string): string | number | boolean | null => {
  if (optional && typed.trim() === '') return null
  if (least !== null) return Number(typed)
  return typed === 'true' || typed === 'false' ? typed === 'true' : typed
}

/** What goes to POST /api/matches. */
export const bodyOf = (draft: Draft, game: GameCard) => ({
  game: game.id,
  title: draft.title,
  seats: draft.seats.map((seat) => ({ persona: seat.persona, agent: agentBody(seat) })),
  shuffleSeats: draft.drawSeats,
  options: Object.fromEntries(
    game.options.map((option) => [option.name, optionValue(option, draft.options[option.name])]),
  ),
  ...(draft.document && { document: draft.document }),
  seed: Number(draft.seed),
  pace: Number(draft.pace),
  visibility: draft.visibility,
  ceiling: hasModels(draft) ? (readDollars(draft.ceiling) ?? null) : null,
})
