import path from 'node:path'
import { defineConfig } from 'vitest/config'

const alias = { '@': path.resolve(import.meta.dirname) }
const UNIT = ['core', 'games', 'agents', 'match', 'house', 'web']

export default defineConfig({
  resolve: { alias },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            ...UNIT.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`),
            'tests/architecture.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'db',
          include: ['tests/store/**/*.test.ts'],
          globalSetup: ['tests/store/setup.ts'],
          hookTimeout: 60_000,
          testTimeout: 60_000,
        },
      },
    ],
  },
})
