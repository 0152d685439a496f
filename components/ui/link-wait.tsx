'use client'

import { useLinkStatus } from 'next/link'

/** Inside a link: says that the page it leads to is on its way, once that has taken 200 ms. */
export function LinkWait() {
  const { pending } = useLinkStatus()
  return pending ? (
    <span role="status" className="ghost">
      …<span className="sr-only">loading</span>
    </span>
  ) : null
}
