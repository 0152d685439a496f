import { z } from 'zod'
import type { AnyDocumentKind, ReadDocument } from '@/lib/core/document'
import type { AnyGame } from '@/lib/core/game'
import { findGame } from '@/lib/games'
import type { DocumentAnswer } from '@/lib/live/document'
import { findDocument } from '@/lib/scenario/documents'
import { type Problem, Refusal } from './refusal'

const CHOOSE = 'Choose one that is shipped, or give a text of your own.'
/** Longer than any document may be: the document's own bound is said in its own words. */
const TEXT_MOST = 200_000

/** What a table is set with, as the launch form sends it. */
export const documentForm = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('shipped'), id: z.string(CHOOSE).max(80, CHOOSE) }),
    z.object({ kind: z.literal('own'), text: z.string(CHOOSE).max(TEXT_MOST, 'This text is far too long.') }),
  ],
  CHOOSE,
)
export type DocumentForm = z.infer<typeof documentForm>

/** The document as options. @throws Refusal where the game has none, or none of that name. */
function readForm(kind: AnyDocumentKind | null, form: DocumentForm): ReadDocument<unknown> {
  if (!kind) throw new Refusal(400, 'This game is not set with a document.', 'document')
  if (form.kind === 'own') return kind.read(form.text)
  const shipped = kind.shipped.find(({ id }) => id === form.id)
  if (!shipped) throw new Refusal(400, `There is no such ${kind.noun} here.`, 'document')
  return { ok: true, options: shipped.options }
}

export const documentAsk = z.object({
  game: z.string('Choose a game.').max(40, 'Choose a game.'),
  document: documentForm,
})

/** Reads a document for its preview, or tells what is wrong in it. @throws Refusal */
export function readDocument({ game: id, document }: z.infer<typeof documentAsk>): DocumentAnswer {
  const game = findGame(id)
  if (!game) throw new Refusal(400, 'There is no such game.', 'game')
  const kind = findDocument(game.id)
  const read = readForm(kind, document)
  if (!read.ok || !kind) return { ok: false, faults: read.ok ? [] : read.faults }
  return { ok: true, preview: kind.preview(read.options), places: game.places?.(read.options) ?? null }
}

export type Given = { readonly options: unknown; readonly problems: readonly Problem[] }

/** The options that a launch gives: those of its document where it has one. @throws Refusal */
export function givenOptions(
  game: AnyGame,
  { options, document }: { readonly options: unknown; readonly document?: DocumentForm },
): Given {
  if (!document) return { options, problems: [] }
  const read = readForm(findDocument(game.id), document)
  if (read.ok) return { options: read.options, problems: [] }
  const problems = read.faults.map(({ line, column, field, message }) => ({
    field: 'document',
    message: `Line ${line}, column ${column}${field && `, ${field}`}: ${message}`,
  }))
  return { options: {}, problems }
}
