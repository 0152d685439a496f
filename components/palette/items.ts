import type { IconName } from '@/components/ui/icon'
import type { MatchCard } from '@/lib/live/shapes'

// What the palette offers, and how it is narrowed: plain data.

export type Group = 'Pages' | 'Games' | 'Actions'
export const GROUPS: readonly Group[] = ['Pages', 'Games', 'Actions']

export type Item = {
  readonly id: string
  readonly group: Group
  readonly label: string
  readonly hint?: string
  readonly icon: IconName
  /** Where it leads, or what it does. */
  readonly does: { readonly go: string } | { readonly act: 'theme' | 'leave' }
  /** Other words it is found by. */
  readonly also?: string
}

const page = (go: string, label: string, icon: IconName, also?: string): Item => ({
  ...{ id: `page ${go}`, group: 'Pages', label, icon, does: { go }, also },
})

const COMMON: readonly Item[] = [
  page('/', 'Front page', 'house', 'home parlor'),
  page('/games', 'Games', 'dice', 'list tables'),
  page('/research', 'Research', 'search', 'decisions packets desk'),
]
const STRANGER: readonly Item[] = [
  page('/login', 'Log in', 'key', 'enter'),
  page('/register', 'Register', 'user', 'sign up account'),
]
const MEMBER: readonly Item[] = [
  page('/games?mine=1', 'My games', 'flag', 'mine own tables'),
  page('/account', 'Account', 'user', 'password delete'),
]
const SET: Item = {
  ...{ id: 'act set', group: 'Actions', label: 'Set a table', icon: 'plus' },
  ...{ does: { go: '/games/new' }, also: 'launch new game play start' },
}
const THEME: Item = {
  ...{ id: 'act theme', group: 'Actions', label: 'Change theme', icon: 'moon' },
  ...{ does: { act: 'theme' }, also: 'dark light night day' },
}
const LEAVE: Item = {
  ...{ id: 'act leave', group: 'Actions', label: 'Log out', icon: 'go' },
  ...{ does: { act: 'leave' }, also: 'sign out leave' },
}

/** Pages and actions for somebody with an account, or without. */
export const fixedItems = (known: boolean): readonly Item[] => [
  ...COMMON,
  ...(known ? MEMBER : STRANGER),
  SET,
  THEME,
  ...(known ? [LEAVE] : []),
]

const STATES: Readonly<Record<MatchCard['status'], string>> = {
  queued: 'waiting',
  running: 'live',
  paused: 'paused',
  stopped: 'stopped',
  finished: 'finished',
  failed: 'failed',
}

export const matchItem = ({ id, title, seats, status }: MatchCard): Item => ({
  ...{ id: `game ${id}`, group: 'Games', label: title, icon: 'play', does: { go: `/games/${id}` } },
  hint: `${STATES[status]}, ${seats.map(({ name }) => name.replace(/^The /, '')).join(', ')}`,
})

/** Those in which every typed word stands, in any case. */
export function narrowed(items: readonly Item[], typed: string): readonly Item[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return items.filter(({ label, hint = '', also = '' }) => {
    const text = `${label} ${hint} ${also}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
