import type { Seat } from '@/lib/core/game'
import { capital } from '@/lib/core/words'
import { livingSeats } from '../rules/living'
import type { Death, Table, View } from '../state'
import { dayOf, isNight } from '../turns'
import { list } from '../words'
import { ballotWords, countWords } from './record'
import { seatsOf, when } from './words'

type Named = readonly string[]

/** The whole table: who sits where and lives, what is going on now, and what became of each night and day. */
export function worldLayer({ table }: View, reader: Seat, names: Named): string {
  const { options, turn, phase, seats } = table
  return [
    'TABLE:',
    `It is ${when(options, turn)} (turn ${turn}, phase ${phase}). ${livingSeats(table).length} of ${seats} players live.`,
    mafiaLine(table),
    '',
    'Players in order of number:',
    ...seatsOf(table).map(
      (seat) => `- ${names[seat]}${seat === reader ? ' (you)' : ''}: ${standingOf(table, seat)}`,
    ),
    ...today(table, names),
    '',
    'Nights and days so far:',
    ...past(table, names),
  ].join('\n')
}

function mafiaLine({ options, deaths }: Table): string {
  const dead = deaths.filter(({ role }) => role === 'mafia').length
  return options.revealRoles
    ? `Of ${options.mafia} mafia at the start ${options.mafia - dead} live.`
    : `There were ${options.mafia} mafia at the start; how many of them live is not told.`
}

const roleWords = ({ role }: Pick<Death, 'role'>): string => (role === null ? '' : `, role ${role}`)

/** "alive"; "dead, voted out on day 1, role villager". */
export function standingOf({ deaths, alive, condemned }: Table, seat: Seat): string {
  if (alive[seat]) return seat === condemned ? 'voted out, about to die' : 'alive'
  const death = deaths.find((one) => one.seat === seat)
  if (!death) return 'dead'
  const how =
    death.by === 'vote' ? `voted out on day ${death.day}` : `killed in the night before day ${death.day}`
  return `dead, ${how}${roleWords(death)}`
}

function today(table: Table, names: Named): string[] {
  const { options, turn, statements, nominees, targets, condemned } = table
  if (turn === 0 || isNight(options, turn)) return []
  const lines = ['', 'Today:', ...floor(table, names)]
  const nominated = nominees.map((seat) => {
    const by = statements
      .filter((one) => one.turn === turn && one.nominates === seat)
      .map((one) => names[one.seat])
    return by.length === 0 ? names[seat] : `${names[seat]} (by ${list([...new Set(by)])})`
  })
  lines.push(`- Nominated: ${list(nominated)}.`)
  if (targets.length > 0) lines.push(`- Standing in the vote: ${list(targets.map((seat) => names[seat]))}.`)
  if (condemned !== null) lines.push(`- Voted out, about to die: ${names[condemned]}.`)
  return lines
}

/** Who has the floor, and who had it. */
function floor({ open, options, order, nominees, spoken, round }: Table, names: Named): string[] {
  if (open !== 'discussion' && open !== 'defence') return []
  const speakers = (open === 'discussion' ? order : nominees).map((seat) => names[seat])
  const what =
    open === 'discussion' ? `Discussion, round ${round} of ${options.discussionRounds}` : 'Defences'
  return [
    `- ${what}. Heard: ${list(speakers.slice(0, spoken))}. Still to speak: ${list(speakers.slice(spoken))}.`,
  ]
}

function past(table: Table, names: Named): string[] {
  const lines: string[] = []
  for (let turn = 1; turn <= table.turn; turn++) {
    const told = isNight(table.options, turn) ? nightWords(table, turn, names) : dayWords(table, turn, names)
    if (told !== '') lines.push(`- ${capital(when(table.options, turn))}: ${told}`)
  }
  return lines.length === 0 ? ['- None is over.'] : lines
}

/** Empty while it is going on. */
function nightWords(table: Table, turn: number, names: Named): string {
  if (turn === table.turn) return ''
  const day = dayOf(table.options, turn)
  const dead = table.deaths.filter((death) => death.by === 'night' && death.day === day)
  if (dead.length === 0) return table.phase === 'MORNING_REVEAL' ? '' : 'nobody died.'
  return dead.map((death) => `${names[death.seat]} was killed${roleWords(death)}.`).join(' ')
}

function dayWords(table: Table, turn: number, names: Named): string {
  const day = dayOf(table.options, turn)
  const counts = table.counts.filter((one) => one.day === day)
  const told = counts.map((one) => `vote${ballotWords(one)}: ${countWords(one, names)}.`)
  const death = table.deaths.find(({ by, day: on }) => by === 'vote' && on === day)
  if (death) told.push(`${names[death.seat]} was voted out${roleWords(death)}.`)
  if (turn === table.turn) return told.join(' ')
  if (counts.length === 0) return 'there was no vote.'
  if (!death) told.push('Nobody was voted out.')
  return told.join(' ')
}
