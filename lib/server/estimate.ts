import type { z } from 'zod'
import { catalog } from '@/lib/agents/catalog/file'
import type { Json } from '@/lib/core/choice'
import { findGame } from '@/lib/games'
import type { Estimate } from '@/lib/live/estimate'
import { estimate } from '@/lib/queries/estimate'
import { givenOptions } from './document'
import { launchForm } from './launch'
import { waysOf } from './models'
import { Refusal } from './refusal'
import { agentSpec } from './sitters'

/** Of the launch form, what decides about cost. */
export const estimateForm = launchForm.pick({ game: true, seats: true, options: true, document: true })

/** Seats that are not ready yet are left out: the form says so at the seat. @throws Refusal */
export async function estimateFor(form: z.infer<typeof estimateForm>, ownerId: string): Promise<Estimate> {
  const game = findGame(form.game)
  if (!game) throw new Refusal(400, 'There is no such game.', 'game')
  const given = givenOptions(game, form)
  const options = game.options.safeParse(given.options)
  const ways = await waysOf(ownerId)
  const ready = { ...ways, keys: ways.keys.map((way) => ({ ...way, house: true })) }
  const seats = form.seats.flatMap(({ persona, agent: asked }) => {
    const agent = agentSpec(asked, { ways: ready, catalog: catalog() })
    return [{ persona, agent: typeof agent === 'string' ? { kind: 'scripted' as const } : agent }]
  })
  const judged = (options.success && given.problems.length === 0 ? options.data : {}) as Json
  return estimate({ game: game.id, options: judged, seats }, catalog())
}
