import { type Options, ROLES, type Role, type Table } from '../state'
import { count, list } from '../words'

type Match = Pick<Table, 'seats' | 'options'>

/** The rules as this match plays them, and the table of its roles: the same in every packet of the match. */
export function rulesLayer(match: Match): string {
  const { options } = match
  return [
    'MAFIA RULES SUMMARY:',
    `- ${match.seats} players hold secret roles: ${list(dealt(match))}. All who are not mafia are the town.`,
    '- The town wins when no mafia lives. The mafia win when they are at least as many as all others living.',
    '- The mafia know one another. Nobody else is told any role but their own.',
    '- [P3] after a name means Player 3, who sits at seat 3. Replies name players by this number.',
    `- Nights and days alternate, a ${options.start} first. Each is one turn: turn 1 is ${options.start === 'night' ? 'the night before day 1, turn 2 is day 1' : 'day 1, turn 2 is the night before day 2'}.`,
    ...nightRules(match),
    ...talkRules(options),
    ...voteRules(options),
    `- The role of the dead is ${options.revealRoles ? 'told to everybody' : 'not told while the game lasts'}. The dead neither speak nor act.`,
    `- If nobody has won by the end of day ${options.dayLimit}, the game ends without a winner.`,
    '',
    'ROLES (number in this game, side, what it does at night):',
    ...ROLES.filter((role) => numberOf(match, role) > 0).map(
      (role) =>
        `${role.padEnd(9)} ${String(numberOf(match, role)).padStart(2)}  ${role === 'mafia' ? 'mafia' : 'town '}  ${AT_NIGHT[role]}`,
    ),
  ].join('\n')
}

const AT_NIGHT: Readonly<Record<Role, string>> = {
  mafia: 'proposes, with its partners, whom to kill',
  doctor: 'protects one player',
  sheriff: 'learns whether one player is mafia',
  villager: 'does nothing',
}

/** How many hold a role at the start. */
export function numberOf({ seats, options }: Match, role: Role): number {
  const { mafia, doctors, sheriffs } = options
  switch (role) {
    case 'mafia':
      return mafia
    case 'doctor':
      return doctors
    case 'sheriff':
      return sheriffs
    case 'villager':
      return seats - mafia - doctors - sheriffs
  }
}

const dealt = (match: Match): string[] =>
  ROLES.filter((role) => numberOf(match, role) > 0).map((role) =>
    role === 'mafia' ? `${match.options.mafia} mafia` : count(numberOf(match, role), role),
  )

function nightRules(match: Match): string[] {
  const { skipKill, doctors, sheriffs } = match.options
  const lines = [
    '- At night all who act are asked at the same time, unseen by the others.',
    `- Each living mafia member proposes one living player who is not mafia${skipKill ? ', or nobody,' : ''} to kill. If two thirds of them, rounded up, name the same, that is done. Else they propose once more, knowing the first proposals and messages of their partners; if they are still split, the second proposal of the member with the lowest number is done.`,
  ]
  if (doctors > 0)
    lines.push(
      '- A doctor protects one living player, possibly itself, never the same one two nights running. A protected player is not killed. Whom a doctor protected is told to nobody, nor to the doctor whether it mattered.',
    )
  if (sheriffs > 0)
    lines.push(
      '- A sheriff names one other living player and learns whether that player is mafia, and no more.',
    )
  return [...lines, '- In the morning everybody is told who died, or that nobody died.']
}

function talkRules({ discussionRounds: rounds, eligible, defence }: Options): string[] {
  const lines: string[] = []
  if (rounds > 0)
    lines.push(
      `- By day all living players speak one after the other in ${count(rounds, 'round')}, in order of number, beginning with another player each day. A speech has 1 to 5 sentences and at most 120 words.`,
      '- With a speech a player may nominate one other living player for the vote, accuse and defend players, and claim a role with results. All of this is public, and none of it is checked: it may be false.',
    )
  lines.push(
    eligible === 'nominated'
      ? '- Only nominated players can be voted on. If nobody is nominated, there is no vote that day.'
      : '- Every living player can be voted on, nominated or not.',
  )
  if (defence && rounds > 0) lines.push('- Before the vote each nominated player makes a defence speech.')
  return lines
}

const TIES: Readonly<Record<Options['tie'], string>> = {
  nobody: 'nobody is voted out',
  revote: 'there is a second vote among the tied; if that is tied too, nobody is voted out',
  random: 'chance picks one of the tied',
}

function voteRules({ abstaining, ballots, tie, lastWords }: Options): string[] {
  const shown = ballots === 'open' ? 'every vote is then shown' : 'only the counts are then shown'
  return [
    `- All living players vote at the same time, never for themselves${abstaining ? ', or abstain' : '; nobody may abstain'}; ${shown}. The player with the most votes is voted out and dies. On a tie ${TIES[tie]}.`,
    ...(lastWords ? ['- Whoever is voted out says last words before dying.'] : []),
  ]
}
