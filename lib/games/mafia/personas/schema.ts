import { z } from 'zod'
import type { Sheet } from './sheet'

const wordsOf = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** Plain text of so many words, the last included. */
const words = (from: number, to: number) =>
  z
    .string()
    .trim()
    .refine((text) => wordsOf(text) >= from && wordsOf(text) <= to, `${from} to ${to} words`)

const lines = (from: number, to: number, each = words(1, 25)) => z.array(each).min(from).max(to)

/** Sentences end with a mark that a space or the end follows. */
const sentencesOf = (text: string): number => text.match(/[.!?…]["'’”)]*(?=\s|$)/g)?.length ?? 0

/** All words of a sheet. */
export const lengthOf = (part: unknown): number =>
  typeof part === 'string'
    ? wordsOf(part)
    : Object.values(part as object).reduce((sum: number, inner) => sum + lengthOf(inner), 0)

/** The structure and the counts of specs/4, section "Personas". */
export const sheetSchema: z.ZodType<Sheet> = z
  .strictObject({
    identity: z.strictObject({
      name: words(1, 4),
      background: words(8, 50).refine((text) => [1, 2].includes(sentencesOf(text)), '1 or 2 sentences'),
      core_traits: lines(3, 5, words(1, 4)),
    }),
    play_style: z.strictObject({
      voice: words(25, 40),
      approach: words(40, 60),
      signature_phrases: lines(0, 3, words(1, 10)),
      signature_moves: lines(0, 2),
    }),
    tactics: z.strictObject({
      town: lines(2, 5),
      mafia: lines(2, 5),
      detective: lines(2, 5),
      doctor: lines(2, 5),
    }),
  })
  .refine((sheet) => lengthOf(sheet) >= 200 && lengthOf(sheet) <= 300, '200 to 300 words in all')
