import type { Edge } from './project'

/** Files that match `of` may import `only` this (or anything), and never that. Own exceptions stand in `but`. */
type Rule = {
  readonly of: RegExp
  readonly only?: RegExp
  readonly never?: RegExp
  readonly but?: (edge: Edge) => boolean
  readonly because: string
}

const SDK = /^(openai|@google\/genai|@google\/generative-ai|@anthropic-ai\/sdk)$/
const PRISMA = /^(@prisma\/.+|prisma|generated\/prisma.*|lib\/store\/prisma(\.ts)?)$/
const MAY_PRISMA =
  /^(lib\/(store|queries|auth)\/|lib\/(server|worker)\/main\.ts$|prisma\/|prisma\.config\.ts$|scripts\/schema-engine|tests\/|generated\/)/
const MAY_PG = /^(lib\/(db|store)|tests)\//
const SERVER_ONLY = /^(zod|pg|pg-boss|pino|gpt-tokenizer|@node-rs\/argon2|next-auth\/next|node:.+)$/

/** Import directions of DESIGN.md section 8, one line of reason each. */
export const RULES: readonly Rule[] = [
  {
    of: /^lib\/core\//,
    only: /^lib\/core\//,
    but: ({ file, shown, typeOnly }) => shown === 'zod' && (typeOnly || file === 'lib/core/wire.ts'),
    because: 'core imports nothing but core; zod in wire.ts alone, elsewhere as types',
  },
  {
    of: /^lib\/games\//,
    only: /^(lib\/(core|games)\/|generated\/crisis\/|zod$)/,
    because: 'games import core, zod and what is gathered from their folders, nothing else',
  },
  {
    of: /^lib\/(agents|match)\//,
    never: /^lib\/games\//,
    because: 'agents and match know games through the Game interface alone',
  },
  {
    of: /^lib\/agents\//,
    never: /^(lib\/(match|store|queries|live|auth|server|worker|db)\/|app\/|components\/|next$|react$)/,
    because: 'agents know core, and neither the loop nor the store nor pages',
  },
  {
    of: /^lib\/match\//,
    never: /^(lib\/(queries|live|auth|server|worker|db)\/|app\/|components\/|next$|react$)/,
    but: ({ shown, typeOnly }) => typeOnly && shown === 'lib/live/channel.ts',
    because: 'match knows core, agents, the interface of the store and the words of the channel',
  },
  {
    of: /^lib\/store\//,
    never: /^(lib\/(games|queries|live|auth|server|worker)\/|lib\/agents\/models\/|app\/|components\/)/,
    but: ({ shown }) => shown === 'lib/live/channel.ts',
    because: 'the store knows core, and the words of the channel',
  },
  {
    of: /^lib\/queries\//,
    never: /^(lib\/(server|worker)\/|app\/|components\/)/,
    because: 'queries read for pages and know none of them',
  },
  {
    of: /^lib\//,
    never: /^(app|components)\//,
    because: 'lib knows neither pages nor components',
  },
  {
    of: /^components\//,
    never: /^(lib\/(store|queries|db|auth|server|worker|match)\/|lib\/agents\/|lib\/env\.ts|app\/|zod$|pg$)/,
    but: ({ shown, typeOnly }) => typeOnly && /^lib\/match\//.test(shown),
    because: "components import core and games' tables, never store, queries or models",
  },
  {
    of: /^components\//,
    never: /^lib\/games\/[^/]+\/(decide|requests|layers|scripts|personas|index)(\/|\.|$)/,
    because: 'of a game components see its table, types and figures, never what plays it',
  },
  {
    of: /^(?!lib\/agents\/models\/|tests\/)/,
    never: SDK,
    because: 'provider SDKs live in agents/models alone',
  },
  {
    of: /./,
    never: PRISMA,
    but: ({ file, shown }) => MAY_PRISMA.test(file) || (file === 'prisma.config.ts' && shown === 'prisma'),
    because: 'Prisma lives in store, queries and auth alone',
  },
  { of: /./, never: /^pg$/, but: ({ file }) => MAY_PG.test(file), because: 'pg lives in db and store alone' },
  { of: /^(?!tests\/)/, never: /^tests\//, because: 'nothing imports tests' },
]

/** One line for each import that breaks a rule. */
export const brokenImports = (edges: readonly Edge[]): string[] =>
  RULES.flatMap(({ of, only, never, but, because }) =>
    edges
      .filter((edge) => of.test(edge.file) && !but?.(edge))
      .filter(({ shown }) => never?.test(shown) || (only && !only.test(shown)))
      .map(({ file, shown }) => `${file} imports ${shown}: ${because}`),
  )

const BROWSER_NEVER = [
  SERVER_ONLY,
  PRISMA,
  SDK,
  /^lib\/(store|queries|db|server|worker)\//,
  /^lib\/agents\/models\//,
]
const TABLE_NEVER = [/^zod$/, /\/personas\//, /\/scripts\//, /\/layers(\/|\.ts)/, /\/prompts?(\/|\.ts)/]

/** What a page brings into the browser must hold nothing of the server's. */
export const notInBrowser = (place: string): boolean => BROWSER_NEVER.some((never) => never.test(place))

/** What belongs to one game. */
export const ofAGame = (place: string): boolean =>
  /^(components\/boards|lib\/games)\/[^/]+\/|^lib\/games\/(tables|index)\.ts$/.test(place)

/** What a game's table brings along must be small, and hold nothing that plays or prompts. */
export const notInTable = (place: string): boolean =>
  notInBrowser(place) || TABLE_NEVER.some((never) => never.test(place))
