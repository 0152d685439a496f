import { z } from 'zod'
import type { Options } from './state'

const roles = z.int().min(0).max(15).default(1)
const yes = z.boolean().default(true)
const told = (title: string, description?: string) => ({ title, ...(description && { description }) })

/** What a table may agree on; docs/rules.md lists it. `objection` says which of it suits so many seats. */
export const options: z.ZodType<Options> = z.strictObject({
  mafia: z.int().min(1).max(7).nullable().default(null).meta(told('Mafia', 'empty: a quarter of the seats')),
  doctors: roles.meta(told('Doctors')),
  sheriffs: roles.meta(told('Sheriffs')),
  start: z.enum(['night', 'day']).default('night').meta(told('Begins by')),
  discussionRounds: z.int().min(0).max(5).default(2).meta(told('Rounds of talk', 'a day')),
  eligible: z.enum(['nominated', 'everyone']).default('nominated').meta(told('Voted on')),
  defence: yes.meta(told('Defence', 'the nominated speak before the vote')),
  lastWords: yes.meta(told('Last words', 'of who is voted out')),
  revealRoles: yes.meta(told('Roles of the dead', 'are told')),
  abstaining: yes.meta(told('Abstaining', 'from a vote')),
  tie: z.enum(['nobody', 'revote', 'random']).default('nobody').meta(told('On a tie', 'who goes')),
  ballots: z
    .enum(['open', 'secret'])
    .default('open')
    .meta(told('Ballots', 'secret: numbers alone are shown')),
  skipKill: z.boolean().default(false).meta(told('Skipped kills', 'the mafia may kill nobody')),
  dayLimit: z.int().min(1).max(50).default(20).meta(told('Day limit', 'then nobody has won')),
})
