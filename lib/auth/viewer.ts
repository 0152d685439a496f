import { headers } from 'next/headers'
import { cache } from 'react'
import type { Viewer } from './access'
import { viewerOfCookies } from './session'

/** Who makes this request, for server components; null without a valid session. Read once a request. */
export const viewer = cache(
  async (): Promise<Viewer | null> => viewerOfCookies((await headers()).get('cookie')),
)
