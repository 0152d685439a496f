// Words of others on their way into a packet: quoted as one JSON string on one line, or cleaned to a plain name.

/** Controls, line and paragraph separators, and invisible format characters (zero width, bidi, tags). */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu
const LONE_SURROGATE = /\p{Cs}/gu

const escaped = (text: string): string =>
  Array.from(
    { length: text.length },
    (_, i) => `\\u${text.charCodeAt(i).toString(16).padStart(4, '0')}`,
  ).join('')

/** A JSON string that stays one line wherever it is shown: JSON.parse gives the text back unchanged. */
export const quoted = (text: string): string =>
  JSON.stringify(text).replace(UNSEEN, escaped).replace(LONE_SURROGATE, escaped)

/** One plain line: unseen characters become spaces or nothing, runs of space become one, at most `most` characters. */
export const plainLine = (text: string, most = 1000): string => {
  const line = text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ')
    .trim()
  return line.length <= most ? line : [...line].slice(0, most).join('').trim()
}
