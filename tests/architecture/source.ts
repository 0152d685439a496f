// Reads what the rules need out of a source file: its code without comments and texts, and its imports.

type Quote = "'" | '"' | '`' | '/'

const REGEX_AFTER = /(?:^|[=(,:[!&|?{};+\-*%<>~^\n]|\b(?:return|typeof|case|in|of|default|=>))\s*$/

/** End of the text or regular expression that begins at `start`, past its closing mark; -1 where it is none. */
function endOfText(code: string, start: number, quote: Quote): number {
  let inClass = false
  for (let at = start + 1; at < code.length; at++) {
    const char = code[at]
    if (char === '\\') at++
    else if (char === '\n' && quote !== '`')
      return -1 // an apostrophe in JSX, a division
    else if (quote === '/' && char === '[') inClass = true
    else if (quote === '/' && char === ']') inClass = false
    else if (char === quote && !inClass) return at + 1
  }
  return -1
}

const endOfComment = (code: string, at: number): number => {
  const line = code.startsWith('//', at)
  const end = code.indexOf(line ? '\n' : '*/', at + 2)
  return end < 0 ? code.length : line ? end : end + 2
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ')

/** What stands between the braces of `${…}` in a template; the rest of the template blanked. */
function templateCode(template: string): string {
  let out = ''
  let at = 0
  while (at < template.length) {
    if (template[at] === '\\') {
      out += '  '
      at += 2
    } else if (template.startsWith('${', at)) {
      const end = endOfBraces(template, at + 2)
      out += `  ${codeOf(template.slice(at + 2, end))} `
      at = end + 1
    } else out += template[at++] === '\n' ? '\n' : ' '
  }
  return out
}

function endOfBraces(code: string, from: number): number {
  let depth = 1
  for (let at = from; at < code.length; at++) {
    if (code[at] === '{') depth++
    else if (code[at] === '}' && --depth === 0) return at
  }
  return code.length
}

/** End of the template that begins at `start`, nested templates included. */
function endOfTemplate(code: string, start: number): number {
  for (let at = start + 1; at < code.length; at++) {
    if (code[at] === '\\') at++
    else if (code[at] === '`') return at + 1
    else if (code.startsWith('${', at)) {
      let depth = 1
      for (at += 2; at < code.length && depth > 0; at++) {
        if (code[at] === '`') at = endOfTemplate(code, at) - 1
        else if (code[at] === '{') depth++
        else if (code[at] === '}') depth--
      }
      at--
    }
  }
  return code.length
}

/** The code alone: comments are blanked, and texts too unless `keepTexts`. Lines stay where they are. */
export function codeOf(source: string, keepTexts = false): string {
  let out = ''
  let at = 0
  while (at < source.length) {
    const char = source[at]
    if (source.startsWith('//', at) || source.startsWith('/*', at)) {
      const end = endOfComment(source, at)
      out += blank(source.slice(at, end))
      at = end
      continue
    }
    const isText = char === "'" || char === '"' || (char === '/' && REGEX_AFTER.test(out))
    const end = char === '`' ? endOfTemplate(source, at) : isText ? endOfText(source, at, char as Quote) : -1
    if (end < 0) {
      out += char
      at++
      continue
    }
    const text = source.slice(at, end)
    out += keepTexts ? text : char === '`' ? templateCode(text) : blank(text)
    at = end
  }
  return out
}

export type Import = {
  readonly from: string
  readonly typeOnly: boolean
  readonly exported: boolean
  /** Called for when it is wanted: `import('./a')`. */
  readonly later: boolean
}

const STATEMENT = /^[ \t]*(import|export)\s+(type\s+)?([\w*{},$\s]*?)\s*from\s*['"]([^'"]+)['"]/gm
const BARE = /^[ \t]*import\s*['"]([^'"]+)['"]/gm
const CALL = /(typeof\s+)?\b(?:import|require)\s*\(\s*['"]([^'"]+)['"]/g
const allTypes = (names: string): boolean =>
  /^\{(\s*type\s+[\w$]+(\s+as\s+[\w$]+)?\s*,?)+\s*\}$/.test(names.trim())

/** Everything that a source imports or exports again, dynamic imports included. */
export function importsOf(source: string): Import[] {
  const code = codeOf(source, true)
  const statements = [...code.matchAll(STATEMENT)].map(([, word, type, names, from]) => ({
    from,
    typeOnly: Boolean(type) || allTypes(names),
    exported: word === 'export',
    later: false,
  }))
  const bare = [...code.matchAll(BARE)].map(([, from]) => ({
    from,
    typeOnly: false,
    exported: false,
    later: false,
  }))
  const bareCode = codeOf(source)
  const inCode = ({ index }: RegExpMatchArray) => /\w/.test(bareCode[index ?? 0])
  const calls = [...code.matchAll(CALL)].filter(inCode).map(([, type, from]) => ({
    from,
    typeOnly: Boolean(type),
    exported: false,
    later: true,
  }))
  return [...statements, ...bare, ...calls]
}
