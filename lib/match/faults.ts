import type { Failure, Fault } from '@/lib/core/reply'
import type { Rejection } from '@/lib/core/result'

/** The rules, a script or a packet did what cannot be: the match fails with its log whole. */
export class Impossible extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'Impossible'
  }
}

/** Runs pure code of a game or an agent; whatever it throws is a fault of ours, never the database's. */
export function sound<T>(run: () => T): T {
  try {
    return run()
  } catch (error) {
    throw error instanceof Impossible ? error : new Impossible(error)
  }
}

/** The match was paused or stopped, or its worker is leaving, while a question was open. */
export class Interrupted extends Error {
  constructor() {
    super('the question was interrupted')
    this.name = 'Interrupted'
  }
}

/** A match must pause, and says why: nothing is asked again until somebody resumes it. */
export class Halted extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'Halted'
  }
}

/** Failures of a provider that a decision may be lost to (DESIGN section 4, kind 2). */
export const isProviders = (kind: Fault): boolean =>
  kind === 'timeout' || kind === 'unreachable' || kind === 'server-error'

/** Failures that are the agent's own (DESIGN section 4, kind 1) and use up its attempts. */
export const isAgents = (kind: Fault): boolean => {
  switch (kind) {
    case 'unreadable':
    case 'truncated':
    case 'refused':
    case 'illegal':
    case 'unrecorded':
      return true
    case 'timeout':
    case 'unreachable':
    case 'server-error':
    case 'rate-limited':
    case 'wrong-key':
    case 'unknown-model':
    case 'quota-exhausted':
    case 'malformed-request':
    case 'orphaned':
    case 'aborted':
      return false
  }
}

/** A well-formed answer that the rules refuse. */
export const illegal = ({ message }: Rejection): Failure => ({ kind: 'illegal', message })
