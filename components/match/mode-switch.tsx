import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { MODE_WORDS, MODES, type Mode } from './modes'

export type ModeSwitchProps = { readonly mode: Mode; readonly onMode: (mode: Mode) => void }

/** Watch, read or research. */
export function ModeSwitch({ mode, onMode }: ModeSwitchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons is no fieldset
    <div role="group" aria-label="Way of looking" className="modes">
      {MODES.map((each) => (
        <Button
          key={each}
          look="bare"
          size="small"
          aria-pressed={each === mode}
          aria-label={MODE_WORDS[each].word}
          title={`${MODE_WORDS[each].word} (v goes round)`}
          onClick={() => onMode(each)}
        >
          <Icon name={MODE_WORDS[each].icon} />
          <span className="mode-word">{MODE_WORDS[each].word}</span>
        </Button>
      ))}
    </div>
  )
}
