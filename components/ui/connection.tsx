'use client'

import { useEffect, useState } from 'react'
import { Icon } from './icon'

/** Milliseconds for which "back" stands. */
const BACK_MS = 4000

type State = 'fine' | 'lost' | 'back'

/** A quiet line when this device has no connection, and when it has one again. */
export function Connection() {
  const [state, setState] = useState<State>('fine')
  useEffect(() => {
    const lost = () => setState('lost')
    const back = () => setState((before) => (before === 'lost' ? 'back' : before))
    if (!navigator.onLine) lost()
    window.addEventListener('offline', lost)
    window.addEventListener('online', back)
    return () => {
      window.removeEventListener('offline', lost)
      window.removeEventListener('online', back)
    }
  }, [])
  useEffect(() => {
    if (state !== 'back') return
    const timer = setTimeout(() => setState('fine'), BACK_MS)
    return () => clearTimeout(timer)
  }, [state])
  return (
    // there from the start, so that what is written into it is read out
    <div role="status" className="pointer-events-none fixed inset-x-0 top-(--bar) z-40 flex justify-center">
      {state !== 'fine' && (
        <p className="mx-4 mt-2 flex items-center gap-2 rounded-control border border-line-strong bg-panel px-3.5 py-2 text-sm shadow-pop">
          <Icon name={state === 'lost' ? 'warn' : 'check'} />
          {state === 'lost'
            ? 'No connection. What is on the page stays; what comes is fetched when you are back.'
            : 'Connected again.'}
        </p>
      )}
    </div>
  )
}
