import { encode } from 'next-auth/jwt'
import { v7 } from 'uuid'
import { afterAll, beforeAll } from 'vitest'
import type { Viewer } from '@/lib/auth/access'
import { env, provide } from '@/lib/env'
import { disconnect, prisma } from '@/lib/store/prisma'
import { throwAwayDatabase } from '../../database'

// People and matches for the tests of routes and sockets.

export const ORIGIN = 'http://127.0.0.1:3000'
provide({
  NEXTAUTH_URL: ORIGIN,
  NEXTAUTH_SECRET: 'a secret for tests, long enough to do',
  KEYS_SECRET: 'a secret for the keys of tests, long enough',
  LOG_LEVEL: 'silent',
})

/** Gives a test file a database of its own: others leave matches and workers behind. Call it before all else. */
export function ownDatabase(purpose: string): void {
  let drop: () => Promise<void>
  beforeAll(async () => {
    const database = await throwAwayDatabase(purpose)
    provide({ DATABASE_URL: database.url })
    drop = database.drop
  })
  afterAll(async () => {
    await disconnect()
    await drop()
  })
}

export type Person = Viewer & { readonly email: string; readonly cookie: string }

export const cookieFor = async (id: string, version = 1): Promise<string> =>
  `next-auth.session-token=${await encode({ token: { sub: id, version }, secret: env.NEXTAUTH_SECRET })}`

/** Somebody with an account and an open session. */
export async function person(role: Viewer['role'] = 'user', passwordHash = ''): Promise<Person> {
  const id = v7()
  const email = `${id}@parlor.test`
  const name = `${role} ${id.slice(-4)}`
  await prisma.user.create({ data: { id, email, name, role, passwordHash } })
  return { id, email, name, role, cookie: await cookieFor(id) }
}

/** The five who may ask: nobody, somebody else, the owner, a researcher, an admin. */
export async function cast() {
  const [other, owner, researcher, admin] = await Promise.all([
    person(),
    person(),
    person('researcher'),
    person('admin'),
  ])
  return { anonymous: null, other, owner, researcher, admin }
}
export type Who = keyof Awaited<ReturnType<typeof cast>>
export const EVERYONE: readonly Who[] = ['anonymous', 'other', 'owner', 'researcher', 'admin']

export const SECRET = 'what nobody else may know'
export const SEED = 424_242_424

type Told = {
  readonly pub: number | null
  readonly type: string
  readonly to: number[]
  readonly data: object
}
/** Three public events with two private ones between; the second decision follows from a private question. */
const LOG: readonly Told[] = [
  { pub: null, type: 'deck-shuffled', to: [], data: { order: [SECRET] } },
  { pub: 1, type: 'turn-began', to: [], data: { turn: 1 } },
  { pub: null, type: 'thought', to: [0], data: { text: SECRET, category: 'strategy' } },
  { pub: 2, type: 'spoke', to: [], data: { text: 'Good evening.' } },
  { pub: 3, type: 'dice-rolled', to: [], data: { dice: [1, 2] } },
]
export const HEAD = LOG.length
export const PUB_HEAD = 3

const entryColumns = (matchId: string, event: Told, seq: number) => ({
  ...{ matchId, seq, turn: 1, seat: 0, at: new Date(), hash: 'h', decision: seq < 3 ? null : 1 },
  ...{ pub: event.pub, type: event.type, to: event.to, data: event.data },
})

const decisionColumns = (matchId: string) => ({
  ...{ matchId, number: 1, after: 2, seat: 0, type: 'pre_roll_decision', phase: 'PRE_ROLL', turn: 1 },
  request: { seat: 0, decision: 'pre_roll_decision', phase: 'PRE_ROLL', turn: 1, bounds: {} },
  layers: [{ name: 'self', hash: `self ${matchId}` }],
  ...{ promptTokens: 4, askedAt: new Date(), answeredAt: new Date(), ruledAt: new Date() },
  reply: { action: {}, thought: SECRET, category: 'strategy', speech: 'Good evening.' },
  ...{ source: 'scripted', speech: 'Good evening.', thought: SECRET },
})

/** A stored match with a log of five entries and one decision. */
export async function match(ownerId: string | null, visibility: string, status: string): Promise<string> {
  const id = v7()
  const over = ['stopped', 'finished', 'failed'].includes(status)
  await prisma.match.create({
    data: {
      ...{ id, ownerId, visibility, status, game: 'monopoly', version: 1, seed: SEED, pace: 1200 },
      ...{ options: { turnLimit: 1000 }, title: `A ${visibility} game`, head: HEAD, pubHead: PUB_HEAD },
      ...{ decided: 1, turn: 1, hash: 'h', startedAt: new Date(), endedAt: over ? new Date(0) : null },
    },
  })
  const seats = ['The Shark', 'The Turtle'].map((name, index) => ({
    ...{ matchId: id, index, agent: { kind: 'scripted' } },
    persona: { id: name.slice(4).toLowerCase(), name, tagline: 'Sits there.', portrait: SECRET },
  }))
  await prisma.seat.createMany({ data: seats })
  await prisma.event.createMany({ data: LOG.map((event, i) => entryColumns(id, event, i + 1)) })
  await prisma.decision.create({ data: decisionColumns(id) })
  await prisma.layer.create({ data: { hash: `self ${id}`, text: SECRET, tokens: 4 } })
  const raw = Buffer.from(SECRET)
  await prisma.attempt.create({ data: { matchId: id, decision: 1, number: 1, raw, startedAt: new Date() } })
  return id
}

type Routed = (request: Request, route: { params: Promise<Record<string, string>> }) => Promise<Response>
type Ask = { readonly who?: Person | null; readonly params?: Record<string, string>; readonly body?: unknown }

/** Calls a route handler as a browser on one of our pages does. */
export async function call(
  handler: Routed,
  path: string,
  { who, params = {}, body }: Ask = {},
  method = 'POST',
) {
  const headers: Record<string, string> = { host: new URL(ORIGIN).host }
  if (who) headers.cookie = who.cookie
  const sent = body === undefined ? {} : { method, body: JSON.stringify(body) }
  if (body !== undefined) Object.assign(headers, { origin: ORIGIN, 'content-type': 'application/json' })
  const answer = await handler(new Request(`${ORIGIN}${path}`, { headers, ...sent }), {
    params: Promise.resolve(params),
  })
  const text = await answer.text()
  return { status: answer.status, text, headers: answer.headers, json: text ? JSON.parse(text) : null }
}
