import { stringify } from 'csv-stringify/sync'

/** A cell that a spreadsheet would run: it begins with =, +, - or @, behind blanks or full-width signs too. */
const RUNS = /^[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u
const NUMBER = /^-?\d+(\.\d+)?$/

/** A text as a spreadsheet may hold it: an apostrophe before what it would run; plain numbers stay as they are. */
export const defused = (text: string): string =>
  (RUNS.test(text) && !NUMBER.test(text)) || /^[\t\r]/.test(text) ? `'${text}` : text

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return defused(typeof value === 'string' ? value : JSON.stringify(value))
}

/** Lines of CSV (RFC 4180, CRLF), every cell defused. */
export const csvLines = (rows: readonly (readonly unknown[])[]): string =>
  stringify(
    rows.map((row) => row.map(cell)),
    { record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  )
