/** How much may be said with an answer: whatever is longer is cut for everyone, and kept raw in the record. */
export type Speech = {
  /** Name of its field in the reply. */
  readonly field: string
  /** Said of it in the schema. */
  readonly told: string
  readonly words: number
  /** Absent: as many as the words allow. */
  readonly sentences?: number
}

export const SPEECH = 'public_speech'
/** Longest public speech at a table, in words (specs/1 section 7). */
export const SPEECH_WORDS = 30

export const TABLE_TALK: Speech = {
  field: SPEECH,
  told: `What you say aloud to the table, in character; at most ${SPEECH_WORDS} words.`,
  words: SPEECH_WORDS,
}

/** Characters a word may have on average before a speech is cut for its length: it could have no space at all. */
const LONGEST_WORD = 14

/** Most characters of a speech. */
export const longestOf = ({ words }: Speech): number => Math.max(400, words * LONGEST_WORD)
