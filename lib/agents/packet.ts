import type { Layer } from '@/lib/core/game'

/** The eleven layers in the order of specs/1 section 1; a game may put its own between `others` and `conversation`. */
export const LAYERS = [
  'metadata',
  'persona',
  'rules',
  'world',
  'self',
  'others',
  'conversation',
  'thoughts',
  'actions',
  'decision',
  'format',
] as const
export type LayerName = (typeof LAYERS)[number]

/** The layered text handed to an agent for one request, in the order in which it is stored and shown. */
export type Packet = { readonly layers: readonly Layer[] }

/** The two messages that are sent. */
export type Prompt = { readonly system: string; readonly user: string }
