import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { diffToSchema } from '@/scripts/schema-engine'

test('the migrations lead to the schema', async () => {
  expect(await diffToSchema(inject('databaseUrl'), path.resolve('prisma/schema.prisma'))).toBeNull()
})
