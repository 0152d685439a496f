'use client'

import { useRouter } from 'next/navigation'
import { useTheme } from 'next-themes'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { leave } from '@/components/account/leave'
import { Icon } from '@/components/ui/icon'
import { Key } from '@/components/ui/tag'
import { fixedItems, GROUPS, type Item, narrowed } from './items'
import { isPaletteKey } from './keys'
import { useGames } from './use-games'

export type PaletteProps = {
  /** Somebody is logged in. */
  readonly known: boolean
  readonly onClose: () => void
}

const LIST = 'palette-list'
const idOf = ({ id }: Item): string => `palette-${id.replace(/[^\w-]/g, '-')}`

type OptionProps = { readonly item: Item; readonly chosen: boolean; readonly onChoose: () => void }

function Option({ item, chosen, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the text field keeps the focus and the keys
    <div
      role="option"
      id={idOf(item)}
      aria-selected={chosen}
      onClick={onChoose}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-sm hover:bg-raised aria-selected:bg-raised aria-selected:shadow-[inset_2px_0_0_var(--lamp)] md:min-h-9"
    >
      <Icon name={item.icon} className="size-4 text-ink-3" />
      <span dir="auto" className="min-w-0 truncate">
        {item.label}
      </span>
      {item.hint && (
        <span className="ml-auto min-w-0 truncate pl-3 max-sm:hidden text-ink-3 text-xs">{item.hint}</span>
      )}
    </div>
  )
}

/** What is offered for what was typed, in the order it is shown. */
function useItems(known: boolean, typed: string) {
  const games = useGames(typed.trim())
  const fixed = narrowed(fixedItems(known), typed)
  const groups = GROUPS.map((group) => ({
    group,
    // what was found for less is narrowed until the rest is found
    items:
      group === 'Games'
        ? games.pending
          ? narrowed(games.items, typed)
          : games.items
        : fixed.filter((item) => item.group === group),
  })).filter(({ items }) => items.length > 0)
  return { groups, items: groups.flatMap((one) => one.items), pending: games.pending }
}

/** Carries out what was chosen. */
function useDoing(onClose: () => void): (item: Item) => void {
  const router = useRouter()
  const { resolvedTheme, setTheme } = useTheme()
  return ({ does }) => {
    onClose()
    if ('go' in does) return router.push(does.go)
    if (does.act === 'theme') return setTheme(resolvedTheme === 'light' ? 'dark' : 'light')
    void leave()
  }
}

/** Every page, game and action behind one field: type, choose with the arrows, Enter. */
export function Palette({ known, onClose }: PaletteProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const { groups, items, pending } = useItems(known, typed)
  const doing = useDoing(() => sheet.current?.close())
  const chosen = items[Math.min(at, items.length - 1)]
  useEffect(() => sheet.current?.showModal(), [])
  useEffect(() => {
    if (chosen) document.getElementById(idOf(chosen))?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  const onKeyDown = (event: KeyboardEvent) => {
    const way = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (way !== 0 && items.length > 0) {
      event.preventDefault()
      setAt((Math.min(at, items.length - 1) + way + items.length) % items.length)
    }
    if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) {
      event.preventDefault()
      doing(chosen)
    }
    if (isPaletteKey(event)) {
      event.preventDefault()
      sheet.current?.close()
    }
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own; the click is one beside it
    <dialog
      ref={sheet}
      aria-label="Find a page, a game or an action"
      onClose={onClose}
      onClick={(event) => event.target === sheet.current && sheet.current?.close()}
      className="mx-auto mt-[12dvh] mb-auto w-[min(100%-1.5rem,36rem)] overflow-hidden rounded-panel border border-line bg-panel p-0 text-ink shadow-pop backdrop:bg-sunk/70"
    >
      <div className="flex items-center gap-3 border-line border-b px-4">
        <Icon name="search" className="size-4 text-ink-3" />
        <input
          type="text"
          role="combobox"
          aria-expanded
          aria-controls={LIST}
          aria-activedescendant={chosen && idOf(chosen)}
          aria-autocomplete="list"
          aria-label="Find a page, a game or an action"
          placeholder="A page, a game, an action"
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
          className="min-h-12 min-w-0 flex-1 bg-transparent text-md outline-none placeholder:text-ink-3"
        />
        <Key>Esc</Key>
      </div>
      <div id={LIST} role="listbox" aria-label="Found" className="max-h-[52dvh] overflow-y-auto p-1.5">
        {groups.map(({ group, items }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
          <div key={group} role="group" aria-label={group}>
            <p aria-hidden="true" className="px-3 pt-2 pb-1 text-ink-3 text-xs">
              {group}
            </p>
            {items.map((item) => (
              <Option key={item.id} item={item} chosen={item === chosen} onChoose={() => doing(item)} />
            ))}
          </div>
        ))}
      </div>
      <p
        role="status"
        className={items.length > 0 || pending ? 'sr-only' : 'px-4 pt-1 pb-4 text-ink-2 text-sm'}
      >
        {pending ? '' : items.length > 0 ? `${items.length} found` : 'Nothing is called that.'}
      </p>
    </dialog>
  )
}
