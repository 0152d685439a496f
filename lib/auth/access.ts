import type { As, Audience } from '@/lib/live/channel'
import type { Role, Viewer } from '@/lib/live/shapes'

export const ROLES = ['user', 'researcher', 'admin'] as const satisfies readonly Role[]
export type { Role, Viewer }

/** All of a match that decides who may do what with it. */
export type Guarded = {
  readonly ownerId: string | null
  readonly visibility: string
  readonly status: string
}

export const ACTIONS = ['see', 'steer', 'edit', 'delete', 'read-packets', 'know-seed'] as const
export type Action = (typeof ACTIONS)[number]

const OVER: ReadonlySet<string> = new Set(['stopped', 'finished', 'failed'])

/** A match that is over never plays on: its log is final and its seed no secret any more. */
export const isOver = (match: { readonly status: string }): boolean => OVER.has(match.status)

const owns = (viewer: Viewer | null, match: Guarded): boolean =>
  viewer !== null && (viewer.id === match.ownerId || viewer.role === 'admin')

/** A private match is its owner's and the admins' alone: a researcher is no exception, nor when it is over. */
const sees = (viewer: Viewer | null, match: Guarded): boolean =>
  match.visibility === 'public' || owns(viewer, match)

/**
 * The audience a viewer belongs to: the observer is told everything, the public of a running match what is told to
 * everyone. null: there is no such match for them. Rooms, logs and pages all ask here. Whoever asks to be told as the
 * town is the public, also of a match that is over; nobody gains by asking.
 */
export function audienceOf(viewer: Viewer | null, match: Guarded, as: As = null): Audience | null {
  if (!sees(viewer, match)) return null
  if (as === 'town') return 'public'
  if (isOver(match) || owns(viewer, match) || viewer?.role === 'researcher') return 'observer'
  return 'public'
}

/** The one place that says who may do what with a match. */
export function may(viewer: Viewer | null, action: Action, match: Guarded): boolean {
  switch (action) {
    case 'see':
      return sees(viewer, match)
    case 'steer':
      return owns(viewer, match) && !isOver(match)
    case 'edit':
    case 'delete':
      return owns(viewer, match)
    case 'read-packets':
      return audienceOf(viewer, match) === 'observer'
    case 'know-seed':
      return sees(viewer, match) && isOver(match)
  }
}

/** Anyone with an account may launch. */
export const mayLaunch = (viewer: Viewer | null): viewer is Viewer => viewer !== null
