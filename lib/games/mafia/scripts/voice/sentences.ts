/** Sentences of a text; an ellipsis within one ends none. */
export const sentencesIn = (text: string): number => text.match(/[.!?](?=\s|$)/g)?.length ?? 0

/** A clause as a sentence of its own. */
export const sentence = (text: string): string => `${text[0].toUpperCase()}${text.slice(1)}.`
