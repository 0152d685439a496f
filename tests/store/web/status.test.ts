import { beforeAll, expect, test } from 'vitest'
import { change, ownServer, soon, write } from './line'
import { cast, HEAD, match, ownDatabase } from './stage'

let people: Awaited<ReturnType<typeof cast>>

ownDatabase('status')
const { connected } = ownServer()
beforeAll(async () => {
  people = await cast()
})

const STEPS = 30

test('however fast a status changes, everyone who is there or comes in between ends with the latest', async () => {
  const id = await match(people.owner.id, 'public', 'running')
  const known: number[] = []
  const come = async (nth: number) => {
    const line = await connected(nth % 2 === 0 ? people.owner : null)
    line.socket.on('status', (_match, { pace }) => {
      known[nth] = pace
    })
    const answer = await line.watch(id)
    // an answer is read before whatever is told after it
    if (answer.ok) known[nth] = answer.status.pace
  }
  await Promise.all([come(0), come(1)])
  const coming: Promise<void>[] = []
  for (let pace = 1; pace <= STEPS; pace++) {
    await change(id, { pace })
    if (pace % 5 === 0) coming.push(come(2 + coming.length))
  }
  await Promise.all(coming)
  await soon(() => expect(known).toEqual(known.map(() => STEPS)))
  expect(known).toHaveLength(2 + STEPS / 5)
})

test('who hears that a match is over has heard all of it, though its last events were never announced', async () => {
  const id = await match(people.owner.id, 'public', 'running')
  const line = await connected(people.owner)
  await line.watch(id)
  const heardThen: number[] = []
  line.socket.on('status', (_match, { status }) => {
    if (status === 'finished') heardThen.push(line.heard.entries.at(-1)?.n ?? 0)
  })
  await write(id, { text: 'One more.' }, true)
  await write(id, { text: 'And the last.' }, true)
  await change(id, { status: 'finished' })
  await soon(() => expect(heardThen).toEqual([HEAD + 2]))
})
