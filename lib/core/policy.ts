// Players written as code against an interface of a game's own documents (docs/agents.md). Plain data: who calls them, and waits for them, is agents'.
import type { Names } from './game'
import type { Entry } from './log'

/** One call to a policy: a method by name and what it is given. */
export type PolicyCall = {
  readonly method: string
  readonly args: readonly unknown[]
  /** What comes back: words as they are thought or said, chunk by chunk, or one answer. */
  readonly gives: 'thought' | 'speech' | 'answer'
  /** A policy may be without this method. */
  readonly optional?: boolean
}

/** What a policy is told for one question. `sets`: properties given to it first; calls are made one after the other. */
export type PolicyBrief = {
  readonly sets: Readonly<Record<string, unknown>>
  readonly calls: readonly PolicyCall[]
}

/** What a brief draws on beside view and request. `match`: its id; `heard`: what the seat heard lately, oldest first. */
export type PolicyTold = { readonly match: string; readonly names: Names; readonly heard: readonly Entry[] }

/** What a policy's answers come to: the reply's own fields and, where it gave them so, its words. */
export type PolicyReply<Action> =
  | { readonly ok: true; readonly action: Action; readonly speech?: string }
  | { readonly ok: false; readonly message: string }

/** How a game is played by a policy. */
export interface PolicySeam<View, Request, Action> {
  brief(view: View, request: Request, told: PolicyTold): PolicyBrief
  /** `answers`: by method, whatever the policy gave; nothing is taken for granted. Never throws. */
  reply(view: View, request: Request, answers: Readonly<Record<string, unknown>>): PolicyReply<Action>
}
