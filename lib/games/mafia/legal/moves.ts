import type { LegalMove } from '@/lib/core/choice'
import type { Bounds, Request } from '../actions'
import { livingOthers, livingPartners } from '../rules/living'
import { killTargets, protectTargets, voteTargets } from '../rules/targets'
import { listed } from '../rules/words'
import type { Table, View } from '../state'
import { ownOf } from '../view'

/** Every legal move in words, players by seat number as replies name them, with what follows by the rules. */
export function movesOf(view: View, request: Request): readonly LegalMove[] {
  const { table } = view
  const { seat } = request
  switch (request.decision) {
    case 'speaking':
      return [...nominating(table, seat), ...DECLARING]
    case 'defence':
      return [
        speaking('defend yourself', 'The vote follows once all the nominated have spoken.'),
        ...DECLARING,
      ]
    case 'last_words':
      return [speaking('say your last words', `You die after them${told(table)}.`), ...DECLARING]
    case 'voting':
      return votes(table, voteTargets(table, seat), request.bounds)
    case 'night_kill':
      return kills(view, request.bounds)
    case 'protection':
      return [
        {
          name: 'PROTECT',
          text: `target seat ${listed(protectTargets(table, ownOf(view)))}`,
          consequences: [
            'If the mafia choose that player tonight, nobody dies.',
            'You are not told whether it mattered, and may not protect the same player next night.',
          ],
        },
      ]
    case 'investigation':
      return [
        {
          name: 'INVESTIGATE',
          text: `target seat ${listed(livingOthers(table, seat))}`,
          consequences: ['You learn at once whether that player is mafia; nobody else hears of it.'],
        },
      ]
  }
}

const speaking = (text: string, after: string): LegalMove => ({ name: 'SPEAK', text, consequences: [after] })
const told = ({ options }: Table): string =>
  options.revealRoles ? ', and your role is told' : '; your role stays hidden until the end'

function nominating(table: Table, seat: number): LegalMove[] {
  const { options, nominees } = table
  const consequence =
    options.eligible === 'nominated'
      ? 'Only the nominated are voted on today.'
      : 'Everyone living may be voted on today, nominated or not.'
  const pleads = options.defence ? ['The nominated speak in their own defence before the vote.'] : []
  const standing =
    nominees.length === 0 ? 'Nobody is nominated so far.' : `Nominated so far: seat ${nominees.join(', ')}.`
  return [
    {
      name: 'NOMINATE',
      text: `nominates seat ${listed(livingOthers(table, seat))}`,
      consequences: [consequence, ...pleads, standing],
    },
    { name: 'NOMINATE_NOBODY', text: 'nominates -1', consequences: ['Nominations made so far stand.'] },
  ]
}

const DECLARING: readonly LegalMove[] = [
  {
    name: 'ACCUSE_OR_DEFEND',
    text: 'accuses, defends: living players other than yourself; both may be empty',
    consequences: ['Everyone is told whom you accuse and defend. The rules draw nothing from it.'],
  },
  {
    name: 'CLAIM',
    text: 'claims: any role, true or not, with results where you claim sheriff; or none',
    consequences: ['Everyone is told what you claim. Nobody checks it.'],
  },
]

function votes(
  table: Table,
  targets: readonly number[],
  { mayAbstain, ballot }: Bounds['voting'],
): LegalMove[] {
  const consequences = [
    'Whoever has the most votes goes.',
    table.options.ballots === 'open'
      ? 'All votes are shown together, by name.'
      : 'Only the number of votes for each is shown.',
    `On a tie for the most, ${tieWords(table.options.tie, ballot)}.`,
  ]
  const moves = [{ name: 'VOTE', text: `vote seat ${listed(targets)}`, consequences }]
  if (mayAbstain)
    moves.push({ name: 'ABSTAIN', text: 'vote -1', consequences: ['Your vote counts for nobody.'] })
  return moves
}

function tieWords(tie: Table['options']['tie'], ballot: 1 | 2): string {
  switch (tie) {
    case 'nobody':
      return 'nobody goes'
    case 'random':
      return 'chance decides among the tied'
    case 'revote':
      return ballot === 1 ? 'all vote once more, among the tied alone' : 'nobody goes'
  }
}

function kills(view: View, { round, maySkip }: Bounds['night_kill']): LegalMove[] {
  const own = ownOf(view)
  const partners = livingPartners(view.table, own)
  const enough = Math.ceil((2 * partners.length) / 3)
  const rule =
    partners.length === 1
      ? 'You alone decide.'
      : `The mafia agree once ${enough} of their ${partners.length} living name the same target.`
  const split =
    round === 1
      ? 'Without agreement all of you propose once more.'
      : `Without agreement the proposal of seat ${partners[0]} holds.`
  const consequences = partners.length === 1 ? [rule] : [rule, split]
  const dies = 'The target is dead in the morning unless a doctor protects it.'
  const moves = [
    {
      name: 'KILL',
      text: `target seat ${listed(killTargets(view.table, own))}`,
      consequences: [dies, ...consequences],
    },
  ]
  if (maySkip)
    moves.push({
      name: 'KILL_NOBODY',
      text: 'target -1',
      consequences: ['A proposal that nobody dies tonight.', ...consequences],
    })
  return moves
}
