import type { AnyGame } from '@/lib/core/game'
import { store } from '@/lib/store/shared'
import type { NewMatch } from '@/lib/store/store'
import { aMatch } from '../match/table'
import { anyGame, type Blow, blow, faultsOf, strike } from './kill'

const BLOWS_A_MATCH = 10
const AT_ONCE = 2

/** Hidden bids, asked together, with refusals and fallbacks; and Monopoly. */
const aVictim = (seed: number): NewMatch =>
  seed % 2 === 0
    ? aMatch({ seed, options: { rounds: 60, stake: 900 } })
    : aMatch({ seed, game: anyGame('monopoly') as AnyGame, options: { turnLimit: 80 } })

/** Kills players of match after match until `wanted` have fallen; what is wrong with the logs. */
export async function soakPlayers(url: string, wanted: number, firstSeed: number): Promise<string[]> {
  const faults: string[] = []
  const fallen = new Map<string, number>()
  let seed = firstSeed
  const total = () => [...fallen.values()].reduce((sum, n) => sum + n, 0)
  const one = async () => {
    while (total() < wanted) {
      const match = aVictim(seed)
      const from = BLOWS_A_MATCH * seed++
      const most = Math.min(BLOWS_A_MATCH, wanted - total())
      const blows = Array.from({ length: most }, (_, i) => blow(match.seed, from + i))
      await store.create(match)
      const count = await strike(url, match.id, blows)
      for (const struck of blows.slice(0, count))
        fallen.set(kindOf(struck), (fallen.get(kindOf(struck)) ?? 0) + 1)
      const wrong = await faultsOf(store, match)
      faults.push(...wrong.map((fault) => `${match.game}, seed ${match.seed}: ${fault}`))
      console.log(
        `${match.game}, seed ${match.seed}: ${count} players killed (${total()} of ${wanted}), ${wrong.length} faults`,
      )
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  for (const [kind, count] of fallen) console.log(`  ${count} ${kind}`)
  return faults
}

const kindOf = (struck: Blow): string => ('point' in struck ? `at ${struck.point}` : 'at random')
