import { setImmediate as endOfTurn } from 'node:timers/promises'

/**
 * Collects the lookups of one turn of the event loop in one query. The query starts after the last lookup, so
 * every caller gets a current value. Nothing is cached for later lookups.
 */
export function batch<Key, Value>(
  load: (keys: readonly Key[]) => Promise<(key: Key) => Value>,
): (key: Key) => Promise<Value> {
  let current: { keys: Key[]; loaded: ReturnType<typeof load> } | null = null
  const startBatch = () => {
    const keys: Key[] = []
    const loaded = endOfTurn().then(() => {
      current = null
      return load(keys)
    })
    return { keys, loaded }
  }
  return async (key) => {
    current ??= startBatch()
    current.keys.push(key)
    return (await current.loaded)(key)
  }
}
