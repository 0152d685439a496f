import { capital } from './words'

/**
 * A turn as it is called: "Turn 7" at the head of a line, "turn 7" within one, "7" on an axis after the first.
 * `passed`: how many there have been when it is the last, "7 turns".
 */
export type TurnWords = {
  readonly title: string
  readonly inLine: string
  readonly tick: string
  readonly passed: string
}
export type TurnNames = (turn: number) => TurnWords

/** Any of the turns, and all of them: "turn", "turns". */
export type TurnNouns = { readonly one: string; readonly many: string }

/** How a game speaks of its turns. */
export type Turns<Options = unknown> = TurnNouns & {
  /** Of a match with these options. Lists read no more of them than numbers, words, yes and no. */
  names(options: Options): TurnNames
}

/** Turns that have a number and no more. `first`: what comes before number 1, within a line. */
export const counted = (one: string, first = `${one} 0`): Turns => {
  const names: TurnNames = (turn) => ({
    title: turn === 0 ? `Before the first ${one}` : `${capital(one)} ${turn}`,
    inLine: turn === 0 ? first : `${one} ${turn}`,
    tick: String(turn),
    passed: `${turn} ${turn === 1 ? one : `${one}s`}`,
  })
  return { one, many: `${one}s`, names: () => names }
}
