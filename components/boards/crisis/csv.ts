import { defused } from '@/lib/record/defused'

const cell = (text: string): string => {
  const safe = defused(text)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Lines of CSV (RFC 4180, CRLF), every cell defused. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
