// Prisma's own schema engine, compiled to WebAssembly: works offline, where its binary cannot be fetched.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlMigrationAwareDriverAdapterFactory,
  type SqlQuery,
} from '@prisma/driver-adapter-utils'

type Engine = typeof import('@prisma/schema-engine-wasm').SchemaEngine
type Glue = { readonly SchemaEngine: Engine; __wbg_set_wasm(exports: WebAssembly.Exports): void }
type Fields = { readonly fields: { dataTypeID: number }[] }
type Open = Awaited<ReturnType<PrismaPg['connect']>>
// `performIO` is the adapter's own, below every query
type Connection = Pick<Open, 'queryRaw'> & { performIO(query: SqlQuery): Promise<Fields> }

const CHAR = 18 // Postgres' "char", which adapter-pg does not know and the engine's catalogue queries return
const TEXT = 25
const ENTRY = '@prisma/schema-engine-wasm/schema_engine_bg'

/** The package's own entry does `import 'x.wasm'`, which plain Node cannot: it is instantiated by hand. */
async function loadEngine(): Promise<Engine> {
  // the glue wants this when Rust panics
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: { set_message: (text: string) => console.error(text) },
  })
  const folder = path.dirname(createRequire(import.meta.url).resolve(ENTRY))
  const glue: Glue = await import(ENTRY)
  const bytes = fs.readFileSync(path.join(folder, 'schema_engine_bg.wasm'))
  const { instance } = await WebAssembly.instantiate(bytes, {
    './schema_engine_bg.js': glue as unknown as WebAssembly.ModuleImports,
  })
  glue.__wbg_set_wasm(instance.exports)
  ;(instance.exports.__wbindgen_start as () => void)()
  return glue.SchemaEngine
}

function readChars(connection: Connection): void {
  const perform = connection.performIO.bind(connection)
  const query = connection.queryRaw.bind(connection)
  let chars: number[] = []
  connection.performIO = async (sql) => {
    const result = await perform(sql)
    chars = result.fields.flatMap(({ dataTypeID }, column) => (dataTypeID === CHAR ? [column] : []))
    for (const column of chars) result.fields[column].dataTypeID = TEXT
    return result
  }
  connection.queryRaw = async (sql) => {
    const result = await query(sql)
    for (const column of chars) result.columnTypes[column] = ColumnTypeEnum.Character
    return result
  }
}

function adapterFor(url: string) {
  const factory: SqlMigrationAwareDriverAdapterFactory = new PrismaPg({ connectionString: url })
  const connect = factory.connect.bind(factory)
  factory.connect = async () => {
    const connection = await connect()
    readChars(connection as unknown as Connection)
    return connection
  }
  // with a connectionString the engine's own shadow database would land in the main one
  factory.connectToShadowDb = () => Promise.reject(new Error('no shadow database here'))
  return bindMigrationAwareSqlAdapterFactory(factory)
}

/** The SQL that leads from what the database at `url` holds to `schemaFile`; null when they agree. */
export async function diffToSchema(url: string, schemaFile: string): Promise<string | null> {
  const SchemaEngine = await loadEngine()
  const files = [{ path: schemaFile, content: fs.readFileSync(schemaFile, 'utf8') }]
  const datamodels = files.map((file): [string, string] => [file.path, file.content])
  const engine = await SchemaEngine.new({ datamodels }, () => {}, adapterFor(url))
  try {
    const { stdout, exitCode } = await engine.diff({
      from: { tag: 'schemaDatasource', files, configDir: path.dirname(schemaFile) }, // what the adapter is connected to
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    })
    return exitCode === 0 ? null : (stdout ?? '')
  } finally {
    engine.free()
  }
}
