/** A key of the room, or several that belong together. `brief`: said in a slip beside the talk, for who looks on. */
export type KeyWords = { readonly keys: readonly string[]; readonly words: string; readonly brief?: string }

export const KEYS: readonly KeyWords[] = [
  { keys: ['←', '→'], words: 'event by event', brief: 'event by event' },
  { keys: ['Shift', '← →'], words: 'turn by turn' },
  {
    keys: ['[', ']'],
    words: 'to the mark before, to the next: what turned the game',
    brief: 'mark to mark',
  },
  { keys: ['k', 'j'], words: 'from one utterance to the one before, to the next' },
  { keys: ['Space'], words: 'play, or pause here' },
  { keys: ['Home'], words: 'to the start' },
  { keys: ['End'], words: 'to the end; in a running game, follow it', brief: 'to the end' },
  {
    keys: ['/'],
    words: 'search the talk; Enter goes on, Shift and Enter back, Esc closes',
    brief: 'search the talk',
  },
  { keys: ['1', '…', '9'], words: 'hear one seat alone; again: everyone' },
  { keys: ['Shift', '1 … 9'], words: 'mute a seat, or hear it again' },
  { keys: ['0'], words: 'hear everyone' },
  { keys: ['s'], words: 'story and talk, or talk alone' },
  { keys: ['t'], words: 'thoughts shown or hidden' },
  { keys: ['v'], words: 'watch, read or research' },
  { keys: ['Tab', '← ↑ → ↓'], words: 'onto the board, and round it' },
  { keys: ['?'], words: 'this sheet', brief: 'all keys' },
]
