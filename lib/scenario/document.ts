import { texts } from '@/generated/crisis/texts'
import type { DocumentKind } from '@/lib/core/document'
import { scenarios } from '@/lib/games/crisis/library'
import { preview } from '@/lib/games/crisis/preview'
import type { Scenario } from '@/lib/games/crisis/scenario'
import { LONGEST_FILE, readScenario } from './read'
import { writeScenario } from './write'

/** A crisis is set with a scenario. */
export const scenarioDocument: DocumentKind<Scenario> = {
  noun: 'scenario',
  format: 'YAML',
  files: '.yaml,.yml,.txt,text/plain,application/yaml',
  longest: LONGEST_FILE,
  shipped: scenarios.map((options, i) => ({ id: options.id, text: texts[i], options })),
  read(text) {
    const read = readScenario(text)
    return read.ok ? { ok: true, options: read.scenario } : read
  },
  write: writeScenario,
  preview,
}
