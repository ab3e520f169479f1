import { setImmediate as endOfTurn } from 'node:timers/promises'

/**
 * Whoever asks in the same turn of the event loop is asked for in one statement. It begins after the last of them
 * came, so each hears what is true after they asked, and nothing is kept for whoever comes later.
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
