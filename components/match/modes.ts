import type { IconName } from '@/components/ui/icon'

/** How a match is looked at: the board large, its story as a text, or packets beside the talk. */
export const MODES = ['watch', 'read', 'research'] as const
export type Mode = (typeof MODES)[number]

export const MODE_WORDS: Record<Mode, { readonly word: string; readonly icon: IconName }> = {
  watch: { word: 'Watch', icon: 'eye' },
  read: { word: 'Read', icon: 'book' },
  research: { word: 'Research', icon: 'layers' },
}

export const asMode = (text: unknown): Mode | null => MODES.find((mode) => mode === text) ?? null
