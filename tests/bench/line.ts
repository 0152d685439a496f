import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Agent, AgentSpec, ModelSpec } from '@/lib/agents/agent'
import { catalogOf } from '@/lib/agents/catalog/catalog'
import { MODELS } from '@/lib/agents/catalog/models'
import { wallClock } from '@/lib/agents/clock'
import { makeLimits } from '@/lib/agents/limits'
import { type MakeModel, modelled } from '@/lib/agents/modelled'
import { ADAPTERS } from '@/lib/agents/roster'
import { wireText } from '@/lib/agents/scripted'

/** The stand-in in a process of its own, so that its work is not counted with the worker's. */
export async function standIn(delayMs: number) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/bench/stand-in.ts', String(delayMs)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const next = async () => String((await lines.next()).value)
  const url = await next()
  /** Stops it; least milliseconds between two calls as it saw them. */
  const stop = async () => {
    child.stdin.end()
    return Number(await next())
  }
  return { url, stop }
}

/** Seats on the line: OpenAI and Gemini in turn, or one of them alone. */
export const specsFor = (url: string, seats: number, provider?: ModelSpec['provider']): ModelSpec[] =>
  Array.from({ length: seats }, (_, seat): ModelSpec => {
    const asked = provider ?? (seat % 2 === 0 ? 'openai' : 'gemini')
    return asked === 'gemini'
      ? { kind: 'model', provider: 'gemini', model: 'gemini-3.8-flash', baseUrl: url }
      : { kind: 'model', provider: 'openai', model: 'gpt-5.4', baseUrl: `${url}/v1` }
  })

/**
 * Agents over the line that answer what their personas' scripts would; when each call began, and the time of all: from
 * asking the SDK to the last byte of the reply. The scripts' own time counts as the worker's.
 */
export function agentsOverTheLine(spacingMs: number) {
  const limits = makeLimits(wallClock, spacingMs)
  const catalog = catalogOf(MODELS)
  const began: number[] = []
  let seconds = 0
  const timed =
    (make: MakeModel): MakeModel =>
    (name, line, quirks) => {
      const model = make(name, line, quirks)
      return {
        ...model,
        async complete(prompt, signal) {
          const start = performance.now()
          try {
            return await model.complete(prompt, signal)
          } finally {
            seconds += (performance.now() - start) / 1000
          }
        },
      }
    }
  const agentFor = (spec: AgentSpec): Agent => {
    if (spec.kind !== 'model') throw new Error('all seats are on the line')
    let key = ''
    const agent = modelled(spec, {
      catalog: () => catalog,
      limits,
      load: async (provider) => timed(await ADAPTERS[provider]()),
      keyFor: async () => key,
      fetch: (input, init) => {
        began.push(performance.now())
        return fetch(input, init)
      },
    })
    return {
      ...agent,
      answer(ask, signal) {
        const { game, request, view, persona, names, chance } = ask
        const mind = { persona, names, chance, said: [] }
        const action = game.scripts[persona.script].choose(view, request, mind)
        const said = { thought: 'Because it pays.', speech: 'So be it.' }
        key = Buffer.from(wireText(game.decisions[request.decision], action, said)).toString('base64url')
        return agent.answer(ask, signal)
      },
    }
  }
  return { agentFor, began, secondsOfCalls: () => seconds }
}
