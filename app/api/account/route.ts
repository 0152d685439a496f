import { register, registration } from '@/lib/auth/register'
import { farewell, removeAccount } from '@/lib/auth/remove-account'
import { endedCookie } from '@/lib/auth/renew'
import { noAccount, Refusal } from '@/lib/server/refusal'
import { json, readBody, route } from '@/lib/server/route'

/** Makes an account; the page then logs in with what was typed. */
export const POST = route(async ({ request, address }) => {
  const id = await register(await readBody(request, registration), address)
  if (id === null)
    throw new Refusal(409, 'There is an account with this email address. Log in instead.', 'email')
  return json({ id }, 201)
})

/** Deletes the account of whoever asks, and ends the session. */
export const DELETE = route(async ({ request, viewer }) => {
  if (!viewer) throw noAccount()
  const { password } = await readBody(request, farewell)
  switch (await removeAccount(viewer.id, password)) {
    case 'wrong-password':
      throw new Refusal(400, 'This is not your password.', 'password')
    case 'last-admin':
      throw new Refusal(
        409,
        'You are the only administrator. Whoever registered next would become one: appoint another first.',
      )
    case 'gone':
      return json({ deleted: true }, 200, {
        'set-cookie': endedCookie(request.headers.get('cookie') ?? ''),
      })
  }
})
