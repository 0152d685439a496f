/** Longest public speech, in words (specs/1 section 7). */
export const SPEECH_WORDS = 30
