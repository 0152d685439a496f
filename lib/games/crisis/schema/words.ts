// What texts and names in a scenario may look like. A scenario is anybody's: nothing in it opens a line of a packet.
import { z } from 'zod'
import { plainLine } from '@/lib/core/quote'
import { FARTHEST, LONGEST_ITEM, LONGEST_TEXT, MOST_ITEMS } from '../sizes'

/** One plain line. */
export const line = (most: number) =>
  z.string().refine((text) => text !== '' && plainLine(text, most) === text, {
    error: `Give one line of at most ${most} characters, without control characters or spaces at its ends.`,
  })

export const optionalLine = (most: number) => z.union([z.literal(''), line(most)]).default('')

/** Some paragraphs. */
export const prose = (most: number) =>
  z
    .string()
    .min(1, { error: 'Write something here.' })
    .max(most, { error: `At most ${most} characters.` })
    .refine((text) => !/(?!\n)\p{Cc}|\p{Cf}|\p{Cs}/u.test(text), { error: 'Leave control characters out.' })

/** Names of variables, levers, modules and endings: `crisis_level`. */
export const id = z.string().regex(/^[a-z][a-z0-9_]{0,59}$/, {
  error: 'Use small letters, digits and underscores, beginning with a letter: crisis_level.',
})

/** Names of agents, as they stand in letters and judgements. */
export const agentName = z
  .string()
  .regex(/^\p{L}[\p{L}\p{N}.'-]*(?: [\p{L}\p{N}.'-]+){0,4}$/u, {
    error: 'A name has one to five words of letters and digits, and begins with a letter.',
  })
  .max(30, { error: 'A name has at most 30 characters.' })

export const figure = z.number().min(-FARTHEST).max(FARTHEST)

export const value = z.union(
  [figure, z.boolean(), z.string().max(LONGEST_TEXT), z.array(line(LONGEST_ITEM)).max(MOST_ITEMS)],
  {
    error: `Give a number, true or false, a text of at most ${LONGEST_TEXT} characters, or a short list of texts.`,
  },
)

export const values = z.record(id, value)
