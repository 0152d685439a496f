import type { Seat } from '@/lib/core/game'
import { type Claim, type Count, NO_VOTE, type Statement, type Table } from '../state'
import { list } from '../words'

type Named = readonly string[]

/** What a player has claimed, declared and voted in public: a line of each kind there is. `names`: with numbers. */
export function recordLines(table: Table, seat: Seat, names: Named): string[] {
  const votes = table.counts.flatMap((counted) => {
    const vote = voteWords(counted, seat, names)
    return vote === null ? [] : [`day ${counted.day}${ballotWords(counted)}: ${vote}`]
  })
  return [...saidLines(table, seat, names), ...lineOf('votes', votes)]
}

/** What a player has claimed and declared with its speeches. */
export function saidLines({ statements }: Table, seat: Seat, names: Named): string[] {
  const own = statements.filter((statement) => statement.seat === seat)
  const claims = own.flatMap(({ day, claim }) => (claim ? [`day ${day}: ${claimWords(claim, names)}`] : []))
  const declared = own.flatMap((statement) => {
    const words = declarations(statement, names)
    return words === '' ? [] : [`day ${statement.day}${AT[statement.at]}: ${words}`]
  })
  return [...lineOf('claims', claims), ...lineOf('declarations', declared)]
}

const lineOf = (what: string, parts: readonly string[]): string[] =>
  parts.length === 0 ? [] : [`${what}: ${parts.join('; ')}`]

const AT: Readonly<Record<Statement['at'], string>> = {
  discussion: '',
  defence: ' in defence',
  'last-words': ' in last words',
}

/** "sheriff, who found The Shark [P1] to be mafia". */
export function claimWords({ role, results }: Claim, names: Named): string {
  const told = results.map(({ seat, isMafia }) => `${names[seat]} to be ${isMafia ? 'mafia' : 'not mafia'}`)
  return told.length === 0 ? role : `${role}, who found ${list(told)}`
}

const declarations = ({ nominates, accuses, defends }: Statement, names: Named): string => {
  const parts: string[] = []
  if (nominates !== null) parts.push(`nominates ${names[nominates]}`)
  if (accuses.length > 0) parts.push(`accuses ${list(accuses.map((seat) => names[seat]))}`)
  if (defends.length > 0) parts.push(`defends ${list(defends.map((seat) => names[seat]))}`)
  return parts.join(', ')
}

export const ballotWords = ({ ballot }: Pick<Count, 'ballot'>): string =>
  ballot === 2 ? ' (second vote)' : ''

/** null: the seat had no vote, or votes are secret. */
function voteWords({ votes }: Count, seat: Seat, names: Named): string | null {
  const target = votes === null ? NO_VOTE : votes[seat]
  return target === NO_VOTE ? null : target === null ? 'abstained' : `against ${names[target]}`
}

/** A count in full: "The Shark [P1] 2 votes (The Notary [P0], The Gadfly [P4]), abstained: nobody". */
export function countWords({ votes, counts }: Count, names: Named): string {
  const by = (target: Seat | null) =>
    (votes ?? []).flatMap((vote, seat) => (vote === target ? [names[seat]] : []))
  const ranked = counts
    .map((votes, seat) => ({ votes, seat }))
    .filter(({ votes }) => votes > 0)
    .sort((a, b) => b.votes - a.votes || a.seat - b.seat)
  const parts = ranked.map(
    ({ votes: n, seat }) => `${names[seat]} ${n}${votes === null ? '' : ` (from ${list(by(seat))})`}`,
  )
  if (votes !== null && by(null).length > 0) parts.push(`abstained: ${list(by(null))}`)
  return parts.length === 0 ? 'no votes were cast' : parts.join('; ')
}
