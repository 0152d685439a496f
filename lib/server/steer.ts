import { z } from 'zod'
import { may, type Viewer } from '@/lib/auth/access'
import type { MatchStatus } from '@/lib/live/channel'
import { SLOWEST } from '@/lib/match/paces'
import { findGuard } from '@/lib/queries/guard'
import { findStatus } from '@/lib/queries/status'
import { announce, editMatch, store } from '@/lib/store/shared'
import type { Status } from '@/lib/store/store'
import { setCeiling } from '@/lib/store/usage'
import { enqueue } from '@/lib/worker/enqueue'
import { ceiling } from './ceiling'
import { noSuchGame, Refusal } from './refusal'

const TITLE_MOST = 120
const pace = z
  .number('The pace is a number of milliseconds.')
  .int('The pace is whole milliseconds.')
  .min(0, 'The pace is 0 or more.')
  .max(SLOWEST, `The pace is at most ${SLOWEST} milliseconds a step.`)
const title = z
  .string('Enter a title.')
  .trim()
  .min(1, 'Enter a title.')
  .max(TITLE_MOST, `The title has at most ${TITLE_MOST} characters.`)

/** What may be done with a match: one thing a request. */
export const order = z.discriminatedUnion(
  'do',
  [
    z.object({ do: z.literal('pause') }),
    z.object({ do: z.literal('resume') }),
    z.object({ do: z.literal('stop') }),
    z.object({ do: z.literal('pace'), pace }),
    z.object({ do: z.literal('ceiling'), ceiling }),
    z.object({ do: z.literal('rename'), title }),
    z.object({ do: z.literal('show'), visibility: z.enum(['public', 'private'], 'Say who may watch.') }),
  ],
  'Say what to do: pause, resume, stop, pace, ceiling, rename or show.',
)
export type Order = z.infer<typeof order>

const BY_HAND = 'by hand'

async function move(id: string, from: readonly Status[], to: Status, reason: string | null): Promise<void> {
  if (!(await store.setStatus(id, from, to, reason)))
    throw new Refusal(409, 'The game is no longer in a state for that. Look again.')
}

async function obey(id: string, asked: Order): Promise<void> {
  switch (asked.do) {
    case 'pause':
      return move(id, ['queued', 'running'], 'paused', BY_HAND)
    case 'resume':
      await move(id, ['paused'], 'queued', null)
      return enqueue(id)
    case 'stop':
      return move(id, ['queued', 'running', 'paused'], 'stopped', BY_HAND)
    case 'pace':
      return store.setPace(id, asked.pace)
    case 'ceiling':
      return setCeiling(id, asked.ceiling)
    case 'rename':
      return editMatch(id, { title: asked.title })
    case 'show':
      return editMatch(id, { visibility: asked.visibility })
  }
}

const isEdit = (asked: Order): boolean => asked.do === 'rename' || asked.do === 'show'

/** Does as asked, if the viewer may, and says how the match stands. @throws Refusal */
export async function steer(id: string, asked: Order, viewer: Viewer | null): Promise<MatchStatus> {
  const match = await findGuard(id)
  if (!match || !may(viewer, 'edit', match)) throw noSuchGame()
  if (!isEdit(asked) && !may(viewer, 'steer', match)) throw new Refusal(409, 'The game is over.')
  await obey(id, asked)
  await announce({ kind: 'status', match: id })
  const status = await findStatus(id)
  if (!status) throw noSuchGame()
  return status
}
