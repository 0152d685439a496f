import dynamic from 'next/dynamic'
import type { ComponentType, ReactNode } from 'react'
import type { Board } from './board'

// biome-ignore lint/suspicious/noExplicitAny: games differ in their types; the registry erases them
export type AnyBoard = Board<any, any>

/** Draws its child with the board of a game, once that is there. */
export type WithBoard = ComponentType<{ readonly children: (board: AnyBoard) => ReactNode }>

const giving =
  (board: AnyBoard): WithBoard =>
  ({ children }) =>
    children(board)

/** By game id: one line for each game. A page loads the game that it shows; a page from the server names it at once. */
export const boards: Readonly<Record<string, WithBoard>> = {
  monopoly: dynamic(() => import('./monopoly/monopoly').then(({ monopoly }) => giving(monopoly))),
  mafia: dynamic(() => import('./mafia/mafia').then(({ mafia }) => giving(mafia))),
  crisis: dynamic(() => import('./crisis/crisis').then(({ crisis }) => giving(crisis))),
}
