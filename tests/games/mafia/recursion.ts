// What uniformly random elimination comes to, exactly: the measure for random play.

export type Start = 'night' | 'day'

/**
 * The town's chance to win when the dead of each day are drawn evenly from all the living, and those of each night
 * evenly from the living who are not mafia. No doctor, no sheriff; somebody dies every day and every night. With m
 * mafia among n living a day removes a mafioso with chance m / n; the town has won at m = 0, the mafia at 2m ≥ n.
 *
 *   D(m, n) = m/n · N(m − 1, n − 1) + (1 − m/n) · N(m, n − 1)     N(m, n) = D(m, n − 1)
 *
 * @returns a share from 0 to 1
 */
export function townShare(mafia: number, living: number, next: Start): number {
  if (mafia === 0) return 1
  if (2 * mafia >= living) return 0
  if (next === 'night') return townShare(mafia, living - 1, 'day')
  const hit = mafia / living
  return hit * townShare(mafia - 1, living - 1, 'night') + (1 - hit) * townShare(mafia, living - 1, 'night')
}

/** One standard error of a share seen in n independent matches. */
export const standardError = (share: number, n: number): number => Math.sqrt((share * (1 - share)) / n)
