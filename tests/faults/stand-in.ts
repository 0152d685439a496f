// A provider to try Parlor against, without a key and without a bill: both protocols, streaming, faults on demand.
//   node --import tsx tests/faults/stand-in.ts [port]
// Any key is good but one that begins with "wrong". A model called "fault:<name>" always fails so (see faults.ts),
// "flaky" fails at every other call, "silent-usage" tells no tokens.
import { pathToFileURL } from 'node:url'
import { FAULT_NAMES, FAULTS, type Injected, reply, type Stage } from './faults'
import { type FaultServer, faultServer, type Serve } from './line'
import type { Call, Served } from './protocol'
import { tokensFor } from './stand'

type Action = Stage['action']

/** A careful player: passes wherever one may pass. */
const SAFE: Readonly<Record<string, Action>> = {
  say_ready: { word: 'ready' },
  summarise_talk: { summary: 'They took what they landed on and promised nothing.' },
  pre_roll_decision: { actions: [] },
  buy_decision: { buy: true },
  auction_bid_decision: { bid: 0 },
  trade_decision: { propose_trade: false },
  trade_response_decision: { accept: false },
  jail_action_decision: { action: 'roll_doubles' },
  post_roll_decision: { builds: [], sells: [], mortgages: [], unmortgages: [], propose_trade: false },
  bankruptcy_decision: { sell_houses: [], sell_hotels: [], mortgage: [], declare_bankruptcy: true },
}

/** Without a function the question is told from the names of the fields that the prompt asks for. */
function actionFor({ fn, prompt, body }: Call): Action {
  if (fn !== null) return SAFE[fn] ?? {}
  const told = prompt + JSON.stringify(body)
  const name = Object.keys(SAFE).find((known) =>
    Object.keys(SAFE[known]).every((field) => told.includes(`"${field}"`)),
  )
  return name ? SAFE[name] : {}
}

const FLAKY = ['error-500', 'no-json', 'cut-by-length', 'refusal'] as const

/** Answers every call by itself. */
export function standIn(): Serve & { calls(): number } {
  const caches = new Map<string, Set<string>>()
  let calls = 0
  const serve = (call: Call): Served => {
    const nth = calls++
    const known = caches.get(call.model) ?? new Set()
    caches.set(call.model, known)
    const words = { thought: `The safe way, call ${nth}.`, speech: nth % 3 === 0 ? 'We shall see.' : '' }
    const tokens = tokensFor(call, known)
    const stage: Stage = { call, action: actionFor(call), illegal: null, words, tokens, chance: () => 0.5 }
    const fault = faultFor(call, nth)
    return (fault && (FAULTS[fault] as Injected).serve(stage)) ?? whole(stage)
  }
  return Object.assign(serve, { calls: () => calls })
}

function faultFor({ key, model }: Call, nth: number) {
  if (key.startsWith('wrong')) return 'wrong-key' as const
  if (model === 'flaky') return nth % 2 === 0 ? FLAKY[(nth / 2) % FLAKY.length] : undefined
  return FAULT_NAMES.find((name) => model === `fault:${name}`)
}

const whole = (stage: Stage): Served =>
  reply(stage, stage.call.model === 'silent-usage' ? { tokens: null } : {})

export const startStandIn = (port: number): Promise<FaultServer> => faultServer(standIn(), () => {}, port)

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { url } = await startStandIn(Number(process.argv[2] ?? 3999))
  console.log(`A stand-in for OpenAI at ${url}/v1 and for Gemini at ${url}.`)
}
