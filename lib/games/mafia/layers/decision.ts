import type { Seat } from '@/lib/core/game'
import type { Entry } from '@/lib/core/log'
import type { Request } from '../actions'
import type { Table, View } from '../state'
import { count, list } from '../words'
import { partnerLines } from './partners'
import { claimWords } from './record'
import { when } from './words'

/** The question, with what bears on it. What each field of the answer is for, the format layer says. */
export function decisionLayer(
  view: View,
  request: Request,
  { heard, names }: { readonly heard: readonly Entry[]; readonly names: readonly string[] },
): string {
  return ['DECISION REQUIRED:', ...question(view, request, { heard, names })].join('\n')
}

type Known = { readonly heard: readonly Entry[]; readonly names: readonly string[] }

function question(view: View, request: Request, known: Known): string[] {
  const { table, own } = view
  const { names } = known
  switch (request.decision) {
    case 'speaking': {
      const { round, rounds } = request.bounds
      const now = `It is your turn to speak: ${when(table.options, table.turn)}, round ${round} of ${rounds}.`
      return [
        now,
        ...nomineeLines(table, names),
        'What do you say to the table, and what do you declare with it?',
      ]
    }
    case 'voting':
      return [
        ...(request.bounds.ballot === 2
          ? ['The first vote was a tie. This is the second vote, among the tied.']
          : []),
        `You vote on who dies today. Standing: ${list(table.targets.map((seat) => names[seat]))}.`,
        ...accusedLines(table, table.targets, names),
        'Whom do you vote against? Nobody sees your vote before all are in.',
      ]
    case 'defence':
      return [
        `You stand in the vote of ${when(table.options, table.turn)}, nominated by ${list(request.bounds.by.map((seat) => names[seat]))}.`,
        ...accusedLines(table, [request.seat], names),
        'What do you say in your defence?',
      ]
    case 'last_words':
      return [
        `You were voted out with ${count(request.bounds.votes, 'vote')} and die after these words. ${table.options.revealRoles ? 'Then your role is told.' : 'Your role is not told.'}`,
        'What are your last words?',
      ]
    case 'night_kill':
      return [
        `It is ${when(table.options, table.turn)}, round ${request.bounds.round} of the mafia's choice.`,
        ...partnerLines(view, request, known),
        `Whom do you propose to kill${request.bounds.maySkip ? ', if anybody' : ''}, and what do you tell your partners?`,
      ]
    case 'investigation':
      return [
        `It is ${when(table.options, table.turn)}. Investigated so far: ${list(
          (own?.investigations ?? []).map(
            ({ target, isMafia }) => `${names[target]} (${isMafia ? 'mafia' : 'not mafia'})`,
          ),
        )}.`,
        'Whom do you investigate?',
      ]
    case 'protection': {
      const { last } = request.bounds
      const before = (own?.protections ?? []).map(
        ({ target, turn }) => `${names[target]} (${when(table.options, turn)})`,
      )
      return [
        `It is ${when(table.options, table.turn)}. Protected so far: ${list(before)}.`,
        ...(last === null ? [] : [`${names[last]} was protected last night and cannot be again tonight.`]),
        'Whom do you protect?',
      ]
    }
  }
}

function nomineeLines(table: Table, names: readonly string[]): string[] {
  const { nominees, options } = table
  const standing = options.eligible === 'nominated' ? 'stands in the vote so far' : 'is nominated so far'
  return nominees.length === 0
    ? [`Nobody ${standing}.`]
    : [
        `Nominated so far: ${list(nominees.map((seat) => names[seat]))}.`,
        ...accusedLines(table, nominees, names),
      ]
}

/** Who accused, nominated or defended them today, and what claims said of them today. */
function accusedLines(table: Table, seats: readonly Seat[], names: readonly string[]): string[] {
  const { turn } = table
  const todays = table.statements.filter((one) => one.turn === turn)
  const by = (test: (one: Table['statements'][number]) => boolean) => [
    ...new Set(todays.filter(test).map(({ seat }) => names[seat])),
  ]
  return seats.map((seat) => {
    const parts = [
      `nominated by ${list(by((one) => one.nominates === seat))}`,
      `accused by ${list(by((one) => one.accuses.includes(seat)))}`,
      `defended by ${list(by((one) => one.defends.includes(seat)))}`,
    ]
    const results = todays.flatMap(({ seat: claimant, claim }) => {
      const told = claim?.results.filter((result) => result.seat === seat) ?? []
      return claim && told.length > 0
        ? [`${names[claimant]}: ${claimWords({ ...claim, results: told }, names)}`]
        : []
    })
    return `- ${names[seat]}, today: ${[...parts, ...results].join('; ')}`
  })
}
