import { z } from 'zod'
import type { Speech } from '@/lib/core/speech'
import { type WireSchema, wire } from '@/lib/core/wire'
import type { Decision } from './actions'

const STATEMENT: Speech = {
  field: 'public_statement',
  told: 'What you say to the world, at most 70 words; everybody hears it. Empty: you say nothing.',
  words: 70,
  sentences: 5,
}

const act = z.object({
  lever: z.string().describe('Id of one of your levers, or other for anything else.'),
  target: z.string().describe('Name of the party it is aimed at; empty where it is aimed at none.'),
  text: z.string().describe('What exactly is done, in one or two sentences.'),
  covert: z.boolean().describe('true: the other parties are not told of it; false: everybody is.'),
})
const letter = z.object({
  to: z.array(z.string()).describe('Names of the parties that read it.'),
  text: z.string().describe('The message; nobody else reads it.'),
})
const value = z
  .union([z.number(), z.boolean(), z.string(), z.array(z.string())])
  .describe('The new value itself, not the change: a number, true or false, a text, or a list of texts.')
const values = z.record(z.string(), value)

/** The replies of the agents and of the engine. Names of fields are those of specs/5. */
export const wires: Readonly<Record<Decision, WireSchema>> = {
  respond: wire(
    'respond',
    'Decide what your side does now: actions, messages to named parties, a statement to all.',
    {
      assessment: z
        .string()
        .describe('Your reading of the situation in 2 to 3 sentences; nobody else sees it.'),
      actions: z.array(act).describe('What your side does; an empty list holds its position.'),
      communications: z.array(letter).describe('Messages to named parties; may be empty.'),
    },
    { thinks: ['assessment'], says: STATEMENT, absent: { actions: [], communications: [] } },
  ),
  judge: wire(
    'judge',
    'Judge what the answers of this step change, and what happens.',
    {
      reasoning: z
        .string()
        .describe('Why these changes and no others, in 2 to 5 sentences; the agents never see it.'),
      state_updates: z
        .object({
          global_vars: values.describe('New values of variables of the world, by id; those not named stay.'),
          agent_vars: z.record(z.string(), values).describe('New values by name of the agent, then by id.'),
        })
        .describe('What changes; leave out what stays as it is.'),
      events: z
        .array(
          z.object({
            type: z
              .string()
              .describe('Kind of event in small letters with underscores, such as naval_incident.'),
            description: z.string().describe('What happened, in one or two sentences.'),
            known_to: z.array(z.string()).describe('Names of the agents that are told; empty: everybody is.'),
          }),
        )
        .describe('What happened in this step beside the actions themselves; may be empty.'),
    },
    { thinks: ['reasoning'], says: null, absent: { events: [] } },
  ),
}
