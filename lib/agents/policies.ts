import type { Policy } from './policy'

/**
 * Makes a policy for a seat. Called anew whenever a worker takes a match up, so that a policy keeps nothing of its own
 * that it could not tell again from what it is given.
 */
export type MakePolicy = () => Policy
export type Policies = Readonly<Record<string, MakePolicy>>

/** Players written as code that matches may name, one line each. */
export const POLICIES: Policies = {}
