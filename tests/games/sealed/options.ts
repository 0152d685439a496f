import { z } from 'zod'
import { CATALOGUE } from './facts'
import type { Options } from './state'

/** The launch page makes its form from this: title, hint, bounds and default of each. */
export const options: z.ZodType<Options> = z.strictObject({
  lots: z
    .int()
    .min(1)
    .max(CATALOGUE.length)
    .default(8)
    .meta({ title: 'Lots', description: 'come under the hammer' }),
  coins: z.int().min(10).max(999).default(100).meta({ title: 'Coins', description: 'each begins with' }),
})
