import { z } from 'zod'
import { mayLaunch, type Viewer } from '@/lib/auth/access'
import { countTry } from '@/lib/auth/limits'
import { findGame } from '@/lib/games'
import { freshSeed, newMatch, type Sitter } from '@/lib/match/create'
import { PACES } from '@/lib/match/paces'
import { announce, store } from '@/lib/store/shared'
import { enqueue } from '@/lib/worker/enqueue'
import { noAccount, type Problem, problemsOf, Refusal, refusalFor } from './refusal'
import { inWords } from './words'

const text = (most: number, message: string) => z.string({ error: message }).max(most, message)

/** What the launch form sends. What a game's own options and seats allow is judged further on. */
export const launchForm = z.object({
  game: text(40, 'Choose a game.'),
  title: text(1000, 'The title is too long.').default(''),
  seats: z
    .array(
      z.object({
        persona: text(80, 'Choose who sits here.'),
        agent: z.object({ kind: z.enum(['scripted', 'random'], 'Choose who plays this seat.') }),
      }),
      'Choose who sits at the table.',
    )
    .max(64, 'No table has so many seats.'),
  shuffleSeats: z.boolean('Say whether seats are drawn.').default(false),
  options: z.record(z.string(), z.unknown(), 'Options are given by name.').default({}),
  seed: z.number('The seed is a whole number.').optional(),
  pace: z.number('The pace is a number of milliseconds.').default(PACES.normal),
  visibility: z.enum(['public', 'private'], 'Say who may watch.').default('public'),
})
export type LaunchForm = z.infer<typeof launchForm>

/** Sets up a match, stores it and nudges a worker; its id. @throws Refusal, TooMany */
export async function launch(form: LaunchForm, viewer: Viewer | null, address: string): Promise<string> {
  if (!mayLaunch(viewer)) throw noAccount()
  const game = findGame(form.game)
  if (!game) throw new Refusal(400, 'There is no such game.', 'game')
  const { title, shuffleSeats, options, pace, visibility, seed = freshSeed() } = form
  const problems: Problem[] = []
  const seats = form.seats.flatMap(({ persona: id, agent }, index): Sitter[] => {
    const persona = game.personas.find((known) => known.id === id)
    if (persona) return [{ persona, agent }]
    problems.push({ field: `seats.${index}.persona`, message: 'Nobody here is called that.' })
    return []
  })
  const judged = game.options.safeParse(options, { error: inWords })
  if (!judged.success) problems.push(...problemsOf(judged.error, 'options'))
  if (problems.length > 0) throw refusalFor(problems)
  const asked = { game, options, seats, shuffleSeats, seed, title, ownerId: viewer.id, visibility, pace }
  const launched = newMatch(asked)
  if (!launched.ok) throw refusalFor(launched.problems)
  await countTry([
    { limit: 'launch-account', key: viewer.id },
    { limit: 'launch-address', key: address },
  ])
  const { id } = launched.match
  await store.create(launched.match)
  await enqueue(id)
  await announce({ kind: 'status', match: id })
  return id
}
