import { recall, saidBy, summaryDue } from '@/lib/agents/memory'
import { buildPacket, type Packet } from '@/lib/agents/packet'
import { type CoreEvent, type Entry, isCoreEvent } from '@/lib/core/log'
import { seeded, unit } from '@/lib/core/random'
import { monopoly } from '@/lib/games/monopoly'
import type { Action, Request } from '@/lib/games/monopoly/actions'
import { personas } from '@/lib/games/monopoly/personas'
import type { Event, State, View } from '@/lib/games/monopoly/state'

export const names = personas.map(({ name }) => name)

export type Asked = {
  readonly request: Request
  readonly view: View
  readonly packet: Packet
  readonly entries: readonly Entry[]
}
export type Words = { readonly thought: string; readonly speech: string }

/**
 * Plays a match of the four personas' scripts as far as the turn limit and shows each packet before it is answered.
 * `words`: what is thought and said instead of the script's words.
 */
export function playPackets(
  seed: number,
  turnLimit: number,
  look: (asked: Asked) => void,
  words?: (seat: number, number: number) => Words,
): Entry[] {
  const random = seeded(seed)
  const state = monopoly.initial({ seats: 4, options: { startingCash: 1500, turnLimit, minimumRaise: 10 } })
  const entries: Entry[] = []
  const write = (event: Event | CoreEvent) => {
    if (!isCoreEvent(event)) monopoly.evolve(state, event)
    entries.push({
      seq: entries.length + 1,
      pub: null,
      turn: state.table.turn,
      event,
      decision: null,
      at: '',
      hash: '',
    })
  }
  monopoly.open({ state, random, write })
  for (let number = 1; ; number++) {
    const [request] = monopoly.requests(state)
    if (!request) return entries
    const { seat } = request
    const memory = recall(entries, seat, request.turn)
    const view = monopoly.view(withoutDecks(state), seat)
    const packet = buildPacket({
      game: monopoly,
      request,
      view,
      personas,
      names,
      number,
      memory,
      at: `at ${number}`,
    })
    look({ request, view, packet, entries })
    const persona = personas[seat]
    const script = monopoly.scripts[persona.script]
    const chance = (n: number) => unit(random.at(900 + seat, number * 50 + n))
    const mind = { persona, names, chance, said: saidBy(memory.heard, seat) }
    const chosen = script.choose(view, request, mind) as Action
    const own = script.say(view, request, chosen, mind)
    const action = { ...chosen, ...own.fields } as Action
    const said = words?.(seat, number) ?? own
    write({ type: 'thought', seat, text: said.thought, category: 'strategy', to: [seat] })
    if (said.speech !== '') write({ type: 'spoke', seat, text: said.speech })
    const rejection = monopoly.decide({ state, random, write }, request, action)
    if (rejection) throw new Error(rejection.message)
    let due = summaryDue(entries, state.table.turn, monopoly, names)
    while (due) {
      write(due)
      due = summaryDue(entries, state.table.turn, monopoly, names)
    }
  }
}

/** A packet that looks at the order of the cards fails. */
const withoutDecks = (state: State): State => ({
  table: state.table,
  get decks(): number[][] {
    throw new Error('the order of the cards is nobody’s to know')
  },
})
