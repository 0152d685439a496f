import type {
  AgentConfig,
  AgentPolicy,
  BeliefUpdate,
  Declaration,
  GameState,
  NightAction,
  PrivateInfo,
  PublicInfo,
  Role,
  VoteAction,
} from '@/lib/games/mafia/policy/types'

/**
 * A player written to the interface of specs/3 and nothing else: it doubts whoever accuses most, trusts what is
 * certain, and tells its results as a sheriff.
 */
export class Doubter implements AgentPolicy {
  role: Role | null = null
  config: AgentConfig = { type: 'scripted', scriptedConfig: { personality: 'analytical' } }
  constructor(
    readonly id: string,
    readonly name: string,
  ) {}

  async *think({ dayNumber, question }: GameState, { self, privateKnowledge }: PrivateInfo) {
    yield `It is day ${dayNumber}, and I am ${self.name}, ${this.role}.\n`
    yield `I know of ${privateKnowledge.investigationResults.length} results.\n`
    yield `I may name ${question.targets.length} players.`
  }

  async *say({ question }: GameState, { deadPlayers, analysis }: PublicInfo) {
    const [first] = question.targets
    yield deadPlayers.length === 0 ? 'Nobody is dead yet. ' : `${deadPlayers.length} of us are dead. `
    const heard = first ? analysis.getPlayerStatements(first).length : 0
    yield heard === 0 ? 'Who has said nothing yet?' : 'I have listened.'
  }

  async declare({ question }: GameState, { analysis }: PublicInfo): Promise<Declaration> {
    const doubted = this.mostDoubted(question.targets, analysis)
    const nominates = question.decision === 'speaking' && this.role !== 'mafia' ? doubted : null
    const results = this.found.map(({ id, isMafia }) => ({ target: id, isMafia }))
    const claims = results.some(({ isMafia }) => isMafia) ? { role: 'sheriff' as const, results } : null
    return { nominates, accuses: nominates === null ? [] : [nominates], claims }
  }

  async nightAction({ question }: GameState, { analysis, self }: PrivateInfo): Promise<NightAction | null> {
    const targetId = this.mostDoubted(question.targets, analysis)
    const metadata = { reasoning: 'The one I doubt most.', message: 'I name the loudest.' }
    if (self.role === 'mafia') return { actionType: 'KILL', targetId, metadata }
    if (self.role === 'sheriff') return { actionType: 'INVESTIGATE', targetId, metadata }
    const guarded = question.targets.find((id) => analysis.isConfirmedTown(id)) ?? targetId
    return self.role === 'doctor' ? { actionType: 'PROTECT', targetId: guarded, metadata } : null
  }

  async vote({ question }: GameState, { analysis }: PublicInfo): Promise<VoteAction> {
    const targetId = this.mostDoubted(question.targets, analysis)
    return { targetId, reason: 'It accused most.' }
  }

  async believe(
    { players }: GameState,
    { analysis, privateKnowledge, self }: PrivateInfo,
  ): Promise<BeliefUpdate> {
    this.found = privateKnowledge.investigationResults.map(({ target, isMafia }) => ({
      id: target.id,
      isMafia,
    }))
    const others = players.filter(({ id }) => id !== self.id)
    return {
      players: others.map(({ id }) => ({
        id,
        suspicion: analysis.isConfirmedMafia(id) ? 100 : analysis.isConfirmedTown(id) ? 0 : 50,
        pattern: `${analysis.getVotingHistory(id).length} votes`,
      })),
      reads: 'Too early to say.',
    }
  }

  private found: { id: string; isMafia: boolean }[] = []

  private mostDoubted(
    ids: readonly string[],
    { getPlayerStatements, isConfirmedTown }: PublicInfo['analysis'],
  ) {
    const accusations = (id: string) =>
      getPlayerStatements(id).filter(({ type }) => type === 'accusation').length
    const [most] = ids
      .filter((id) => !isConfirmedTown(id))
      .sort((one, other) => accusations(other) - accusations(one))
    return most ?? ids[0] ?? null
  }
}
