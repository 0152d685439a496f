'use client'

import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import type { Names } from '@/lib/core/game'
import type { View } from '@/lib/games/monopoly/state'
import type { SeatSign } from '../board'
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

const squareOf = (target: EventTarget): number | null => {
  const button = (target as Element).closest<HTMLElement>('[data-square]')
  return button ? Number(button.dataset.square) : null
}

/** The forty squares: one stop of the Tab key, arrows walk the board. */
export function Ring({ view, signs, names, move, selected, onSelect }: RingProps) {
  const [reachable, setReachable] = useState(0)
  const onClick = (event: MouseEvent) => {
    const square = squareOf(event.target)
    if (square === null) return
    setReachable(square)
    onSelect(square === selected ? null : square)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const square = squareOf(event.target)
    const to = square === null ? null : neighbour(square, event.key)
    if (to === null) return
    // the same keys scrub the timeline everywhere else
    event.preventDefault()
    event.stopPropagation()
    setReachable(to)
    event.currentTarget.querySelector<HTMLElement>(`[data-square="${to}"]`)?.focus()
  }
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
