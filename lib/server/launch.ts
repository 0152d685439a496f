import { z } from 'zod'
import { catalog } from '@/lib/agents/catalog/file'
import { mayLaunch, type Viewer } from '@/lib/auth/access'
import { countTry } from '@/lib/auth/limits'
import type { AnyGame } from '@/lib/core/game'
import { findGame } from '@/lib/games'
import { freshSeed, newMatch, type Sitter } from '@/lib/match/create'
import { PACES } from '@/lib/match/paces'
import { announce, store } from '@/lib/store/shared'
import type { NewMatch } from '@/lib/store/store'
import { enqueue } from '@/lib/worker/enqueue'
import { ceiling } from './ceiling'
import { documentForm, givenOptions } from './document'
import { waysOf } from './models'
import { noAccount, type Problem, problemsOf, Refusal, refusalFor } from './refusal'
import { agentForm, agentSpec } from './sitters'
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
        agent: agentForm,
      }),
      'Choose who sits at the table.',
    )
    .max(64, 'No table has so many seats.'),
  shuffleSeats: z.boolean('Say whether seats are drawn.').default(false),
  options: z.record(z.string(), z.unknown(), 'Options are given by name.').default({}),
  /** In place of options, where a game is set with a document. */
  document: documentForm.optional(),
  seed: z.number('The seed is a whole number.').optional(),
  /** Absent: models are not paced, scripts and chance are. */
  pace: z.number('The pace is a number of milliseconds.').optional(),
  visibility: z.enum(['public', 'private'], 'Say who may watch.').default('public'),
  ceiling: ceiling.default(null),
})
export type LaunchForm = z.infer<typeof launchForm>

/** Sets up a match, stores it and nudges a worker; its id. @throws Refusal, TooMany */
export async function launch(form: LaunchForm, viewer: Viewer | null, address: string): Promise<string> {
  if (!mayLaunch(viewer)) throw noAccount()
  const game = findGame(form.game)
  if (!game) throw new Refusal(400, 'There is no such game.', 'game')
  const { title, shuffleSeats, visibility, seed = freshSeed() } = form
  const { sitters: seats, problems } = await sittersOf(form.seats, game, viewer.id)
  const hasModels = seats.some(({ agent }) => agent.kind === 'model')
  const { pace = hasModels ? PACES.instant : PACES.normal } = form
  const { options, problems: faults } = givenOptions(game, form)
  problems.push(...faults)
  const judged = game.options.safeParse(options, { error: inWords })
  if (!judged.success) problems.push(...problemsOf(judged.error, 'options'))
  if (problems.length > 0) throw refusalFor(problems)
  const asked = { game, options, seats, shuffleSeats, seed, title, visibility, pace, ceiling: form.ceiling }
  const launched = newMatch({ ...asked, ownerId: viewer.id })
  if (!launched.ok) throw refusalFor(launched.problems)
  return begin(launched.match, viewer, address)
}

/** Stores a match and nudges a worker; its id. @throws TooMany */
export async function begin(match: NewMatch, viewer: Viewer, address: string): Promise<string> {
  await countTry([
    { limit: 'launch-account', key: viewer.id },
    { limit: 'launch-address', key: address },
  ])
  await store.create(match)
  await enqueue(match.id)
  await announce({ kind: 'status', match: match.id })
  return match.id
}

type Sitters = { readonly sitters: Sitter[]; readonly problems: Problem[] }

/** Who sits at each seat and is asked how, with this account's keys; what cannot be, at its field. */
export async function sittersOf(
  seats: LaunchForm['seats'],
  game: AnyGame,
  ownerId: string,
): Promise<Sitters> {
  const reach = { ways: await waysOf(ownerId), catalog: catalog() }
  const problems: Problem[] = []
  const sitters = seats.flatMap(({ persona: id, agent: form }, index): Sitter[] => {
    const persona = game.personas.find((known) => known.id === id)
    if (!persona) problems.push({ field: `seats.${index}.persona`, message: 'Nobody here is called that.' })
    const agent = agentSpec(form, reach)
    if (typeof agent === 'string') problems.push({ field: `seats.${index}.agent`, message: agent })
    return persona && typeof agent !== 'string' ? [{ persona, agent }] : []
  })
  return { sitters, problems }
}
