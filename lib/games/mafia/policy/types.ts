// The interface of specs/3 for players written as code, with its names. What a seat may not know is null or left out.

import type { GameAnalysis } from '../analysis/tools'
import type { Phase, Role } from '../state'

export type { Phase, Role }

export type LlmConfig = {
  /** As its provider spells it. */
  readonly model: string
  /** Accepted from code and never stored: lib/agents/keyring.ts. */
  readonly apiKey: string
  readonly temperature?: number
  readonly maxTokens?: number
}

export type ScriptedConfig = {
  readonly personality?: 'aggressive' | 'cautious' | 'analytical' | 'social'
  /** 0 to 1; counts for mafia alone. */
  readonly lieFrequency?: number
  /** 0 to 100: how urgent it must be before a sheriff or a doctor says so. */
  readonly suspicionThreshold?: number
}

export type AgentConfig = {
  readonly type: 'scripted' | 'llm'
  readonly llmConfig?: LlmConfig
  readonly scriptedConfig?: ScriptedConfig
}

export type Player = {
  /** "p3" for seat 3. */
  readonly id: string
  readonly name: string
  /** null: not known to this seat. */
  readonly role: Role | null
  readonly alive: boolean
  /** Turn of the death. Every `round` here is a turn: nights and days are counted alike, from 1. */
  readonly eliminatedRound: number | null
}

/** Votes by the voter's id, null for an abstention; empty where ballots are secret. */
export type VotingRound = {
  readonly round: number
  readonly ballot: 1 | 2
  readonly eliminated: Player | null
  readonly votes: Readonly<Record<string, string | null>>
}

/** What the open question lets this seat answer; not in specs/3, where the game does not say. */
export type OpenQuestion = {
  readonly decision: string
  /** Ids that may be named: targets of a night or a vote, and for a speech those who may be nominated. */
  readonly targets: readonly string[]
  /** Whether nobody may be named: an abstention, a night without a kill, no nomination. */
  readonly mayPass: boolean
  /** The second round of a night's kill tells what the partners proposed in the first. */
  readonly proposals: readonly { readonly by: string; readonly target: string | null }[]
}

export type GameState = {
  readonly gameId: string
  readonly phase: Phase
  /** The day that is, or that the night leads to. */
  readonly dayNumber: number
  readonly roundNumber: number
  readonly players: readonly Player[]
  readonly alivePlayers: readonly Player[]
  readonly deadPlayers: readonly Player[]
  /** Living mafia and living others; null where this seat cannot know. */
  readonly mafiaCount: number | null
  readonly townCount: number | null
  readonly winner: 'town' | 'mafia' | null
  /** `protected`: told to the doctor who did it; `prevented`: known to mafia whose victim lived, else false. */
  readonly lastNightResult: {
    readonly killed: Player | null
    readonly protected: Player | null
    readonly prevented: boolean
  } | null
  readonly votingHistory: readonly VotingRound[]
  readonly question: OpenQuestion
}

export type PublicInfo = {
  readonly gameId: string
  readonly phase: Phase
  readonly dayNumber: number
  readonly roundNumber: number
  readonly alivePlayers: readonly { readonly id: string; readonly name: string }[]
  /** `role` only where it was told. */
  readonly deadPlayers: readonly {
    readonly id: string
    readonly name: string
    readonly role?: Role
    readonly eliminatedRound: number
  }[]
  /** By name. Whom a doctor protected is never public, nor whether it mattered. */
  readonly lastNightResult: {
    readonly killed: string | null
    readonly protected: string | null
    readonly prevented: boolean
  } | null
  /** By name. */
  readonly votingHistory: readonly {
    readonly round: number
    readonly eliminated: string | null
    readonly votes: Readonly<Record<string, string | null>>
  }[]
  /** Over what everybody knows. */
  readonly analysis: GameAnalysis
}

export type PrivateInfo = {
  readonly self: Player
  readonly gameState: GameState
  readonly privateKnowledge: {
    readonly mafiaTeammates?: readonly Player[]
    /** Id of whom this doctor protected in the latest night. */
    readonly lastProtected?: string
    readonly investigationResults: readonly {
      readonly target: Player
      readonly isMafia: boolean
      readonly round: number
    }[]
  }
  /** Over what this seat knows. */
  readonly analysis: GameAnalysis
}

export type NightAction = {
  readonly actionType: 'KILL' | 'PROTECT' | 'INVESTIGATE'
  /** null: kill nobody, where that is allowed. */
  readonly targetId: string | null
  /** `reasoning` is kept as the reason; `message` is told to the other mafia. */
  readonly metadata?: Readonly<Record<string, unknown>>
}

export type VoteAction = {
  /** null: abstain. */
  readonly targetId: string | null
  readonly reason?: string
}

/** What a speech declares, by id; not in specs/3: the rules never read it out of the words. */
export type Declaration = {
  readonly nominates?: string | null
  readonly accuses?: readonly string[]
  readonly defends?: readonly string[]
  readonly claims?: {
    readonly role: Role
    readonly results?: readonly { readonly target: string; readonly isMafia: boolean }[]
  } | null
}

/** Beliefs to be kept, by id; not in specs/3. Who is left out stays as written before. */
export type BeliefUpdate = {
  readonly players?: readonly {
    readonly id: string
    readonly suspicion: number
    readonly trust?: number
    readonly pattern?: string
  }[]
  readonly relations?: string
  readonly reads?: string
}

export interface AgentBase {
  readonly id: string
  readonly name: string
  /** Set before each question. */
  role: Role | null
  config: AgentConfig
}

/** A player written as code (specs/3); what is optional here is not in the document. */
export interface AgentPolicy extends AgentBase {
  think(context: GameState, privateInfo: PrivateInfo): AsyncGenerator<string>
  /** In the discussion, in defence and as last words: `context.question.decision` tells which. */
  say(context: GameState, publicInfo: PublicInfo): AsyncGenerator<string>
  /** null: no action, for whoever has none. */
  nightAction(context: GameState, privateInfo: PrivateInfo): Promise<NightAction | null>
  vote(context: GameState, publicInfo: PublicInfo): Promise<VoteAction>
  /** After `say`. */
  declare?(context: GameState, publicInfo: PublicInfo): Promise<Declaration>
  /** After everything else; absent: beliefs stay as they are. */
  believe?(context: GameState, privateInfo: PrivateInfo): Promise<BeliefUpdate>
}
