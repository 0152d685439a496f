'use client'

import { useEffect, useMemo, useState } from 'react'
import { post } from '@/components/ui/post'
import type { TextFault } from '@/lib/core/document'
import type { DealtDocument, DocumentAnswer, DocumentChoice } from '@/lib/live/document'
import type { GameCard } from './table'

/** What the house makes of a document. `none`: the game has none; `empty`: nothing is written yet. */
export type Reading =
  | { readonly state: 'none' | 'empty' | 'reading' }
  | ({ readonly state: 'read' } & DealtDocument)
  | { readonly state: 'faulty'; readonly faults: readonly TextFault[] }
  | { readonly state: 'lost'; readonly message: string }

/** After the last key. */
const CALM_MS = 500

const whole = (message: string): Reading => ({
  state: 'faulty',
  faults: [{ line: 1, column: 1, field: '', message }],
})

/** What is known without asking anybody; null: the server reads it. */
function known({ document }: GameCard, choice: DocumentChoice | undefined): Reading | null {
  if (!document || !choice) return { state: 'none' }
  if (choice.kind === 'shipped') {
    const shipped = document.shipped.find(({ id }) => id === choice.id)
    return shipped ? { state: 'read', ...shipped } : whole(`There is no such ${document.noun} any more.`)
  }
  if (choice.text.trim() === '') return { state: 'empty' }
  if (choice.text.length > document.longest)
    return whole(
      `This is ${choice.text.length.toLocaleString('en')} characters long; a ${document.noun} has at most ${document.longest.toLocaleString('en')}.`,
    )
  return null
}

/** A document read as it is typed. */
export function useReading(game: GameCard, choice: DocumentChoice | undefined): Reading {
  const [answered, setAnswered] = useState<{ readonly text: string; readonly reading: Reading } | null>(null)
  const sure = useMemo(() => known(game, choice), [game, choice])
  const text = sure === null && choice?.kind === 'own' ? choice.text : null
  useEffect(() => {
    if (text === null) return
    let over = false
    const timer = setTimeout(async () => {
      const document: DocumentChoice = { kind: 'own', text }
      const posted = await post<DocumentAnswer>('/api/documents', { game: game.id, document })
      if (over) return
      if (!posted.ok)
        return setAnswered({ text, reading: { state: 'lost', message: posted.problems[0]?.message ?? '' } })
      const { answer } = posted
      setAnswered({
        text,
        reading: answer.ok ? { state: 'read', ...answer } : { state: 'faulty', ...answer },
      })
    }, CALM_MS)
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [text, game.id])
  if (sure !== null) return sure
  return answered !== null && answered.text === text ? answered.reading : { state: 'reading' }
}
