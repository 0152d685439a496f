import { cutAtHits } from '@/lib/live/seek'

/** A text as it stands, with what was looked for marked in it. */
export function Marked({ text, mark }: { readonly text: string; readonly mark: RegExp | null }) {
  return cutAtHits(text, mark).map(({ text: piece, hit }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move
    hit ? <mark key={at}>{piece}</mark> : piece,
  )
}
