'use client'

import { useState } from 'react'
import { PartTitle } from '@/components/ui/page'
import type { Ways } from '@/lib/live/ways'
import { EndpointCard } from './endpoint-card'
import { EndpointForm } from './endpoint-form'
import { KeyCard } from './key-card'

/** Keys and endpoints, each with what can be done with it. */
export function WaysBoard({ ways: first }: { readonly ways: Ways }) {
  const [ways, setWays] = useState(first)
  return (
    <div className="grid gap-9">
      <section aria-labelledby="keys-title">
        <PartTitle id="keys-title">Keys</PartTitle>
        <div className="grid items-start gap-4 min-[900px]:grid-cols-2">
          {ways.keys.map((way) => (
            <KeyCard key={way.provider} way={way} onWays={setWays} />
          ))}
        </div>
      </section>
      <section aria-labelledby="endpoints-title">
        <PartTitle id="endpoints-title">Your own endpoints</PartTitle>
        <p className="-mt-1 mb-4 max-w-[68ch] text-pretty text-ink-2 text-sm">
          Anything that speaks as OpenAI does: Ollama, vLLM, OpenRouter and the like.
        </p>
        <div className="grid items-start gap-4 min-[900px]:grid-cols-2">
          {ways.endpoints.map((endpoint) => (
            <EndpointCard key={endpoint.id} endpoint={endpoint} onWays={setWays} />
          ))}
          <div className="rounded-panel border border-line bg-panel p-5">
            <h3 className="mb-3 font-medium font-voice text-lg">Another endpoint</h3>
            <EndpointForm key={ways.endpoints.length} name="new" act="Keep it" onWays={setWays} />
          </div>
        </div>
      </section>
    </div>
  )
}
