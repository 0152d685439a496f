const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

const DATE = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** How long ago, in words; a date when it is over a week. Seconds. */
export function ago(iso: string, now: number): string {
  const seconds = Math.max(0, (now - Date.parse(iso)) / 1000)
  if (seconds < MINUTE) return 'just now'
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)} min ago`
  if (seconds < DAY) return `${Math.floor(seconds / HOUR)} h ago`
  if (seconds < 2 * DAY) return 'yesterday'
  if (seconds < 7 * DAY) return `${Math.floor(seconds / DAY)} days ago`
  return DATE.format(new Date(iso))
}

/** A moment, told from the one in which the server rendered the page. */
export function When({ at, now }: { readonly at: string; readonly now: number }) {
  return (
    <time dateTime={at} title={`${at.slice(0, 16).replace('T', ' ')} UTC`} className="whitespace-nowrap">
      {ago(at, now)}
    </time>
  )
}
