import { changePassword, passwordChange } from '@/lib/auth/change-password'
import { renewedCookie } from '@/lib/auth/renew'
import { noAccount, Refusal } from '@/lib/server/refusal'
import { json, readBody, route } from '@/lib/server/route'

/** Changes the password; every other session of the account ends, this one goes on. */
export const POST = route(async ({ request, viewer }) => {
  if (!viewer) throw noAccount()
  const { current, next } = await readBody(request, passwordChange)
  const version = await changePassword(viewer.id, current, next)
  if (version === null) throw new Refusal(400, 'This is not your current password.', 'current')
  const cookie = await renewedCookie(request.headers.get('cookie') ?? '', { id: viewer.id, version })
  return json({ changed: true }, 200, { 'set-cookie': cookie })
})
