/** A cell that a spreadsheet would run: it begins with =, +, - or @, behind blanks or full-width signs too. */
const RUNS = /^[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u
const NUMBER = /^-?\d+(\.\d+)?$/

/** A text as a spreadsheet may hold it: an apostrophe before what it would run; plain numbers stay as they are. */
export const defused = (text: string): string =>
  (RUNS.test(text) && !NUMBER.test(text)) || /^[\t\r]/.test(text) ? `'${text}` : text
