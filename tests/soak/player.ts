// A child process that plays one match on the real store, and kills itself at the n-th time it comes to a point.
import { agentFor } from '@/lib/agents/roster'
import { provide } from '@/lib/env'
import { findGame } from '@/lib/games'
import { play } from '@/lib/match/play'
import { agentsOverTheLine } from '../bench/line'
import { bids } from '../match/bids'
import type { Errand } from './children'

const overTheLine = agentsOverTheLine(0).agentFor
const { url, match, point, nth }: Errand = JSON.parse(process.argv[2])
provide({ DATABASE_URL: url })
const { announce, store } = await import('@/lib/store/shared')

let met = 0
process.stdout.write('ready\n')
const ending = await play(
  match,
  {
    store,
    announce,
    agentFor: (spec, row) => (spec.kind === 'model' ? overTheLine(spec) : agentFor(spec, row)),
    findGame: (id) => (id === bids.id ? bids : findGame(id)),
    now: () => new Date(),
    at: (here) => {
      if (here === point && ++met === nth) process.kill(process.pid, 'SIGKILL')
    },
  },
  new AbortController().signal,
)
process.stdout.write(`${ending}\n`)
process.exit(0)
