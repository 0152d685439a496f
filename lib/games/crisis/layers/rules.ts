import type { Names, Seat } from '@/lib/core/game'
import { MOST_ACTS, MOST_EVENTS, MOST_LETTERS } from '../actions'
import type { Agent, Goal, Profile, Scenario, Variable } from '../scenario'
import { agentAt, agentSeats, scenarioOf } from '../seen'
import type { View } from '../state'
import { effectWords, plain } from '../words'
import { paragraphs, variableLine } from './lines'
import { isAware, stepWord } from './terms'

/** What holds all through: the briefing, who takes part, what is measured, who the reader is. The same in all packets of a seat. */
export function rulesLayer(view: View, seat: Seat, names: Names): string {
  const { scenario } = view.table
  const word = stepWord(view)
  const others = agentSeats(view).filter((other) => other !== seat)
  return [
    ...(isAware(view)
      ? [
          `THE SIMULATION: ${JSON.stringify(scenario.title)}`,
          `It has ${scenario.steps} steps; each step = ${scenario.step_length}. You stand for one party and decide what it would decide.`,
        ]
      : [
          `THE SITUATION AS IT BEGAN`,
          `You are asked again and again, once for each ${word} of ${scenario.step_length}.`,
        ]),
    '',
    ...paragraphs(scenario.briefing),
    '',
    `HOW A ${word.toUpperCase()} GOES`,
    `- All parties answer at the same time; nobody sees another's answer of the same ${word}.`,
    `- You may take at most ${MOST_ACTS} actions and write at most ${MOST_LETTERS} messages. Actions are known to all unless you mark them covert; a message reaches those it names and nobody else. A public statement is heard by all.`,
    '- What follows from all answers together you learn before you are asked again.',
    '',
    'WHO TAKES PART',
    ...others.flatMap((other) => partyLines(agentAt(view, other), names[other])),
    '',
    'WHO YOU ARE',
    ...profileLines(view, view.own?.profile ?? agentAt(view, seat)),
    '',
    'WHAT IS MEASURED',
    ...measuredLines(scenario, word),
  ].join('\n')
}

const measuredLines = ({ world, each }: Scenario, word: string): string[] =>
  [...world, ...merged(each)].map((variable) => variableLine(variable, word))

/** Relations once, whoever they are towards. */
const merged = (variables: readonly Variable[]): Variable[] =>
  variables.flatMap((one, i) => {
    if (one.base === '') return [one]
    const first = variables.findIndex(({ base }) => base === one.base) === i
    return first
      ? [{ ...one, id: one.base, title: `${one.title.split(':')[0]}, towards each other party` }]
      : []
  })

function partyLines({ about, interests, red_lines }: Agent, name: string): string[] {
  const lines = [`- ${name}: ${about}`]
  if (interests.length > 0) lines.push(`  Interests: ${interests.join('; ')}`)
  if (red_lines.length > 0) lines.push(`  Red lines: ${red_lines.join('; ')}`)
  return lines
}

function profileLines(view: View, { persona, interests, red_lines, goal }: Profile): string[] {
  const heading = isAware(view) ? 'What counts for you in the end:' : 'What you care for most:'
  const wants = [...goal]
    .sort((a, b) => b.weight - a.weight)
    .map((one) => `- ${goalWords(view.table.scenario, one)}${isAware(view) ? ` (weight ${one.weight})` : ''}`)
  return [
    ...paragraphs(persona),
    ...(interests.length > 0 ? ['Interests:', ...interests.map((one) => `- ${one}`)] : []),
    ...(red_lines.length > 0 ? ['Red lines:', ...red_lines.map((one) => `- ${one}`)] : []),
    ...(wants.length > 0 ? [heading, ...wants] : []),
  ]
}

/** "Crisis level: as low as can be", "your own Trade: as high as can be", "Freight: close to 150". */
function goalWords({ world, each }: Scenario, { of, variable, aim }: Goal): string {
  const title = (of === 'world' ? world : each).find(({ id }) => id === variable)?.title ?? variable
  const whose = of === 'world' ? '' : of === 'own' ? 'your own ' : `${of}’s `
  return `${whose}${title}: ${typeof aim === 'number' ? `close to ${plain(aim)}` : `as ${aim} as can be`}`
}

/** What the engine is told once: the same, all of it, with how to judge. */
export function judgingRules(view: View, names: Names): string {
  const scenario = scenarioOf(view)
  return [
    `THE SIMULATION: ${JSON.stringify(scenario.title)}, ${scenario.steps} steps; each step = ${scenario.step_length}.`,
    '',
    ...paragraphs(scenario.briefing),
    '',
    'HOW YOU JUDGE',
    '- You see all answers of a step, covert acts and messages included, and what the modules have already changed by rule. Do not count a module change again.',
    '- You say which variables change and why, and what happened. You write no messages to the agents.',
    `- Give new absolute values. A value beyond its bounds or its largest change a step is cut back to them, and that is recorded. At most ${MOST_EVENTS} events.`,
    '- An event without known_to is told to everybody; secrets belong in events that name who knows them.',
    '- A judgement that names an unknown variable or agent, or a value of the wrong kind, is refused whole.',
    ...scenario.judging.map((line) => `- ${line}`),
    '',
    'THE AGENTS',
    ...scenario.agents.flatMap((agent, seat) => [
      ...partyLines(agent, names[seat]),
      ...paragraphs(agent.persona).map((line) => `  ${line}`),
      ...(agent.secret.length > 0 ? [`  Not known to the others: ${agent.secret.join(', ')}`] : []),
    ]),
    '',
    'WHAT IS MEASURED',
    ...measuredLines(scenario, 'step'),
    ...leverGuide(scenario),
    ...(scenario.schedule.length > 0 ? ['', 'WHAT THE SCENARIO HAS IN STORE (end of step)'] : []),
    ...scenario.schedule.map(({ step, description }) => `- step ${step}: ${description}`),
  ].join('\n')
}

function leverGuide(scenario: Scenario): string[] {
  if (scenario.levers.length === 0) return []
  const lines = scenario.levers.map(({ id, title, about, effects, who }) => {
    const by = who.length === 0 ? '' : ` (${who.join(', ')} alone)`
    const guide =
      effects.length === 0
        ? 'by your judgement'
        : effects.map((effect) => effectWords(scenario, effect)).join(', ')
    return `- ${id} (${title})${by}: ${about} Guide: ${guide}.`
  })
  return ['', 'LEVERS, AND WHAT ONE PULL OFTEN DOES', ...lines]
}
