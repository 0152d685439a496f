import { register, registration } from '@/lib/auth/register'
import { Refusal } from '@/lib/server/refusal'
import { json, readBody, route } from '@/lib/server/route'

/** Makes an account; the page then logs in with what was typed. */
export const POST = route(async ({ request, address }) => {
  const id = await register(await readBody(request, registration), address)
  if (id === null)
    throw new Refusal(409, 'There is an account with this email address. Log in instead.', 'email')
  return json({ id }, 201)
})
