/** Sentences of a text; an ellipsis within one ends none. */
export const sentencesIn = (text: string): number => text.match(/[.!?](?=\s|$)/g)?.length ?? 0
