/** What a seat of a model may be expected to take in a whole game. `cost` null: no price. */
export type SeatEstimate = {
  readonly seat: number
  readonly calls: number
  readonly inputTokens: number
  readonly outputTokens: number
  readonly cost: number | null
}
export type Estimate = {
  readonly seats: readonly SeatEstimate[]
  /** Of the seats that have a price; null: none has. */
  readonly cost: number | null
  /** recorded: games of this very set-up; packets: sizes of packets in other games; usual: as the documents say. */
  readonly basis: 'recorded' | 'packets' | 'usual'
  /** Games that it is drawn from. */
  readonly games: number
}
