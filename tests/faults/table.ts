// A match whose seats are played through a stand-in, resumed after every pause as a person would.
import type { AgentSpec, ModelSpec } from '@/lib/agents/agent'
import { catalogOf } from '@/lib/agents/catalog/catalog'
import { MODELS } from '@/lib/agents/catalog/models'
import { makeLimits } from '@/lib/agents/limits'
import type { ModelDeps } from '@/lib/agents/modelled'
import { ADAPTERS, rosterOf } from '@/lib/agents/roster'
import type { AnyGame } from '@/lib/core/game'
import { monopoly } from '@/lib/games/monopoly'
import { newMatch } from '@/lib/match/create'
import { play } from '@/lib/match/play'
import { memoryStore } from '@/lib/store/memory'
import type { DecisionRow, MatchStore, NewMatch } from '@/lib/store/store'
import { testClock } from './clock'
import { type Desk, shadowOf, watched } from './desk'
import { faultServer } from './line'
import { type Plan, standOf } from './stand'

/** The four ways in which a provider is asked. */
export const WAYS: Readonly<Record<string, Omit<ModelSpec, 'kind' | 'baseUrl'>>> = {
  openai: { provider: 'openai', model: 'gpt-5.4' },
  gemini: { provider: 'gemini', model: 'gemini-3.8-flash' },
  compatible: { provider: 'compatible', model: 'some-local-one' },
  'compatible json': { provider: 'compatible', model: 'another-one', reply: 'json' },
}

export type Way = keyof typeof WAYS

export const baseUrlOf = (way: Way, url: string): string =>
  WAYS[way].provider === 'gemini' ? url : `${url}/v1`

/** Models as tests reach them: keys are names, time is the test's. */
export function testDeps(clock = testClock(), through: typeof fetch = fetch): ModelDeps {
  return {
    catalog: () => catalogOf(MODELS),
    limits: makeLimits(clock),
    load: (provider) => ADAPTERS[provider](),
    keyFor: async ({ keyRef = null }) => keyRef,
    fetch: through,
  }
}

export function monopolyMatch(agents: readonly AgentSpec[], seed: number, turnLimit: number): NewMatch {
  const game = monopoly as AnyGame
  const seats = agents.map((agent, i) => ({ persona: game.personas[i % game.personas.length], agent }))
  const plain = { shuffleSeats: false, title: '', ownerId: null, visibility: 'public', pace: 0 } as const
  const launched = newMatch({ ...plain, game, seats, seed, options: { turnLimit } })
  if (!launched.ok) throw new Error(JSON.stringify(launched.problems))
  return launched.match
}

export type Seated = Way | 'scripted' | 'random'
const MOST_PAUSES = 500

/** Plays a match of Monopoly through a fault server; gives what was recorded, what was injected, and each pause. */
export async function playAtFaults(
  seated: readonly Seated[],
  plan: Plan,
  turnLimit: number,
  store: MatchStore = memoryStore(),
) {
  const desk: Desk = new Map()
  const stand = standOf(plan, desk)
  const clock = testClock()
  const server = await faultServer(stand.serve, () => clock.expire())
  const specs = seated.map((way, seat): AgentSpec => {
    if (way === 'scripted' || way === 'random') return { kind: way }
    return { kind: 'model', ...WAYS[way], baseUrl: baseUrlOf(way, server.url), keyRef: `key-of-seat-${seat}` }
  })
  const match = monopolyMatch(specs, plan.seed, turnLimit)
  await store.create(match)
  const shadow = shadowOf(monopoly as AnyGame, store, match)
  const deps = testDeps(clock)
  const roster = rosterOf(() => deps)
  const agentFor = (spec: AgentSpec) =>
    spec.kind === 'model' ? watched(roster(spec), spec.keyRef ?? '', desk, shadow) : roster(spec)
  const playDeps = {
    store,
    agentFor,
    findGame: () => monopoly as AnyGame,
    now: () => new Date(clock.now()),
    sleep: clock.sleep,
    announce: async () => {},
  }
  const pauses: string[] = []
  try {
    while ((await play(match.id, playDeps, new AbortController().signal)) === 'steered') {
      pauses.push((await store.find(match.id))?.reason ?? '')
      if (pauses.length > MOST_PAUSES) break
      await store.setStatus(match.id, ['paused'], 'running', null)
    }
  } finally {
    await server.close()
  }
  return { ...(await readBack(store, match.id)), stand, pauses, clock }
}

async function readBack(store: MatchStore, id: string) {
  const [match, entries] = await Promise.all([store.find(id), store.readLog(id)])
  if (!match) throw new Error('the match is gone')
  const decisions: DecisionRow[] = []
  for (let number = 1; ; number++) {
    const decision = await store.findDecision(id, number)
    if (!decision) return { match, entries, decisions }
    decisions.push(decision)
  }
}

type Dump = Awaited<ReturnType<typeof playAtFaults>>

/** Attempts of the seats that were asked over the line. */
export const attemptsOf = ({ match, decisions }: Pick<Dump, 'match' | 'decisions'>) =>
  decisions
    .filter(({ request }) => match.seats[request.seat].agent.kind === 'model')
    .flatMap(({ attempts }) => attempts)

/** How often each kind of failure was recorded; `read`: replies that had to be read generously. */
export function recorded(dump: Pick<Dump, 'match' | 'decisions'>): Record<string, number> {
  const kinds: Record<string, number> = {}
  for (const { failure, coerced } of attemptsOf(dump)) {
    const kind = failure?.kind ?? (coerced.length > 0 ? 'read' : null)
    if (kind !== null) kinds[kind] = (kinds[kind] ?? 0) + 1
  }
  return kinds
}
