// A talker's answer goes over the wire as a model's would, and comes back as it was.
import { expect, test } from 'vitest'
import { readReply } from '@/lib/agents/read'
import { wireText } from '@/lib/agents/scripted'
import type { Script } from '@/lib/core/game'
import { mafia } from '@/lib/games/mafia'
import type { Action, Request } from '@/lib/games/mafia/actions'
import type { View } from '@/lib/games/mafia/state'
import { playMatch } from './tally'

type Player = Script<View, Request, Action>

/** The same player, each of its answers written and read on the way. */
const overTheWire = (player: Player, heard: (decision: string) => void): Player => ({
  choose: player.choose,
  say(view, request, action, mind) {
    const words = player.say(view, request, action, mind)
    const wire = mafia.decisions[request.decision]
    const fields = { ...action, ...words.fields }
    const raw = wireText(wire, fields, { ...words, category: mafia.category(request) })
    const reading = readReply(wire, mafia.category(request), raw)
    expect(reading).toMatchObject({ ok: true, coerced: [] })
    if (reading.ok) {
      expect(reading.reply.thought).toBe(words.thought)
      expect(reading.reply.speech).toBe(words.speech)
      expect(reading.reply.action).toEqual(fields)
    }
    heard(request.decision)
    return words
  },
})

test.each(['talker', 'plain'])('what a %s answers is read back word for word', (id) => {
  const heard = new Set<string>()
  const player = overTheWire(mafia.scripts[id], (decision) => heard.add(decision))
  const game = { ...mafia, scripts: { talker: player, plain: player } }
  for (let seed = 1; seed <= 12; seed++) playMatch(seed, { seats: 6 + (seed % 11), game, listen: () => {} })
  expect([...heard].sort()).toEqual(Object.keys(mafia.decisions).sort())
})
