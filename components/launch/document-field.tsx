'use client'

import { useState } from 'react'
import { Choice } from '@/components/ui/choice'
import { Refusal } from '@/components/ui/field'
import type { DocumentChoice } from '@/lib/live/document'
import { DocumentText } from './document-text'
import { PreviewBox } from './preview-box'
import type { DocumentCard } from './table'
import type { Reading } from './use-reading'

export type DocumentFieldProps = {
  readonly card: DocumentCard
  readonly choice: DocumentChoice
  readonly reading: Reading
  readonly refused?: string
  readonly onChoose: (choice: DocumentChoice) => void
}

const OWN = ' own'

/** "scenario" as "Scenario". */
const capital = (word: string): string => word[0].toUpperCase() + word.slice(1)

/** What the table is set with: one that is shipped, or a text of one's own, read before anything is dealt. */
export function DocumentField({ card, choice, reading, refused, onChoose }: DocumentFieldProps) {
  // what was typed stays while a shipped one is looked at
  const [typed, setTyped] = useState(choice.kind === 'own' ? choice.text : '')
  const text = choice.kind === 'own' ? choice.text : typed
  const write = (text: string) => {
    setTyped(text)
    onChoose({ kind: 'own', text })
  }
  const options = [
    ...card.shipped.map(({ id, preview }) => ({
      value: id,
      label: preview.title,
      about: `${preview.lead}.`,
    })),
    { value: OWN, label: 'Your own', about: `A ${card.format} file, read before anything is dealt.` },
  ]
  return (
    <div className="grid min-w-0 gap-3">
      <Choice
        legend={`The ${card.noun}`}
        name="document"
        options={options}
        value={choice.kind === 'own' ? OWN : choice.id}
        onChoose={(id) => onChoose(id === OWN ? { kind: 'own', text } : { kind: 'shipped', id })}
        className="sm:grid-cols-3"
      />
      {choice.kind === 'own' && <DocumentText {...{ card, text, reading }} onText={write} />}
      {refused && <Refusal id="document-refused">{refused}</Refusal>}
      {reading.state === 'read' && (
        <PreviewBox key={reading.preview.title} preview={reading.preview} noun={capital(card.noun)} />
      )}
    </div>
  )
}
