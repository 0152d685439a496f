import { existsSync } from 'node:fs'

/** Turns the text of a variable into its value; throws a `RangeError` that says what is wanted. */
type Variable<T> = { readonly fallback?: T; read(text: string): T }

const wanted = (what: string): never => {
  throw new RangeError(what)
}
const text = (least: number, fallback?: string): Variable<string> => ({
  fallback,
  read: (value) => (value.length >= least ? value : wanted(`must have at least ${least} characters`)),
})
const whole = (least: number, most: number, fallback: number): Variable<number> => ({
  fallback,
  read(value) {
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN
    return number >= least && number <= most
      ? number
      : wanted(`must be a whole number from ${least} to ${most}`)
  },
})
const oneOf = <T extends string>(values: readonly T[], fallback: T): Variable<T> => ({
  fallback,
  read: (value) => values.find((known) => known === value) ?? wanted(`must be one of ${values.join(', ')}`),
})
const address = (...protocols: string[]): Variable<string> => ({
  read: (value) =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol)
      ? value
      : wanted(`must be an address that begins with ${protocols.map((known) => `${known}//`).join(' or ')}`),
})
const dollars: Variable<number> = {
  read: (value) =>
    /^\d{1,6}(\.\d{1,6})?$/.test(value) ? Number(value) : wanted('must be dollars, such as 2.50'),
}
const flag: Variable<boolean> = {
  fallback: false,
  read: (value) => (/^(0|1|true|false)$/.test(value) ? /1|true/.test(value) : wanted('must be 1 or 0')),
}

/** Every variable that the program reads; `.env.example` tells what each is for. */
const VARIABLES = {
  NODE_ENV: oneOf(['development', 'production', 'test'], 'development'),
  HOST: text(1, '127.0.0.1'),
  PORT: whole(1, 65_535, 3000),
  DATABASE_URL: address('postgresql:', 'postgres:'),
  DATA_DIR: text(1, './data'),
  EMBEDDED_PG_PORT: whole(1024, 65_535, 54_329),
  EMBEDDED_PG_BIN: text(1),
  NEXTAUTH_URL: address('http:', 'https:'),
  NEXTAUTH_SECRET: text(32),
  AUTH_TRUST_HOST: flag,
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
  WORKER_CONCURRENCY: whole(1, 1000, 32),
  OPENAI_API_KEY: text(1),
  OPENAI_BASE_URL: address('http:', 'https:'),
  GEMINI_API_KEY: text(1),
  GOOGLE_API_KEY: text(1),
  GEMINI_BASE_URL: address('http:', 'https:'),
  KEYS_SECRET: text(32),
  MODEL_HOSTS_ALLOWED: text(1),
  DAILY_CEILING_USD: dollars,
  MODEL_CATALOG: text(1),
  MODEL_SPACING_MS: whole(0, 60_000, 200),
}

export type VariableName = keyof typeof VARIABLES
export type Env = { readonly [Name in VariableName]: ReturnType<(typeof VARIABLES)[Name]['read']> }
type Source = Readonly<Record<string, string | undefined>>

export const VARIABLE_NAMES = Object.keys(VARIABLES) as readonly VariableName[]

/** The values found in `source` or by default, and one line for each that is wrong. An empty text counts as unset. */
export function readEnv(source: Source): { values: Partial<Env>; problems: string[] } {
  const values: Partial<Record<VariableName, string | number | boolean>> = {}
  const problems: string[] = []
  for (const name of VARIABLE_NAMES) {
    const given = source[name]
    try {
      values[name] = given ? VARIABLES[name].read(given) : VARIABLES[name].fallback
    } catch (error) {
      problems.push(`${name} ${(error as RangeError).message}: see .env.example.`)
    }
  }
  return { values: values as Partial<Env>, problems }
}

function stop(lines: readonly string[]): never {
  for (const line of lines) console.error(line)
  process.exit(1)
}

let read: Partial<Env> | undefined

/** Reads and checks everything now instead of at the first use. Prints one line for each wrong variable and exits. */
export function checkEnv(): Partial<Env> {
  if (read) return read
  if (existsSync('.env')) process.loadEnvFile('.env')
  const { values, problems } = readEnv(process.env)
  if (problems.length > 0) stop(problems)
  read = values
  return read
}

/** True where a value was given or there is a default. */
export const isSet = (name: VariableName): boolean => checkEnv()[name] !== undefined

/** The checked environment, read once, at first use. A variable that is missing when it is asked for ends the program. */
export const env = new Proxy({} as Env, {
  get(_target, name) {
    const value = checkEnv()[name as VariableName]
    if (value !== undefined || typeof name !== 'string' || !(name in VARIABLES)) return value
    return stop([
      `${name} is missing: set it (see .env.example), or start with npm start, which provides it.`,
    ])
  },
})

/** Gives this process, and those it starts, values that it found out itself. */
export function provide(found: Partial<Record<VariableName, string>>): void {
  Object.assign(process.env, found)
  read = undefined
  checkEnv()
}

/** The environment for a child process. */
export const childEnv = (extra: Source = {}): NodeJS.ProcessEnv =>
  ({ ...process.env, ...extra }) as NodeJS.ProcessEnv
