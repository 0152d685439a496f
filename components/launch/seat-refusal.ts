import type { Problem } from '@/components/ui/post'
import type { SeatDraft } from './table'

/** The id of the words that say what was refused at a seat. */
export const seatRefusalId = ({ key }: SeatDraft): string => `seat-${key}-refused`

export type Tie = { readonly 'aria-invalid'?: boolean; readonly 'aria-describedby'?: string }

/** Gives the aria attributes that tie a field of a seat to its refusal: none for all fields but the refused one. */
export const tiesTo =
  (draft: SeatDraft, refused: Problem | undefined) =>
  (field: string): Tie =>
    refused?.field === field ? { 'aria-invalid': true, 'aria-describedby': seatRefusalId(draft) } : {}
