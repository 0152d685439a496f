/** Makes a function that works out its answer when it is first asked, and keeps it. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Makes a function that works out its answer once for each object, and keeps it as long as the object lives. */
export function onceFor<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>()
  return (key) => {
    let found = known.get(key)
    if (found === undefined) {
      found = { value: make(key) }
      known.set(key, found)
    }
    return found.value
  }
}
