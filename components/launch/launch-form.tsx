'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useRef, useState, useTransition } from 'react'
import { Choice } from '@/components/ui/choice'
import { TextField } from '@/components/ui/field'
import { type Problem, post, refusalAt } from '@/components/ui/post'
import type { Visibility } from '@/lib/live/shapes'
import { Bill } from './bill'
import { fits, seated } from './places'
import { RulesField } from './rules-field'
import { bodyOf, hasModels, paceAfter, problemsOf, unread } from './sent'
import { SetupsField } from './setups-field'
import { Sitting } from './sitting'
import { type Draft, type GameOffer, type LaunchChoices, laid, openingDraft, stillRefused } from './table'
import { useEstimate } from './use-estimate'
import { useReading } from './use-reading'

const WATCHERS = [
  { value: 'public', label: 'Anyone', about: 'Thoughts and packets open to all when the game is over.' },
  { value: 'private', label: 'Only me', about: 'On no list but yours; nobody else can open it.' },
] as const

const offerWords = ({ id, title, tagline, least, most }: GameOffer) => ({
  value: id,
  label: title,
  about: `${tagline}. ${least} to ${most} seats.`,
})

/** The sum of what is wrong, where the button is. */
function refusalOf(problems: readonly Problem[]): string | undefined {
  if (problems.length === 0) return undefined
  return refusalAt(problems, '') ?? 'Something on the form is refused: it is said at the field.'
}

export function LaunchForm({ choices }: { readonly choices: LaunchChoices }) {
  const { game, agents, paces } = choices
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<Draft>(() => openingDraft(choices))
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [refusals, setRefusals] = useState(0)
  const [pending, startTransition] = useTransition()
  const reading = useReading(game, draft.document)
  const places = reading.state === 'read' ? reading.places : null
  const estimate = useEstimate(draft, game)
  const change = (change: Partial<Draft>) => {
    const changed = { ...draft, ...change }
    const next = { ...changed, pace: paceAfter(draft, changed, choices.usualPace) }
    setProblems(stillRefused(problems, draft, next))
    setDraft(next)
  }
  // whoever the document names sits down as soon as it is read
  useEffect(() => {
    if (places)
      setDraft((now) =>
        fits(now.seats, places) ? now : { ...now, seats: seated(now.seats, places, agents) },
      )
  }, [places, agents])
  // what was refused is gone to once, not again while it is being put right
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  const refuse = (found: readonly Problem[]) => {
    setProblems(found)
    setRefusals((count) => count + 1)
  }
  const launch = (event: FormEvent) => {
    event.preventDefault()
    const found = [...unread(reading, game.document?.noun ?? ''), ...problemsOf(draft, game)]
    if (found.length > 0) return refuse(found)
    startTransition(async () => {
      const posted = await post<{ id: string }>('/api/matches', bodyOf(draft, game))
      if (posted.ok) router.push(`/games/${posted.answer.id}`)
      else refuse(posted.problems)
    })
  }
  return (
    <>
      <SetupsField {...{ choices, draft }} onLoad={(table) => change(laid(draft, table, choices))} />
      <form
        ref={form}
        id="launch"
        method="post"
        noValidate
        onSubmit={launch}
        className="grid items-start gap-6 min-[900px]:grid-cols-[minmax(0,1fr)_300px]"
      >
        <div className="grid min-w-0 gap-8">
          {choices.games.length > 1 && (
            <Choice
              legend="The game"
              name="game"
              options={choices.games.map(offerWords)}
              value={game.id}
              onChoose={(id) => router.push(`/games/new?game=${id}`, { scroll: false })}
              className="sm:grid-cols-3"
            />
          )}
          <Sitting {...{ choices, problems, draft, reading }} onChange={change} />
          <RulesField {...{ paces, draft, problems }} options={game.options} onChange={change} />
          <WatchersField {...{ draft, problems }} onChange={change} />
        </div>
        <Bill
          {...{ draft, agents, pending, estimate }}
          personas={game.personas}
          names={places?.map(({ name }) => name) ?? null}
          refused={refusalOf(problems)}
        />
      </form>
    </>
  )
}

type WatchersFieldProps = {
  readonly draft: Draft
  readonly problems: readonly Problem[]
  readonly onChange: (change: Partial<Draft>) => void
}

/** Who may watch, how much it may cost, and what it is called. */
function WatchersField({ draft, problems, onChange }: WatchersFieldProps) {
  return (
    <div className="grid gap-4">
      <Choice
        legend="Who may watch"
        name="visibility"
        options={WATCHERS}
        value={draft.visibility}
        onChoose={(visibility) => onChange({ visibility: visibility as Visibility })}
        className="sm:grid-cols-2"
      />
      {hasModels(draft) && (
        <TextField
          id="ceiling"
          label="Ceiling, in dollars"
          hint="The game pauses when its models have cost so much. Empty: no ceiling."
          refused={refusalAt(problems, 'ceiling')}
          value={draft.ceiling}
          inputMode="decimal"
          autoComplete="off"
          onChange={(event) => onChange({ ceiling: event.target.value })}
        />
      )}
      <TextField
        id="title"
        label="Title"
        hint="Left empty, the game’s own name stands there."
        refused={refusalAt(problems, 'title')}
        value={draft.title}
        autoComplete="off"
        dir="auto"
        onChange={(event) => onChange({ title: event.target.value })}
      />
    </div>
  )
}
