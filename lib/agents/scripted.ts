import { CATEGORY, thoughtFields, type WireSchema } from '@/lib/core/wire'
import { type Agent, type Ask, NO_USAGE } from './agent'
import { saidBy } from './memory'
import { readReply } from './read'

/** Plays the persona's script. Its reply goes over the wire as a model's would, and is read like one. */
export const scripted: Agent = {
  async answer(ask) {
    const { game, request, view, persona, names, heard, chance } = ask
    const script = game.scripts[persona.script]
    if (!script) throw new Error(`${game.id} has no script ${persona.script}`)
    const mind = { persona, names, chance, said: saidBy(heard, request.seat) }
    const action = script.choose(view, request, mind)
    const words = script.say(view, request, action, mind)
    const wire = game.decisions[request.decision]
    const fields = { ...action, ...words.fields }
    const raw = wireText(wire, fields, { ...words, category: words.category ?? game.category(request) })
    return answered(ask, raw, 'scripted')
  },
}

type Said = { readonly thought: string; readonly category?: string; readonly speech: string }

/** The JSON of a reply, fields in wire order: what it thinks, what it decides, what it says. */
export function wireText(wire: WireSchema, action: Record<string, unknown>, said: Said): string {
  const { thought, category, speech } = said
  const reply: Record<string, unknown> = {
    ...thoughtFields(wire, thought),
    [CATEGORY]: category,
    ...action,
    ...(wire.says && { [wire.says.field]: speech }),
  }
  const order = Object.keys(wire.json.properties ?? {})
  return JSON.stringify(Object.fromEntries(order.map((field) => [field, reply[field]])))
}

export function answered({ game, request }: Ask, text: string, source: 'scripted' | 'random') {
  const reading = readReply(game.decisions[request.decision], game.category(request), text)
  return { raw: new TextEncoder().encode(text), reading, usage: NO_USAGE, source }
}
