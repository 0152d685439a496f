import { z } from 'zod'
import type { Speech } from '@/lib/core/speech'
import { type WireSchema, wire } from '@/lib/core/wire'
import { type Decision, NO_BELIEFS, NO_CLAIM, NOBODY } from './actions'
import { BELIEFS_TOLD, REASONING } from './layers/guidance'
import { ROLES } from './state'

/** What cannot be read in what a reply declares or believes counts as nothing: the reply is not lost for it. */
const NOTHING_READ = NOBODY
const seats = (what: string) => z.array(z.int().catch(NOTHING_READ)).describe(what).catch([])
const keptWords = (what: string) =>
  z.string().describe(`${what}; empty keeps what you wrote before.`).catch('')
const player = z.number().describe('Seat number.')

const belief = z
  .object({
    player,
    suspicion: z.number().describe('0: surely not mafia, 100: surely mafia.'),
    trust: z.number().describe('0 to 100: how far you take their word.'),
    pattern: z.string().describe('How they behave: a few words.').catch(''),
  })
  .catch({ player: NOTHING_READ, suspicion: 50, trust: 50, pattern: '' })

const BELIEFS = {
  beliefs: z
    .object({
      players: z
        .array(belief)
        .describe('Players of whom you now think differently; the others keep what you wrote before.')
        .catch([]),
      relations: keptWords('Alliances, conflicts, voting blocs'),
      reads: keptWords('Who plays well, who may hold which role'),
    })
    .describe(BELIEFS_TOLD)
    .catch({ ...NO_BELIEFS, players: [] }),
}
const THINKS = ['observe', 'analyse', 'strategise']

/** Beliefs stand between analysis and plan, as specs/4 wants them. */
const reasoning = (decision: Decision) => {
  const { observe, analyse, strategise } = REASONING[decision]
  return {
    observe: z.string().describe(observe),
    analyse: z.string().describe(analyse),
    ...BELIEFS,
    strategise: z.string().describe(strategise),
  }
}

const result = z
  .object({ player, is_mafia: z.boolean().describe('What you say you found out.') })
  .catch({ player: NOTHING_READ, is_mafia: false })

const DECLARES = {
  accuses: seats('Seat numbers of those you accuse in your speech; may be empty.'),
  defends: seats('Seat numbers of those you speak up for; may be empty.'),
  claims: z
    .object({
      role: z
        .enum([...ROLES, 'none'])
        .describe('The role you say you have; none: you claim nothing.')
        .catch('none'),
      results: z.array(result).describe('What you say you found out as sheriff; else empty.').catch([]),
    })
    .describe(
      'What you claim in your speech, true or not; everyone hears it. role: the one you say you have, or none for no claim. results: what you say you found out as sheriff, else empty.',
    )
    .catch({ ...NO_CLAIM, results: [] }),
}
const REASON = { reason: z.string().describe('Your reason in one sentence. Private.') }

const SPEECH_WORDS = 120
const SENTENCES = 5
const TOLD = `1 to ${SENTENCES} sentences, at most ${SPEECH_WORDS} words`
const SPEECH: Speech = {
  field: 'speech',
  told: `What you say aloud to everyone, in character: ${TOLD}.`,
  words: SPEECH_WORDS,
  sentences: SENTENCES,
}
const MESSAGE: Speech = {
  ...SPEECH,
  field: 'message',
  told: `What you tell the other living mafia: ${TOLD}. Nobody else hears it.`,
}

const UNDECLARED = { beliefs: NO_BELIEFS, accuses: [], defends: [], claims: NO_CLAIM } as const
const SILENT = { thinks: THINKS, says: null, absent: { beliefs: NO_BELIEFS, reason: '' } }

/** One reply an action (specs/4): it observes, analyses, believes, strategises, decides and speaks, in that order. */
export const wires: Readonly<Record<Decision, WireSchema>> = {
  speaking: wire(
    'speaking',
    'Speak in the discussion of the day, and nominate somebody for the vote or nobody.',
    {
      ...reasoning('speaking'),
      nominates: z.int().describe('Seat number of the living player you nominate; -1: nobody.'),
      ...DECLARES,
    },
    { thinks: THINKS, says: SPEECH, absent: { ...UNDECLARED, nominates: NOBODY } },
  ),
  voting: wire(
    'voting',
    'Vote on who is to leave the game.',
    {
      ...reasoning('voting'),
      vote: z
        .int()
        .describe('Seat number of the player you vote against; -1: abstain, where that is allowed.'),
      ...REASON,
    },
    SILENT,
  ),
  defence: wire(
    'defence',
    'Defend yourself before the vote.',
    { ...reasoning('defence'), ...DECLARES },
    { thinks: THINKS, says: SPEECH, absent: UNDECLARED },
  ),
  last_words: wire(
    'last_words',
    'Say your last words: you have been voted out.',
    { ...reasoning('last_words'), ...DECLARES },
    { thinks: THINKS, says: SPEECH, absent: UNDECLARED },
  ),
  night_kill: wire(
    'night_kill',
    'Propose to the other mafia whom to kill tonight.',
    {
      ...reasoning('night_kill'),
      target: z.int().describe('Seat number of your target; -1: kill nobody, where that is allowed.'),
      reason: z.string().describe('Your reason in one sentence. The other living mafia read it.'),
    },
    { ...SILENT, says: MESSAGE },
  ),
  investigation: wire(
    'investigation',
    'Find out whether one player is mafia.',
    {
      ...reasoning('investigation'),
      target: z.int().describe('Seat number of the living player you investigate.'),
      ...REASON,
    },
    SILENT,
  ),
  protection: wire(
    'protection',
    'Watch over one player this night.',
    {
      ...reasoning('protection'),
      target: z.int().describe('Seat number of the living player you protect.'),
      ...REASON,
    },
    SILENT,
  ),
}
