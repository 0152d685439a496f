/** Random rules of Mafia for so many seats; `rounds` of discussion and `days` at most, so that matches are short. */
export function randomOptions(
  pick: (n: number) => number,
  seats: number,
  most: { rounds: number; days: number },
) {
  const mafia = 1 + pick(Math.ceil(seats / 2) - 1)
  const doctors = pick(Math.min(3, seats - mafia + 1))
  return {
    mafia,
    doctors,
    sheriffs: pick(Math.min(3, seats - mafia - doctors + 1)),
    start: ['night', 'day'][pick(2)],
    discussionRounds: pick(most.rounds + 1),
    eligible: ['nominated', 'everyone'][pick(2)],
    defence: pick(2) === 0,
    lastWords: pick(2) === 0,
    revealRoles: pick(2) === 0,
    abstaining: pick(2) === 0,
    tie: ['nobody', 'revote', 'random'][pick(3)],
    ballots: ['open', 'secret'][pick(2)],
    skipKill: pick(2) === 0,
    dayLimit: 1 + pick(most.days),
  }
}
