/** Versions below these have a known hole: `npm audit` may be refused by a mirror, so the table stands here. */
export const LEAST_VERSIONS: Readonly<Record<string, string>> = {
  '@hono/node-server': '1.19.10',
  '@node-rs/argon2': '2.0.0',
  cookie: '0.7.0',
  defu: '6.1.5',
  'engine.io': '6.6.2',
  esbuild: '0.25.0',
  hono: '4.11.4',
  jose: '4.15.5',
  lodash: '4.17.23',
  nanoid: '3.3.8',
  next: '16.1.5',
  'next-auth': '4.24.12',
  pg: '8.11.0',
  postcss: '8.4.31',
  preact: '10.28.2',
  'react-dom': '19.2.3',
  'socket.io': '4.8.0',
  'socket.io-parser': '4.2.4',
  tar: '7.5.3',
  undici: '6.23.0',
  vite: '7.1.11',
  ws: '8.17.1',
}

type Lock = {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly resolved?: string }>>
}
type Manifest = Readonly<Record<string, unknown>>

const numbers = (version: string): number[] => version.split('-')[0].split('.').map(Number)

export function isBelow(version: string, least: string): boolean {
  const [have, want] = [numbers(version), numbers(least)]
  const place = want.findIndex((number, at) => number !== (have[at] ?? 0))
  return place >= 0 && (have[place] ?? 0) < want[place]
}

/** One line for each package of the lockfile that is older than it may be. */
export const tooOld = ({ packages }: Lock): string[] =>
  Object.entries(packages).flatMap(([place, { version = '0' }]) => {
    const name = place.split('node_modules/').at(-1) as string
    const least = place.includes('node_modules/') ? LEAST_VERSIONS[name] : undefined
    return least && isBelow(version, least) ? [`${place} is ${version}, below ${least}`] : []
  })

/** Places in the lockfile that name where a package was fetched from. */
export const namedHosts = ({ packages }: Lock): string[] =>
  Object.entries(packages).flatMap(([place, { resolved }]) =>
    resolved ? [`${place} comes from ${resolved}`] : [],
  )

const GROUPS = ['dependencies', 'devDependencies', 'optionalDependencies']
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/

/** Dependencies whose version is a range. */
export const loose = (manifest: Manifest): string[] =>
  GROUPS.flatMap((group) => Object.entries((manifest[group] ?? {}) as Record<string, string>))
    .filter(([, version]) => !EXACT.test(version))
    .map(([name, version]) => `${name} ${version} is not exact`)
