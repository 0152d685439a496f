import type { Place } from '@/lib/core/game'
import { engines, temperaments } from './personas'
import { ENGINE_NAME, type Scenario } from './scenario'

const TEMPERAMENTS = temperaments.map(({ id }) => id)
const ENGINES = engines.map(({ id }) => id)

/** The scenario's agents in its order, then the engine. */
export const places = ({ agents }: Scenario): readonly Place[] => [
  ...agents.map(({ name, temperament, about }) => ({
    ...{ name, about },
    persona: TEMPERAMENTS.includes(temperament) ? temperament : TEMPERAMENTS[0],
    personas: TEMPERAMENTS,
  })),
  {
    name: ENGINE_NAME,
    persona: ENGINES[0],
    personas: ENGINES,
    about: 'Judges after each step what the acts of the others have changed. It takes no side.',
    apart: true,
  },
]
