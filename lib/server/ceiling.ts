import { z } from 'zod'
import { setDailyCeiling } from '@/lib/store/usage'

/** US dollars; null: no ceiling. */
export const ceiling = z
  .number('A ceiling is dollars, such as 2.50.')
  .min(0, 'A ceiling is 0 or more.')
  .max(100_000, 'A ceiling is at most $100,000.')
  .nullable()
export const ceilingForm = z.object({ ceiling })

/** What models may cost an account on one day. */
export const keepDailyCeiling = (ownerId: string, form: z.infer<typeof ceilingForm>): Promise<void> =>
  setDailyCeiling(ownerId, form.ceiling)
