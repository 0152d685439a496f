/** Names and figures that fill the slots of a line. */
export type Facts = Readonly<Record<string, string>>

/** A line with each `{slot}` filled; null where it needs a fact that is not there. */
export function filled(line: string, facts: Facts): string | null {
  let missing = false
  const text = line.replace(/\{(\w+)\}/g, (_, name: string) => {
    missing ||= facts[name] === undefined
    return facts[name] ?? ''
  })
  return missing ? null : text
}
