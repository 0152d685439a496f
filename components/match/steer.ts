import type { MatchStatus } from '@/lib/live/channel'

/** What may be asked of a running match. `pace`: milliseconds between steps. */
export type Order =
  | { readonly do: 'pause' }
  | { readonly do: 'resume' }
  | { readonly do: 'stop' }
  | { readonly do: 'pace'; readonly pace: number }

/** Gives an order; a sentence where it was refused. */
export async function steer(
  id: string,
  order: Order,
): Promise<{ readonly status: MatchStatus } | { readonly refused: string }> {
  const init = {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  }
  const response = await fetch(`/api/matches/${id}`, init).catch(() => null)
  if (!response) return { refused: 'Parlor does not answer. The game goes on as it was.' }
  const answer = await response.json().catch(() => null)
  if (response.ok) return { status: answer }
  return { refused: answer?.error ?? 'That was us, not you. The game goes on as it was.' }
}
