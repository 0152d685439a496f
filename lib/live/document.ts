import type { Preview, TextFault } from '@/lib/core/document'
import type { Place } from '@/lib/core/game'

// A document on its way between the launch page and the server.

/** What a table is set with: one that is shipped, or somebody's own text. */
export type DocumentChoice =
  | { readonly kind: 'shipped'; readonly id: string }
  | { readonly kind: 'own'; readonly text: string }

/** A document that can be dealt. */
export type DealtDocument = { readonly preview: Preview; readonly places: readonly Place[] | null }

/** Answer of POST /api/documents. */
export type DocumentAnswer =
  | ({ readonly ok: true } & DealtDocument)
  | { readonly ok: false; readonly faults: readonly TextFault[] }

/** Bytes of a request that may carry a document: its characters as JSON writes them. */
export const DOCUMENT_BODY_MOST = 384 * 1024
