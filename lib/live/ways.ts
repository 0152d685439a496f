// Ways to models as the settings page and the launch form show them: never a key, at most its last four characters.

export type WayProvider = 'openai' | 'gemini'
export const WAY_PROVIDERS = ['openai', 'gemini'] as const satisfies readonly WayProvider[]

/** `house`: whoever runs this Parlor gives a key. `ending`: of one's own; null: there is none. */
export type KeyWay = {
  readonly provider: WayProvider
  readonly house: boolean
  readonly ending: string | null
}
export type EndpointWay = {
  readonly id: string
  readonly name: string
  readonly baseUrl: string
  readonly models: readonly string[]
  readonly reply: 'function' | 'json' | null
  readonly ending: string | null
}
export type Ways = { readonly keys: readonly KeyWay[]; readonly endpoints: readonly EndpointWay[] }

/** What a try came to, in words. */
export type Tried = { readonly ok: boolean; readonly message: string }

export const PROVIDER_NAMES: Readonly<Record<WayProvider, string>> = {
  openai: 'OpenAI',
  gemini: 'Google Gemini',
}

/** A key as it is shown. */
export const shownKey = (ending: string): string => (ending === '' ? '••••' : `••••${ending}`)
