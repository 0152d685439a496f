import { describe, expect, test } from 'vitest'
import { mafia } from '@/lib/games/mafia'
import { rulesLayer } from '@/lib/games/mafia/layers/rules'
import type { Options } from '@/lib/games/mafia/state'

const rulesOf = (options: Partial<Options> = {}, seats = 8): string =>
  rulesLayer(mafia.initial({ seats, options: mafia.options.parse(options) }).table)

describe('the rules layer tells the options of its match', () => {
  test.each<[Partial<Options>, says: RegExp, not: RegExp]>([
    [{ mafia: 3 }, /3 mafia, 1 doctor, 1 sheriff and 3 villagers/, /2 mafia/],
    [{ doctors: 0 }, /learns whether/, /[Dd]octor/],
    [{ sheriffs: 0 }, /[Dd]octor/, /[Ss]heriff/],
    [{ sheriffs: 2 }, /\nsheriff {4}2 /, /\nsheriff {4}1 /],
    [{ start: 'day' }, /a day first.*turn 1 is day 1, turn 2 is the night before day 2/, /a night first/],
    [{ discussionRounds: 1 }, /in 1 round,/, /rounds/],
    [
      { discussionRounds: 0, eligible: 'everyone' },
      /Every living player can be voted on/,
      /speech|speak one/,
    ],
    [{ eligible: 'everyone' }, /Every living player can be voted on, nominated or not/, /Only nominated/],
    [{ defence: false }, /Only nominated/, /defence/],
    [{ lastWords: false }, /voted out and dies/, /last words/],
    [{ revealRoles: false }, /role of the dead is not told/, /told to everybody\. The dead/],
    [{ abstaining: false }, /nobody may abstain/, /or abstain/],
    [{ ballots: 'secret' }, /only the counts are then shown/, /every vote is then shown/],
    [{ tie: 'nobody' }, /On a tie nobody is voted out/, /second vote|chance/],
    [{ tie: 'revote' }, /On a tie there is a second vote among the tied/, /chance/],
    [{ tie: 'random' }, /On a tie chance picks one of the tied/, /second vote/],
    [{ skipKill: true }, /who is not mafia, or nobody, to kill/, /who is not mafia to kill/],
    [{ dayLimit: 7 }, /by the end of day 7/, /day 20/],
  ])('%o', (options, says, not) => {
    expect(rulesOf(options)).toMatch(says)
    expect(rulesOf(options)).not.toMatch(not)
  })

  test('whatever the seats, the table of roles adds up', () => {
    for (let seats = mafia.seats.min; seats <= mafia.seats.max; seats++) {
      const numbers = [...rulesOf({}, seats).matchAll(/^\w+ +(\d+) {2}(?:mafia|town)/gm)].map(([, n]) =>
        Number(n),
      )
      expect([seats, numbers.reduce((sum, n) => sum + n, 0)]).toEqual([seats, seats])
    }
  })

  test('it gives no advice', () => {
    expect(rulesOf()).not.toMatch(/\b(should|try to|best|careful|beware|remember)\b/i)
  })
})
