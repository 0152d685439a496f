const HERE = 'http://here.invalid'

/** Where to go after the door: a page of ours, never another site's. Read as browsers read it, odd slashes and tabs included. */
export function nextPage(wish: string | string[] | undefined): string {
  const asked = Array.isArray(wish) ? wish[0] : wish
  if (!asked?.startsWith('/') || !URL.canParse(asked, HERE)) return '/games'
  const { origin, pathname, search, hash } = new URL(asked, HERE)
  // a path may itself begin with two slashes: "/.//example.org"
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : '/games'
}
