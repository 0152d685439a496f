// npm run verify -- FILE [FILE …]: whether exported games are as they were written; names the first changed line.
import { createReadStream } from 'node:fs'
import { readMatch } from '@/lib/record/read'
import { BrokenSeal } from '@/lib/record/sealed'

async function verify(file: string): Promise<boolean> {
  try {
    const { header, entries, decisions, layers } = await readMatch(createReadStream(file))
    const counts = `${entries.length} events, ${decisions.length} decisions, ${layers.length} layers`
    console.log(`${file}: sound. “${header.title}”, ${counts}; last hash ${header.hash || 'none'}.`)
    return true
  } catch (error) {
    const read = error instanceof BrokenSeal || (error as NodeJS.ErrnoException).code !== undefined
    if (!read) throw error
    console.error(`${file}: not sound. ${(error as Error).message}`)
    return false
  }
}

const files = process.argv.slice(2)
if (files.length === 0) console.error('Say which file: npm run verify -- FILE')
let sound = files.length > 0
for (const file of files) sound = (await verify(file)) && sound
process.exitCode = sound ? 0 : 1
