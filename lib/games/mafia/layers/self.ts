import type { Seat } from '@/lib/core/game'
import { quoted } from '@/lib/core/quote'
import { capital } from '@/lib/core/words'
import { knownSides } from '../analysis/known'
import { livingSeats } from '../rules/living'
import type { Own, Role, Table, View } from '../state'
import { dayOf, isNight } from '../turns'
import { list } from '../words'
import { beliefLines } from './beliefs'
import { saidLines } from './record'
import { sideOf, when } from './words'
import { standingOf } from './world'

type Named = readonly string[]

/** All that this seat alone knows: role with what it can do, facts of its nights, own votes, beliefs. */
export function selfLayer(view: View, reader: Seat, names: Named): string {
  const { table, own } = view
  const lines = ['YOUR STATE (nobody else is shown this):']
  if (own?.role == null) return [...lines, 'Your role: not dealt yet'].join('\n')
  return [
    ...lines,
    `You: ${names[reader]}, ${standingOf(table, reader)}`,
    `Your role: ${own.role} (side: ${sideOf(own.role)})`,
    'What your role can do:',
    ...playbook(own.role, table).map((line) => `- ${line}`),
    ...factsOf(own.role, { view, own, reader, names }),
    ...certain(view, reader, names),
    ...saidLines(table, reader, names).map((line) => `Your public ${line}`),
    ...voteLines(table, own, names),
    ...beliefLines(view, names),
  ].join('\n')
}

/** The moves of a role, as facts. */
function playbook(role: Role, { options }: Table): string[] {
  const day =
    options.discussionRounds > 0 ? 'By day: speak, nominate, accuse, defend, claim, vote.' : 'By day: vote.'
  const claims = 'Any role and any results can be claimed, true or not; nobody is bound to claim.'
  switch (role) {
    case 'mafia':
      return [
        `At night: propose a player to kill${options.skipKill ? ', or nobody' : ''}, with a message that the living mafia alone hear.`,
        day,
        `${claims} Your partners are known to you, and you to them.`,
        'You win with the mafia, alive or dead.',
      ]
    case 'doctor':
      return [
        'At night: protect one living player, yourself included, not the one of the night before. If the mafia choose that player, nobody dies.',
        day,
        claims,
        'You win with the town, alive or dead.',
      ]
    case 'sheriff':
      return [
        'At night: investigate one other living player; you learn at once, and surely, whether that player is mafia.',
        day,
        `${claims} Others learn your results only from what you say.`,
        'You win with the town, alive or dead.',
      ]
    case 'villager':
      return ['At night: nothing.', day, claims, 'You win with the town, alive or dead.']
  }
}

type Known = { readonly view: View; readonly own: Own; readonly reader: Seat; readonly names: Named }

/** What the rules wrote down for a role: private facts, oldest first, and the latest night by itself. */
function factsOf(role: Role, known: Known): string[] {
  switch (role) {
    case 'mafia':
      return [...partnerLines(known), ...history(known, 'Kills the mafia came to', killsOf(known))]
    case 'doctor':
      return history(known, 'Players you protected', protectionsOf(known))
    case 'sheriff':
      return history(known, 'Players you investigated', investigationsOf(known))
    case 'villager':
      return []
  }
}

function partnerLines({ view: { table }, own, reader, names }: Known): string[] {
  const others = own.partners.filter((seat) => seat !== reader)
  const told = others.map((seat) => `${names[seat]} (${table.alive[seat] ? 'alive' : 'dead'})`)
  const mafia = own.partners.filter((seat) => table.alive[seat]).length
  return [
    `Your partners: ${list(told, 'none, you are the only mafia')}`,
    `Living: ${mafia} mafia, ${livingSeats(table).length - mafia} others`,
  ]
}

type Night = { readonly turn: number; readonly text: string }

const why = (reason: string): string => (reason === '' ? '' : `; your reason: ${quoted(reason)}`)

const killsOf = ({ own, names }: Known): Night[] =>
  own.kills.map(({ turn, target, died }) => ({
    turn,
    text:
      target === null
        ? 'nobody'
        : `${names[target]}: ${died === null ? 'not known before morning' : died ? 'died' : 'lived'}`,
  }))

const protectionsOf = ({ own, names }: Known): Night[] =>
  own.protections.map(({ turn, target, reason }) => ({ turn, text: `${names[target]}${why(reason)}` }))

const investigationsOf = ({ own, names }: Known): Night[] =>
  own.investigations.map(({ turn, target, isMafia, reason }) => ({
    turn,
    text: `${names[target]}: ${isMafia ? 'mafia' : 'not mafia'}${why(reason)}`,
  }))

function history({ view: { table } }: Known, heading: string, nights: readonly Night[]): string[] {
  if (nights.length === 0) return [`${heading}: none yet`]
  const night = lastNight(table)
  const latest = nights.find(({ turn }) => turn === night)
  const told = nights.map(({ turn, text }) => `- ${capital(when(table.options, turn))}: ${text}`)
  return [`${heading}:`, ...told, ...(latest ? [`Latest night: ${latest.text}`] : [])]
}

/** The turn of the night that was last over; 0 or less: none yet. */
const lastNight = ({ options, turn }: Table): number => (isNight(options, turn) ? turn - 2 : turn - 1)

/** Sides that are certain to this seat beyond roles told and its own mafia. */
function certain(view: View, reader: Seat, names: Named): string[] {
  if (view.own?.role === 'mafia') return []
  const sides = knownSides(view)
  const of = (side: 'town' | 'mafia') =>
    livingSeats(view.table)
      .filter((seat) => seat !== reader && sides[seat] === side)
      .map((seat) => names[seat])
  return [`Living players certain to you as mafia: ${list(of('mafia'))}; as town: ${list(of('town'))}`]
}

function voteLines({ options }: Table, { votes }: Own, names: Named): string[] {
  if (votes.length === 0) return ['Your votes: none yet']
  return [
    'Your votes:',
    ...votes.map(
      ({ turn, ballot, target, reason }) =>
        `- Day ${dayOf(options, turn)}${ballot === 2 ? ' (second vote)' : ''}: ${target === null ? 'abstained' : `against ${names[target]}`}${why(reason)}`,
    ),
  ]
}
