// npm run bench [-- speed|costs|append|models|pages]: figures for docs/performance.md, as ratios measured in one run.
import { arch, cpus, platform } from 'node:os'
import { appendLines } from './append'
import { costLines } from './costs'
import { modelLines } from './models'
import { pageLines } from './pages'
import { speedLines } from './speed'
import { type Line, printLines } from './timing'

const SECTIONS: Readonly<Record<string, { title: string; lines: () => Line[] | Promise<Line[]> }>> = {
  speed: {
    title: 'Speed, as a share of the bound loop or of random play (median of five pairs, events kept)',
    lines: speedLines,
  },
  costs: { title: 'Costs', lines: costLines },
  append: { title: 'Storage', lines: appendLines },
  models: { title: 'Models, asked over HTTP', lines: modelLines },
  pages: { title: 'Pages in Chromium, on the production build', lines: pageLines },
}

const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => SECTIONS[name] === undefined)
if (unknown !== undefined) {
  process.stderr.write(`No section ${JSON.stringify(unknown)}: ${Object.keys(SECTIONS).join(', ')}.\n`)
  process.exit(2)
}
process.stdout.write(
  `Node ${process.version}, ${platform()} ${arch()}, ${cpus().length} cores: ${cpus()[0]?.model}\n`,
)
let missed = 0
for (const [name, { title, lines }] of Object.entries(SECTIONS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const measured = await lines()
  printLines(title, measured)
  missed += measured.filter(({ holds }) => holds === false).length
}
process.exitCode = missed > 0 ? 1 : 0
