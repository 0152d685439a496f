/** Sentences of a text. */
export const sentencesIn = (text: string): number => text.match(/[.!?](?=\s|$)/g)?.length ?? 0
