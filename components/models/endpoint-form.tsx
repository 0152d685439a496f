'use client'

import { DoorForm } from '@/components/account/door-form'
import { SelectField, TextField } from '@/components/ui/field'
import { post } from '@/components/ui/post'
import type { EndpointWay, Ways } from '@/lib/live/ways'

export type EndpointFormProps = {
  /** Tells the fields of several forms apart. */
  readonly name: string
  /** The one to change; absent: a new one. */
  readonly endpoint?: EndpointWay
  readonly act: string
  readonly onWays: (ways: Ways) => void
}

const REPLIES = [
  { value: '', label: 'Calls functions' },
  { value: 'json', label: 'Answers in JSON text only' },
] as const

const modelsOf = (typed: string): string[] =>
  typed
    .split(/[\n,]+/)
    .map((model) => model.trim())
    .filter(Boolean)

/** Name, address, models and key of an endpoint. */
export function EndpointForm({ name, endpoint, act, onWays }: EndpointFormProps) {
  const id = (field: string) => `${name}-${field}`
  const submit = async (typed: Readonly<Record<string, string>>) => {
    const posted = await post<Ways>('/api/models/endpoints', {
      name: endpoint?.name ?? typed[id('name')],
      baseUrl: typed[id('baseUrl')],
      models: modelsOf(typed[id('models')]),
      reply: typed[id('reply')] || null,
      key: typed[id('key')].trim(),
    })
    if (!posted.ok)
      return posted.problems.map(({ field, message }) => ({
        message,
        field: field && id(field.split('.')[0]),
      }))
    onWays(posted.answer)
    return []
  }
  const field = (of: string) => ({ id: id(of), name: id(of) })
  return (
    <DoorForm act={act} waiting="Keeping it" send={submit}>
      {(refused) => (
        <>
          {!endpoint && (
            <TextField {...field('name')} label="Name" autoComplete="off" refused={refused(id('name'))} />
          )}
          <TextField
            {...field('baseUrl')}
            label="Address"
            hint="Its base URL, such as https://openrouter.ai/api/v1."
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            defaultValue={endpoint?.baseUrl}
            refused={refused(id('baseUrl'))}
          />
          <TextField
            {...field('models')}
            label="Models"
            hint="As the endpoint spells them, with commas between."
            autoComplete="off"
            spellCheck={false}
            defaultValue={endpoint?.models.join(', ')}
            refused={refused(id('models'))}
          />
          <SelectField
            {...field('reply')}
            label="How it answers"
            options={REPLIES}
            defaultValue={endpoint?.reply === 'json' ? 'json' : ''}
          />
          <TextField
            {...field('key')}
            label="Key"
            hint={
              endpoint?.ending ? 'Left empty, the one that is kept stays.' : 'Left empty where it wants none.'
            }
            type="password"
            autoComplete="off"
            spellCheck={false}
            refused={refused(id('key'))}
          />
        </>
      )}
    </DoorForm>
  )
}
