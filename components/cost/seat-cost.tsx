import { costShort, type MatchUsage } from '@/lib/live/usage'

export type SeatCostProps = { readonly usage: MatchUsage | null; readonly seat: number }

/** What the model of a seat cost so far, where one sits there. */
export function SeatCost({ usage, seat }: SeatCostProps) {
  const figures = usage?.seats.find((one) => one.seat === seat)
  if (!figures) return null
  const { calls, failed } = figures
  return (
    <span title={`${calls.toLocaleString('en')} calls, ${failed.toLocaleString('en')} failed`}>
      {costShort(figures)}
    </span>
  )
}
