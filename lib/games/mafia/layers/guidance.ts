import type { Decision } from '../actions'

type Reasoning = { readonly observe: string; readonly analyse: string; readonly strategise: string }

const PRIVATE = 'Private; one to three sentences.'
const each = (decision: Reasoning): Reasoning => ({
  observe: `First, what you notice: ${decision.observe}. ${PRIVATE}`,
  analyse: `Then, what follows from it: ${decision.analyse}. ${PRIVATE}`,
  strategise: `Then, what you mean to achieve and how: ${decision.strategise}. ${PRIVATE}`,
})

/** What to write in each field of reasoning, by decision (specs/4: observe, analyse, strategise, decide). Form, no advice. */
export const REASONING: Readonly<Record<Decision, Reasoning>> = {
  speaking: each({
    observe: 'words, votes, claims and deaths since you last answered',
    analyse: 'what that tells about each player, given what you alone know',
    strategise: 'what this speech is to bring about, and what it is to keep back',
  }),
  voting: each({
    observe: 'what was said for and against those who stand in the vote',
    analyse: 'how likely each of them is mafia, and who gains by each outcome',
    strategise: 'what your vote shows the others, and what follows from each result',
  }),
  defence: each({
    observe: 'what exactly you are accused of, and by whom',
    analyse: 'which of it the others believe, and why',
    strategise: 'what your answer is to bring about, and what it is to keep back',
  }),
  last_words: each({
    observe: 'how the vote went, and who led it',
    analyse: 'what your death tells the others',
    strategise: 'what your side can still gain from your words',
  }),
  night_kill: each({
    observe: 'what the day brought: claims, accusations, votes; your partners’ proposals, if there are any',
    analyse: 'who endangers the mafia, and who may be protected',
    strategise: 'what each death would do to the next day, and how you and your partners come to agree',
  }),
  investigation: each({
    observe: 'what the day brought, and what your results say so far',
    analyse: 'what is known of each player, and of whom nothing is',
    strategise: 'what each possible result would let you do tomorrow',
  }),
  protection: each({
    observe: 'what the day brought, and whom you may not protect tonight',
    analyse: 'whom the mafia may choose, and why',
    strategise: 'what each choice would save or leave open',
  }),
}

export const BELIEFS_TOLD =
  'What you now believe; private, kept, and given back to you next time. players: only those of whom you think differently than before, with suspicion (0: surely town, 100: surely mafia), trust (0 to 100: how far you take their word) and pattern (how they behave, in a few words). relations: alliances, conflicts, voting blocs. reads: who plays well, who may hold which role. An empty list or text keeps what you wrote before.'
