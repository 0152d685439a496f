'use client'

import { type ChangeEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { TextFault } from '@/lib/core/document'
import { goTo, NumberedText } from './numbered-text'
import type { DocumentCard } from './table'
import type { Reading } from './use-reading'

export type DocumentTextProps = {
  readonly card: DocumentCard
  readonly text: string
  readonly reading: Reading
  readonly onText: (text: string) => void
}

/** UTF-8 takes four bytes for a character at most. */
const BYTES = 4

/** A text of one's own: pasted, typed, from a file, or begun with a shipped one; what is wrong in it stands beside it. */
export function DocumentText({ card, text, reading, onText }: DocumentTextProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const [told, setTold] = useState('')
  const faults = reading.state === 'faulty' ? reading.faults : []
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0]
    target.value = ''
    if (!chosen) return
    if (chosen.size > card.longest * BYTES)
      return setTold(
        `${chosen.name} has ${chosen.size.toLocaleString('en')} bytes: no ${card.noun} is so long. Nothing was taken.`,
      )
    const read = await chosen.text().catch(() => null)
    if (read === null) return setTold(`${chosen.name} could not be read.`)
    onText(read)
    setTold(`${chosen.name} is read.`)
  }
  return (
    <div className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={() => file.current?.click()}>
          <Icon name="book" />
          Choose a file
        </Button>
        <input
          ref={file}
          type="file"
          accept={card.files}
          className="sr-only"
          tabIndex={-1}
          aria-label={`A file with your ${card.noun}`}
          onChange={take}
        />
        {card.shipped.map(({ id, preview, text }) => (
          <Button
            key={id}
            look="bare"
            onClick={() => {
              onText(text)
              setTold(`${preview.title} is laid out: change what you like.`)
            }}
          >
            Begin with {preview.title}
          </Button>
        ))}
      </div>
      <NumberedText
        {...{ area, text, faults }}
        onText={(text) => {
          setTold('')
          onText(text)
        }}
        label={`Your ${card.noun}, as ${card.format}`}
        by="document-told document-faults"
      />
      <p id="document-told" role="status" className="text-ink-2 text-sm">
        {stateWords(reading, card)} {text.length.toLocaleString('en')} of {card.longest.toLocaleString('en')}{' '}
        characters.
        {told && ` ${told}`}
      </p>
      {faults.length > 0 && (
        <Faults {...{ faults }} onGo={(fault) => area.current && goTo(area.current, fault)} />
      )}
    </div>
  )
}

function stateWords(reading: Reading, { noun, format }: DocumentCard): string {
  switch (reading.state) {
    case 'none':
    case 'empty':
      return `Paste a ${noun} as ${format}, choose a file, or begin with one of ours.`
    case 'reading':
      return 'Reading it.'
    case 'read':
      return 'It can be dealt.'
    case 'faulty':
      return reading.faults.length === 1
        ? 'One thing is wrong: it cannot be dealt yet.'
        : `${reading.faults.length} things are wrong: it cannot be dealt yet.`
    case 'lost':
      return reading.message
  }
}

type FaultsProps = { readonly faults: readonly TextFault[]; readonly onGo: (fault: TextFault) => void }

function Faults({ faults, onGo }: FaultsProps) {
  return (
    <ol id="document-faults" aria-label="What is wrong" className="grid border-line border-b text-sm">
      {faults
        .toSorted((one, other) => one.line - other.line)
        .map((fault) => {
          const { line, column, field, message } = fault
          return (
            <li key={`${line} ${column} ${field} ${message}`} className="border-line border-t">
              <button
                type="button"
                className="flex min-h-11 w-full flex-wrap items-baseline gap-x-3 px-1 py-1.5 text-left hover:bg-panel md:min-h-9"
                onClick={() => onGo(fault)}
              >
                <span className="font-record text-bad text-xs">
                  Line {line}, column {column}
                </span>
                {field && (
                  <span dir="auto" className="written font-record text-ink-3 text-xs">
                    {field}
                  </span>
                )}
                <span dir="auto" className="written">
                  {message}
                </span>
              </button>
            </li>
          )
        })}
    </ol>
  )
}
