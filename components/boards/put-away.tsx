import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

/** Puts the card that lies on the table away: in its corner. */
export const PutAway = ({ onPutAway }: { readonly onPutAway: () => void }) => (
  <Button look="bare" size="icon-small" className="away" aria-label="Put the card away" onClick={onPutAway}>
    <Icon name="x" />
  </Button>
)
