import { Button, ButtonLink } from '@/components/ui/button'
import { inputClass } from '@/components/ui/field'

export type AgainstProps = {
  /** The seat's packet before; null where this is its first. */
  readonly before: number | null
  /** The address of this page held against a decision. */
  readonly addressFor: (other: number) => string
  /** Kept in the address when a number is typed. */
  readonly desk: string | null
}

/** What this packet may be held against: the seat's one before, or any other decision by its number. */
export function Against({ before, addressFor, desk }: AgainstProps) {
  return (
    <form className="against" method="get" action="#diff">
      {before !== null && (
        <ButtonLink href={addressFor(before)} size="small" scroll={false}>
          What changed since {before}
        </ButtonLink>
      )}
      <label htmlFor="against">Hold against decision</label>
      <input
        id="against"
        name="diff"
        className={inputClass}
        inputMode="numeric"
        pattern="\d{1,9}|[0-9a-fA-F\-]{36}:\d{1,9}"
        title="A number of this game, or another game's id, a colon and a number"
        required
      />
      {desk !== null && <input type="hidden" name="desk" value={desk} />}
      <Button size="small" type="submit">
        Compare
      </Button>
    </form>
  )
}
