import pino from 'pino'
import { env } from '@/lib/env'

const shared = globalThis as unknown as { parlorLog?: pino.Logger }

/** The log of this process, made at first use: `next build` reads no environment. */
export const log = (): pino.Logger => {
  shared.parlorLog ??= pino({ level: env.LOG_LEVEL, base: undefined })
  return shared.parlorLog
}
