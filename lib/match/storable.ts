/** The same value with texts that Postgres takes: no NUL, no half of a surrogate pair. The raw reply keeps them. */
export function storable<T>(value: T): T {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed() as T
  if (Array.isArray(value)) return value.map(storable) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [storable(key), storable(inner)]),
  ) as T
}
