// What there is to look at before the first game: the demo account, and finished games of different character.
import { agentFor } from '@/lib/agents/roster'
import { DEMO } from '@/lib/auth/demo'
import { hashPassword } from '@/lib/auth/password'
import type { Json } from '@/lib/core/choice'
import { findGame } from '@/lib/games'
import { newMatch } from '@/lib/match/create'
import { PACES } from '@/lib/match/paces'
import { play } from '@/lib/match/play'
import { type MatchDump, memoryStore } from '@/lib/store/memory'
import { copyMatch } from '@/lib/store/postgres/copy'
import { prisma } from '@/lib/store/prisma'

const DEMO_ID = '01935b00-0000-7000-8000-000000000001'

type Sample = {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly seed: number
  /** By id; absent: those whom the options name. */
  readonly personas?: readonly string[]
  readonly options?: Readonly<Record<string, Json>>
}

/** Ids are fixed, so that a second seed finds what the first has made. */
const SAMPLES: readonly Sample[] = [
  {
    id: '01935b00-0000-7000-8000-0000000000a1',
    game: 'monopoly',
    title: 'Four at the table',
    seed: 5,
    personas: ['shark', 'professor', 'hustler', 'turtle'],
  },
  {
    id: '01935b00-0000-7000-8000-0000000000a2',
    game: 'monopoly',
    title: 'The Hustler and the Turtle, alone',
    seed: 2,
    personas: ['hustler', 'turtle'],
  },
  {
    id: '01935b00-0000-7000-8000-0000000000a3',
    game: 'monopoly',
    title: 'Forty turns and no more',
    seed: 24,
    personas: ['turtle', 'professor', 'shark'],
    options: { turnLimit: 40 },
  },
  {
    id: '01935b00-0000-7000-8000-0000000000b1',
    game: 'mafia',
    title: 'Somebody here is lying',
    seed: 3,
    personas: [
      'notary',
      'firebrand',
      'lamplighter',
      'innkeeper',
      'gadfly',
      'porter',
      'croupier',
      'headmistress',
    ],
  },
  {
    id: '01935b00-0000-7000-8000-0000000000c1',
    game: 'crisis',
    title: 'Four powers and a strait',
    seed: 2,
    options: { scenario: 'blockade' },
  },
]

/** Makes the demo account and its finished games; what is there already is left as it is. */
export async function seed(): Promise<void> {
  const ownerId = await demoAccount()
  for (const sample of SAMPLES) {
    const known = await prisma.match.findUnique({ where: { id: sample.id }, select: { id: true } })
    if (!known) await copyMatch(prisma, await played(sample, ownerId))
  }
}

async function demoAccount(): Promise<string> {
  const found = await prisma.user.findUnique({ where: { email: DEMO.email }, select: { id: true } })
  if (found) return found.id
  const { email, name, password } = DEMO
  const passwordHash = await hashPassword(password)
  // a researcher may open every packet; admin is whoever registers first
  await prisma.user.create({ data: { id: DEMO_ID, email, name, passwordHash, role: 'researcher' } })
  return DEMO_ID
}

/** Plays a sample to its end in memory, which takes a second or two. */
async function played(sample: Sample, ownerId: string): Promise<MatchDump> {
  const { id, title, seed: number, options = {} } = sample
  const game = findGame(sample.game)
  if (!game) throw new Error(`there is no ${sample.game} to seed`)
  const places = game.places?.(game.options.parse(options)) ?? []
  const wanted = sample.personas ?? places.map(({ persona }) => persona)
  const seats = wanted.map((who) => {
    const persona = game.personas.find((known) => known.id === who)
    if (!persona) throw new Error(`there is no persona ${who}`)
    return { persona, agent: { kind: 'scripted' } as const }
  })
  const rest = { shuffleSeats: false, ownerId, visibility: 'public', pace: PACES.normal } as const
  const launched = newMatch({ game, options, seats, seed: number, title, ...rest })
  if (!launched.ok) throw new Error(`the sample ${title} is refused: ${launched.problems[0].message}`)
  const store = memoryStore()
  await store.create({ ...launched.match, id })
  await store.setPace(id, PACES.instant)
  const deps = { store, findGame, agentFor, now: () => new Date(), announce: async () => {} }
  const ending = await play(id, deps, new AbortController().signal)
  if (ending !== 'over') throw new Error(`the sample ${title} stopped: ${ending}`)
  return store.dump(id)
}
