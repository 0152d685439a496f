import type { Seat } from '@/lib/core/game'
import type { Event, Role } from '@/lib/games/mafia/state'
import type { WireEntry } from '@/lib/live/channel'

/** What a viewer makes of a seat. */
export type Reading = 'suspect' | 'trust'
/** A viewer's own mark. `turn`: the night or day that was shown. `knowing`: they had seen the roles before. */
export type Note = {
  readonly seat: Seat
  readonly reading: Reading | null
  readonly turn: number
  readonly knowing: boolean
  /** ISO 8601. */
  readonly at: string
}
/** All marks of one match in this browser, in the order they were made. `seen`: the roles were on this screen. */
export type Notes = { readonly made: readonly Note[]; readonly seen: boolean }
export const NO_NOTES: Notes = { made: [], seen: false }

/** The marks as they stood at the end of a turn. */
export function standingAt({ made }: Notes, turn: number): ReadonlyMap<Seat, Reading> {
  const standing = new Map<Seat, Reading>()
  for (const note of made) {
    if (note.turn > turn) continue
    if (note.reading === null) standing.delete(note.seat)
    else standing.set(note.seat, note.reading)
  }
  return standing
}

/** A day with those who lived through its talk. */
export type Day = { readonly day: number; readonly turn: number; readonly living: readonly Seat[] }

/** The days of a log, each with who was alive after its morning and before its vote. */
export function daysOf(entries: readonly WireEntry[], seats: number): readonly Day[] {
  const days: Day[] = []
  const living = new Set(Array.from({ length: seats }, (_, seat) => seat))
  let open: { day: number; turn: number } | null = null
  const close = () => {
    if (open) days.push({ ...open, living: [...living] })
    open = null
  }
  for (const { event: told } of entries) {
    const event = told as Event
    switch (event.type) {
      case 'day-broke':
        open = { day: event.day, turn: event.turn }
        break
      case 'found-dead':
        living.delete(event.seat)
        break
      case 'voted-out':
        close()
        living.delete(event.seat)
        break
      case 'night-fell':
      case 'game-ended':
        close()
        break
    }
  }
  return days
}

/** How the marks of one day read. `suspected` of `mafia` mafia; of `town` others `trusted` and `wronged`. */
export type DayScore = {
  readonly day: number
  readonly mafia: number
  readonly suspected: number
  readonly trustedMafia: number
  readonly town: number
  readonly trusted: number
  readonly wronged: number
  /** 0 to 100; 50 is what no marks at all get. */
  readonly score: number
}
export type Score = { readonly score: number; readonly days: readonly DayScore[]; readonly knowing: number }

/** How many of these seats have this mark. */
const marked = (seats: readonly Seat[], marks: ReadonlyMap<Seat, Reading>, as: Reading): number =>
  seats.filter((seat) => marks.get(seat) === as).length

/** From 0, all wrong, to 1, all right; half where nothing is said. */
const share = (right: number, wrong: number, of: number): number => (of + right - wrong) / (2 * of)

function dayScore({ day, turn, living }: Day, notes: Notes, roles: readonly Role[]): DayScore | null {
  const marks = standingAt(notes, turn)
  const mafia = living.filter((seat) => roles[seat] === 'mafia')
  const town = living.filter((seat) => roles[seat] !== 'mafia')
  if (mafia.length === 0 || town.length === 0) return null
  const suspected = marked(mafia, marks, 'suspect')
  const trustedMafia = marked(mafia, marks, 'trust')
  const trusted = marked(town, marks, 'trust')
  const wronged = marked(town, marks, 'suspect')
  // the two camps weigh the same, so that trusting everybody is worth no more than saying nothing
  const halves = share(suspected, trustedMafia, mafia.length) + share(trusted, wronged, town.length)
  return {
    ...{ day, suspected, trustedMafia, trusted, wronged },
    mafia: mafia.length,
    town: town.length,
    score: Math.round(50 * halves),
  }
}

const hasStanding = (notes: Notes, { turn }: Day): boolean =>
  notes.made.some((note) => note.turn <= turn && note.reading !== null)

/**
 * How well a viewer read the table, by days from the first with a mark on; null: none was made, or roles are not told.
 * A day's score is the mean of two shares: mafia suspected, and others trusted, where no mark counts half.
 */
export function scoreOf(notes: Notes, days: readonly Day[], roles: readonly (Role | null)[]): Score | null {
  if (roles.some((role) => role === null)) return null
  const first = days.findIndex((day) => hasStanding(notes, day))
  if (first < 0) return null
  const scored = days.slice(first).flatMap((day) => dayScore(day, notes, roles as readonly Role[]) ?? [])
  if (scored.length === 0) return null
  const sum = scored.reduce((all, { score }) => all + score, 0)
  const knowing = notes.made.filter((note) => note.knowing).length
  return { score: Math.round(sum / scored.length), days: scored, knowing }
}

/** A day's reading in plain words. */
export function dayWords({ day, mafia, suspected, trustedMafia, town, trusted, wronged }: DayScore): string {
  const of = `you suspected ${suspected} of ${mafia} mafia`
  const but = trustedMafia > 0 ? `, trusted ${trustedMafia} of them` : ''
  return `Day ${day}: ${of}${but}; of ${town} others you trusted ${trusted} and suspected ${wronged}.`
}

/** Notes as they were kept; whatever else is found there is none. */
export function readNotes(text: string | null): Notes {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Notes> | null
    if (!kept || !Array.isArray(kept.made)) return NO_NOTES
    return { made: kept.made.filter(isNote), seen: kept.seen === true }
  } catch {
    return NO_NOTES
  }
}
const isNote = (note: Partial<Note> | null): note is Note =>
  typeof note?.seat === 'number' &&
  typeof note.turn === 'number' &&
  (note.reading === null || note.reading === 'suspect' || note.reading === 'trust')
