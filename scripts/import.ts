// npm run import -- FILE [FILE …]: takes exported games in, after the same checks as `npm run verify`.
import { createReadStream } from 'node:fs'
import { migrate } from '@/lib/db/migrate'
import { databaseUrl } from '@/lib/db/url'
import { findGame } from '@/lib/games'
import { readMatch } from '@/lib/record/read'
import { BrokenSeal } from '@/lib/record/sealed'

/** What became of a file, in a sentence, and whether all is well. */
async function take(file: string): Promise<readonly [boolean, string]> {
  const { header, dump } = await readMatch(createReadStream(file))
  const game = findGame(header.game)
  if (!game) return [false, `This Parlor does not know the game “${header.game}”.`]
  if (header.version > game.version)
    return [false, `It was played by version ${header.version}, and this Parlor has ${game.version}.`]
  if (!dump) return [false, 'The game was not over when it was exported, so its seed is not in the file.']
  const { importMatch } = await import('@/lib/store/shared')
  return (await importMatch(dump))
    ? [true, `“${header.title}” is here: /games/${header.id}`]
    : [true, `“${header.title}” was here already: /games/${header.id}`]
}

async function main(files: readonly string[]): Promise<number> {
  if (files.length === 0) {
    console.error('Say which file: npm run import -- FILE')
    return 1
  }
  await migrate(await databaseUrl())
  let failed = 0
  for (const file of files) {
    const [well, sentence] = await take(file).catch((error): readonly [boolean, string] => {
      if (error instanceof BrokenSeal || error.code === 'ENOENT') return [false, error.message]
      throw error
    })
    if (!well) failed++
    ;(well ? console.log : console.error)(`${file}: ${sentence}`)
  }
  return failed === 0 ? 0 : 1
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error) => {
    console.error(error)
    process.exit(1)
  },
)
