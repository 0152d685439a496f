import type { AnyDocumentKind } from '@/lib/core/document'
import { scenarioDocument } from './document'

/** By game: what its matches are set with, where that is a document. One line for each. */
const documents: Readonly<Record<string, AnyDocumentKind>> = { crisis: scenarioDocument }

export const findDocument = (game: string): AnyDocumentKind | null =>
  Object.hasOwn(documents, game) ? documents[game] : null
