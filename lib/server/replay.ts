import { z } from 'zod'
import { isOver, may, type Viewer } from '@/lib/auth/access'
import { findGame } from '@/lib/games'
import { SLOWEST } from '@/lib/match/paces'
import { replayOf } from '@/lib/match/replay'
import { isUuid } from '@/lib/queries/guard'
import { store } from '@/lib/store/shared'
import { begin } from './launch'
import { noSuchGame, Refusal } from './refusal'

const TITLE = 120
const MARK = ', replayed'

/** What the sheet "Replay the answers" sends. */
export const replayForm = z.object({
  from: z.string('Say which game.').refine(isUuid, 'Say which game.'),
  recorded: z
    .array(z.int().min(0), 'Say which seats answer from the record.')
    .min(1, 'At least one seat answers from the record.')
    .max(64, 'No table has so many seats.'),
  others: z.enum(['as-before', 'scripted'], 'Say who plays the other seats.').default('as-before'),
  title: z.string().max(TITLE, 'The title is too long.').default(''),
  pace: z.int().min(0).max(SLOWEST, `The pace is at most ${SLOWEST} milliseconds a step.`).default(0),
  visibility: z.enum(['public', 'private'], 'Say who may watch.').optional(),
})

/**
 * Sets the table of a match that is over once more: some seats give the answers of its record, the others play anew.
 * The new match's id. @throws Refusal, TooMany
 */
export async function launchReplay(
  form: z.infer<typeof replayForm>,
  viewer: Viewer,
  address: string,
): Promise<string> {
  const { from, recorded, others, pace } = form
  const match = await store.find(from)
  if (!match || !may(viewer, 'see', match)) throw noSuchGame()
  if (!isOver(match)) throw new Refusal(409, 'A game is replayed once it is over.', 'from')
  if (findGame(match.game)?.version !== match.version)
    throw new Refusal(409, 'This game was played by rules that are not here any more.', 'from')
  const stranger = recorded.find((seat) => seat >= match.seats.length)
  if (stranger !== undefined) throw new Refusal(400, 'There is no such seat.', 'recorded')
  const paid = match.seats.some(({ index, agent }) => agent.kind === 'model' && !recorded.includes(index))
  if (paid && others === 'as-before' && match.ownerId !== viewer.id)
    throw new Refusal(403, 'Only its owner lets the models of a game play anew: choose scripts.', 'others')
  const title = form.title.trim() || `${match.title.slice(0, TITLE - MARK.length)}${MARK}`
  const { visibility = match.visibility } = form
  const wanted = { recorded, others, title, pace, visibility, ownerId: viewer.id }
  return begin(replayOf(match, wanted), viewer, address)
}
