// Scenarios nobody would write, for laws that must hold in all of them.
import { manifests } from '@/lib/games/crisis/library'
import type { Scenario } from '@/lib/games/crisis/scenario'
import { compile } from '@/lib/games/crisis/schema/compile'
import { writtenScenario } from '@/lib/games/crisis/schema/scenario'

type Pick = (n: number) => number

const NAMES = ['Aldmoor', 'Brevane', 'Port Cyr', 'Dunmark', 'Esk', 'Fallow', 'Grey Isles', 'Hollin']
const WORDS = ['open', 'strained', 'broken off']

const number = (pick: Pick, id: string) => {
  const min = pick(3) * 10 - 10
  const max = min + 20 + pick(5) * 20
  return {
    id,
    title: `Figure ${id}`,
    kind: 'number',
    min,
    max,
    start: min + pick(max - min + 1),
    decimals: pick(3),
    most_a_step: pick(2) === 0 ? null : 1 + pick(12),
    secret: pick(4) === 0,
    ranges:
      pick(2) === 0
        ? []
        : [
            { up_to: min + 5, word: 'low' },
            { up_to: max, word: 'high' },
          ],
  }
}

function variables(pick: Pick, prefix: string) {
  const numbers = Array.from({ length: 1 + pick(3) }, (_, i) => number(pick, `${prefix}_${i}`))
  const others = [
    {
      id: `${prefix}_text`,
      title: 'Talks',
      kind: 'text',
      start: WORDS[0],
      choices: pick(2) === 0 ? WORDS : [],
    },
    { id: `${prefix}_flag`, title: 'Kept', kind: 'boolean', start: pick(2) === 0, secret: pick(3) === 0 },
    { id: `${prefix}_list`, title: 'Held', kind: 'list', start: ['one'], secret: pick(3) === 0 },
  ]
  return [...numbers, ...others.filter(() => pick(2) === 0)]
}

/** A scenario of so many agents, all else drawn. */
export function randomScenario(pick: Pick, agents: number): Scenario {
  const names = NAMES.slice(0, agents)
  const world = variables(pick, 'w')
  const each = [
    ...variables(pick, 'a'),
    {
      id: 'bond',
      title: 'Bond',
      kind: 'number',
      start: 40,
      relation: true,
      most_a_step: 5,
      secret: pick(2) === 0,
    },
  ]
  const steps = 1 + pick(6)
  const hidden = ['interests', 'red_lines', 'goal', 'a_0', 'bond']
  const written = {
    id: 'drawn',
    title: 'Drawn by lot',
    step_length: 'a week',
    steps,
    briefing: 'Nobody knows how it began.\nNobody remembers what for.',
    simulator_awareness: pick(2) === 0,
    global_variables: world,
    agent_variables: each,
    agents: names.map((name) => ({
      name,
      about: `${name} by the sea.`,
      persona: `You lead ${name}.`,
      interests: ['To last'],
      red_lines: ['Not to'],
      goal: pick(4) === 0 ? [] : [{ variable: 'a_0', aim: ['high', 'low', 3][pick(3)] }],
      secret: hidden.filter(() => pick(3) === 0),
    })),
    levers: [
      {
        id: 'press',
        title: 'Press',
        about: 'Presses.',
        target: ['none', 'may', 'must'][pick(3)],
        effects: [
          { on: 'world', variable: 'w_0', add: 4 },
          { on: 'self', variable: 'a_0', add: -3 },
        ],
      },
      {
        id: 'court',
        title: 'Court',
        about: 'Courts.',
        target: 'must',
        who: pick(2) === 0 ? [] : [names[0]],
        effects: [
          { on: 'target', variable: 'bond', add: 9 },
          { on: 'others', variable: 'bond', add: -2 },
        ],
      },
    ],
    modules: manifests.filter(() => pick(2) === 0).map(({ id }) => ({ id })),
    schedule: Array.from({ length: pick(4) }, (_, i) => ({
      step: 1 + pick(steps),
      type: `chance_${i}`,
      description: `Number ${i} comes up for ${names[0]}.`,
      known_to: pick(2) === 0 ? [] : [names[pick(agents)]],
      changes: [
        { variable: 'w_0', add: pick(40) - 20 },
        { agent: names[pick(agents)], variable: 'a_0', add: 7.25 },
      ],
    })),
    ends:
      pick(2) === 0
        ? []
        : [
            {
              id: 'up',
              title: 'It is up',
              when: {
                any: [
                  { variable: 'w_0', at_least: (world[0].start as number) + 5 },
                  { not: { agent: names[0], variable: 'a_0', at_most: 1_000 } },
                ],
              },
            },
          ],
  }
  const compiled = compile(writtenScenario.parse(written), manifests)
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.faults))
  return compiled.scenario
}
