'use client'

import type { Names } from '@/lib/core/game'
import type { View } from '@/lib/games/monopoly/state'
import type { SeatSign } from '../board'
import { useOneStop } from '../use-one-stop'
import { neighbour } from './board-layout'
import type { Move } from './moves'
import { Square } from './square'
import { faceFigure, squareWords } from './square-words'

const SQUARES = Array.from({ length: 40 }, (_, square) => square)

export type RingProps = {
  readonly view: View
  readonly signs: readonly SeatSign[]
  readonly names: Names
  readonly move: Move | null
  readonly selected: number | null
  readonly onSelect: (square: number | null) => void
}

/** The forty squares: one stop of the Tab key, arrows walk the board. */
export function Ring({ view, signs, names, move, selected, onSelect }: RingProps) {
  const { reachable, onClick, onKeyDown } = useOneStop({
    mark: 'square',
    ...{ selected, onSelect },
    way: (square, { key }) => neighbour(square, key),
  })
  return (
    <ol aria-label="The board" onClick={onClick} onKeyDown={onKeyDown}>
      {SQUARES.map((square) => {
        const owner = view.owner[square]!
        return (
          <Square
            key={square}
            square={square}
            words={squareWords(view, square, names)}
            figure={faceFigure(view, square)}
            owner={owner}
            emblem={signs[owner]?.emblem ?? null}
            level={view.buildings[square]!}
            mortgaged={view.mortgaged[square]!}
            move={move?.to === square ? 'to' : move?.from === square ? 'from' : null}
            selected={selected === square}
            reachable={reachable === square}
          />
        )
      })}
    </ol>
  )
}
