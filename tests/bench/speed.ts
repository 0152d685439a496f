// Rolls a second of Monopoly's rules and scripts as a share of the bound loop's, and matches a second of the other games,
// by scripts against random play: pair by pair, in turn.
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { type Line, median } from './timing'

const PAIRS = 5
const HERE = import.meta.dirname

const run = (args: readonly string[]): Record<string, number> =>
  JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }))

const bound = (): number => run([path.join(HERE, 'bound-loop.mjs'), '40000', 'obj', '1000']).tps
const ours = (...args: string[]): number =>
  run(['--import', 'tsx', path.join(HERE, 'rolls.ts'), ...args]).rollsPerSecond

/** The median ratio of five pairs, and the rolls a second it stands for. */
function ratioOf(...args: string[]): { ratio: number; rolls: number } {
  const pairs = Array.from({ length: PAIRS }, () => ({ theirs: bound(), mine: ours(...args) }))
  return {
    ratio: median(pairs.map(({ theirs, mine }) => mine / theirs)),
    rolls: median(pairs.map(({ mine }) => mine)),
  }
}

const line = (what: string, args: string[], least: number | null, aim: number | null): Line => {
  const { ratio, rolls } = ratioOf(...args)
  return {
    what,
    figure: `${ratio.toFixed(3)} (${(rolls / 1e6).toFixed(2)} M rolls/s)`,
    asked: least === null ? 'reported' : `at least ${least}, aim ${aim}`,
    holds: least === null ? null : ratio >= least,
  }
}

const played = (...args: string[]): number =>
  run(['--import', 'tsx', path.join(HERE, 'matches.ts'), ...args]).matchesPerSecond

/** Nothing is asked of these: matches a second, and what the scripts take beside drawing replies by chance. */
function matchesLine(what: string, game: string, scripts: string[], random: string[]): Line {
  const pairs = Array.from({ length: PAIRS }, () => ({
    chance: played(game, ...random),
    mine: played(game, ...scripts),
  }))
  const ratio = median(pairs.map(({ chance, mine }) => mine / chance))
  const each = median(pairs.map(({ mine }) => mine))
  return {
    what,
    figure: `${ratio.toFixed(3)} (${Math.round(each).toLocaleString('en')} matches/s)`,
    asked: 'reported',
    holds: null,
  }
}

export const speedLines = (): Line[] => [
  line('plain script / bound loop', ['plain', '6000'], 0.3, 0.5),
  line('four personas / bound loop', ['personas', '3000'], 0.1, 0.2),
  line('four personas with talk / bound loop', ['personas', '600', 'talk'], null, null),
  matchesLine(
    'Mafia: plain script / random play, eight seats',
    'mafia',
    ['plain', '8000'],
    ['random', '2000'],
  ),
  matchesLine('Mafia: eight personas / random play', 'mafia', ['script', '2000'], ['random', '2000']),
  matchesLine(
    'Mafia: eight personas with talk / random play',
    'mafia',
    ['script', '500', 'talk'],
    ['random', '2000'],
  ),
  matchesLine('Crisis: the blockade as written / random play', 'crisis', ['script', '60'], ['random', '60']),
  matchesLine(
    'Crisis: the same with talk / random play',
    'crisis',
    ['script', '40', 'talk'],
    ['random', '60'],
  ),
]
