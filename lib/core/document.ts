// Options of a match that are one document: somebody's text, read by code, told before anything is dealt.

/** What is wrong in a text. Line and column from 1; `field`: its path with dots, empty: the text as a whole. */
export type TextFault = {
  readonly line: number
  readonly column: number
  readonly field: string
  readonly message: string
}

/** A list of the preview: heads and rows of plain words. */
export type PreviewPart = {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}
/** What a reader is shown of a document before it is dealt. Whoever launches it may know all of it. */
export type Preview = {
  readonly title: string
  /** A line of facts: how long, how many. */
  readonly lead: string
  /** Some paragraphs of the document's own words. */
  readonly text: string
  readonly parts: readonly PreviewPart[]
}

export type ReadDocument<Options> =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: false; readonly faults: readonly TextFault[] }

/** A game whose options are a document, for the launch page. All of it pure. */
export type DocumentKind<Options> = {
  /** What it is called within a sentence: "scenario". */
  readonly noun: string
  /** The language it is written in: "YAML". */
  readonly format: string
  /** Endings of its files, as a file chooser takes them. */
  readonly files: string
  /** Longest text, in characters. */
  readonly longest: number
  readonly shipped: readonly { readonly id: string; readonly text: string; readonly options: Options }[]
  /** Never throws, whatever is in the text. */
  read(text: string): ReadDocument<Options>
  /** A text that reads as these options. */
  write(options: Options): string
  preview(options: Options): Preview
}
// biome-ignore lint/suspicious/noExplicitAny: games differ in their options; the registry erases them
export type AnyDocumentKind = DocumentKind<any>
