import type { Game, GameEvent, SeatRequest } from '@/lib/core/game'

/** A game with scripts that somebody looks over the shoulder of: told of each decision before it is ruled. */
export function watched<State, Event extends GameEvent, Request extends SeatRequest, View, Action, Options>(
  game: Game<State, Event, Request, View, Action, Options>,
  watch: (view: View, request: Request, action: Action) => void,
): Game<State, Event, Request, View, Action, Options> {
  const scripts = Object.entries(game.scripts).map(([id, script]) => {
    const choose: typeof script.choose = (view, request, mind) => {
      const action = script.choose(view, request, mind)
      watch(view, request, action)
      return action
    }
    return [id, { ...script, choose }]
  })
  return { ...game, scripts: Object.fromEntries(scripts) }
}
