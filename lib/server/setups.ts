import { z } from 'zod'
import { findGame } from '@/lib/games'
import { SLOWEST } from '@/lib/match/paces'
import { SETUPS_MOST, type Setup, saveSetup } from '@/lib/store/setups'
import { documentForm } from './document'
import { Refusal } from './refusal'

const SEATS_MOST = 64
const OPTIONS_MOST = 64

/**
 * All of the launch form but seed and title, as typed. Whether the game still allows it is judged when the table is
 * set, not when it is kept: rules and personas change.
 */
const table = z.object({
  seats: z
    .array(
      z.object({
        persona: z.string().max(80),
        agent: z.string().max(300),
        temperature: z.string().max(20).optional(),
        maxTokens: z.string().max(20).optional(),
        maxPromptTokens: z.string().max(20).optional(),
      }),
    )
    .max(SEATS_MOST, 'No table has so many seats.'),
  drawSeats: z.boolean(),
  document: documentForm.optional(),
  options: z
    .record(z.string().max(80), z.string().max(80))
    .refine((options) => Object.keys(options).length <= OPTIONS_MOST, 'Too many options.'),
  pace: z.string().regex(/^\d{1,6}$/, `The pace is at most ${SLOWEST} milliseconds a step.`),
  visibility: z.enum(['public', 'private'], 'Say who may watch.'),
  ceiling: z.string().max(20).optional(),
})

/** What the launch form sends to keep a set-up. */
export const setupForm = z.object({
  game: z.string('Choose a game.').max(40, 'Choose a game.'),
  name: z
    .string('Enter a name.')
    .transform((name) => name.normalize('NFC').trim().replace(/\s+/g, ' '))
    .refine((name) => name.length > 0, 'Enter a name.')
    .refine((name) => name.length <= 60, 'A name has at most 60 characters.'),
  table,
})

/** Keeps a set-up under its name, in place of an older one. @throws Refusal */
export async function keepSetup(owner: string, form: z.infer<typeof setupForm>): Promise<Setup> {
  if (!findGame(form.game)) throw new Refusal(400, 'There is no such game.', 'game')
  const kept = await saveSetup(owner, form)
  if (!kept) throw new Refusal(409, `You keep ${SETUPS_MOST} set-ups already: delete one first.`, 'name')
  return kept
}
