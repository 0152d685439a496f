import { type Desk, EMPTY_DESK } from '@/lib/live/desk'

export type Who = 'researcher' | 'admin' | 'owner' | 'nobody'
/** `deep`: read from the tenth page on, as somebody who has scrolled. */
export type Asked = { readonly who: Who; readonly desk: Desk; readonly deep: boolean }

const by = (who: Who, deep: boolean, ...desks: readonly Partial<Desk>[]): Asked[] =>
  desks.map((desk) => ({ who, deep, desk: { ...EMPTY_DESK, ...desk } }))

/** Fifty filters and searches, as the desk offers them. */
export const QUESTIONS: readonly Asked[] = [
  ...by(
    'researcher',
    false,
    {},
    { persona: ['shark'] },
    { persona: ['guest-97'] },
    { agent: ['gpt-5-mini'] },
    { agent: ['qwen3'], type: ['trade_decision'] },
    { type: ['bankruptcy_decision'] },
    { type: ['trade_decision', 'trade_response_decision'] },
    { phase: ['AUCTION'] },
    { source: ['fallback'] },
    { source: ['retried'], agent: ['gemini-2.5-pro'] },
    { failure: ['any'] },
    { failure: ['illegal'], persona: ['turtle'] },
    { failure: ['server-error'], type: ['buy_decision'] },
    { failure: ['timeout'] },
    { turnFrom: 100, turnTo: 110 },
    { turnFrom: 124, persona: ['hustler'], source: ['fallback'] },
    { from: '2026-02-01', to: '2026-02-02' },
    { from: '2026-03-01', to: '2026-03-31', agent: ['gpt-5-nano'] },
    { game: ['mafia'] },
    { game: ['crisis'], failure: ['any'] },
    { sort: 'longest' },
    { sort: 'slowest' },
    { sort: 'costliest' },
    { sort: 'longest', persona: ['professor'] },
    { sort: 'slowest', agent: ['gemini-2.5-flash'] },
    { sort: 'costliest', source: ['fallback'] },
    { match: '01980000-0000-7000-8000-000000000065' },
    { match: '01980000-0000-7000-8000-0000000000c9', q: 'rent' },
  ),
  ...by(
    'researcher',
    false,
    { q: 'rent' },
    { q: 'the', scope: 'said' },
    { q: 'marzipan' },
    { q: 'periwinkle', scope: 'packets' },
    { q: 'lighthouse', scope: 'thought' },
    { q: 'lighthouse', scope: 'packets' },
    { q: 'brimstone' },
    { q: 'brimstone', persona: ['shark'], scope: 'packets' },
    { q: 'marzi*' },
    { q: '"electric company"', scope: 'said' },
    { q: '4711', scope: 'packets' },
    { q: 'periwinkle', sort: 'longest' },
    { q: 'mortgage -rent', scope: 'thought' },
    { q: 'railroad or utility', failure: ['illegal'] },
    { q: 'nowhereatall' },
  ),
  ...by('researcher', true, {}, { persona: ['turtle'] }, { q: 'rent', scope: 'said' }),
  ...by('admin', false, { source: ['fallback'], sort: 'costliest' }, { q: 'periwinkle' }),
  ...by('owner', false, { source: ['fallback'] }),
  ...by('nobody', false, { q: 'marzipan' }),
]
