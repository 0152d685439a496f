import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** @param {string} place @returns {string[]} the files at or below it, in a fixed order */
function filesOf(place) {
  if (!fs.existsSync(place)) return []
  if (fs.statSync(place).isFile()) return [place]
  const names = fs.readdirSync(place).sort()
  return names.flatMap((name) => filesOf(path.join(place, name)))
}

/** One hash over the names and the bytes of everything at `places`. @param {string[]} places */
export function hashOf(places) {
  const hash = createHash('sha256')
  for (const file of places.flatMap(filesOf)) {
    hash
      .update(`${file.split(path.sep).join('/')}\0`)
      .update(fs.readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

/** @param {string} stamp @param {string[]} places */
export const isFresh = (stamp, places) =>
  fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === hashOf(places)

/** @param {string} stamp @param {string} hash */
export function writeStamp(stamp, hash) {
  fs.mkdirSync(path.dirname(stamp), { recursive: true })
  fs.writeFileSync(stamp, hash)
}

/** What was installed and generated last, and what from. */
export const INSTALLED = { stamp: 'node_modules/.parlor-lock', places: ['package-lock.json'] }
export const GENERATED = { stamp: 'generated/.stamp', places: ['prisma/schema.prisma'] }
export const CRISIS = {
  stamp: 'generated/crisis/.stamp',
  places: ['lib/games/crisis/modules', 'lib/games/crisis/scenarios', 'scripts/crisis-generate.mjs'],
}
