'use client'

import { useEffect, useState } from 'react'
import { post } from '@/components/ui/post'
import type { Estimate } from '@/lib/live/estimate'
import { bodyOf, hasModels } from './sent'
import type { Draft, GameCard } from './table'

/** After the last change. */
const CALM_MS = 400

/** What the table may cost as it is typed; null: nothing to say yet, or no model sits there. */
export function useEstimate(draft: Draft, game: GameCard): Estimate | null {
  const [found, setFound] = useState<{ readonly asked: string; readonly estimate: Estimate } | null>(null)
  const { seats, options, document } = bodyOf(draft, game)
  const asked = hasModels(draft) ? JSON.stringify({ game: game.id, seats, options, document }) : ''
  useEffect(() => {
    if (asked === '') return
    let over = false
    const timer = setTimeout(async () => {
      const posted = await post<Estimate>('/api/estimate', JSON.parse(asked))
      if (posted.ok && !over) setFound({ asked, estimate: posted.answer })
    }, CALM_MS)
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [asked])
  return found?.asked === asked ? found.estimate : null
}
