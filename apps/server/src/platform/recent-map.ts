/** A map of the entries that were set last; a new entry evicts the oldest. */
export class RecentMap<Key, Value> {
  readonly #entries = new Map<Key, Value>()
  readonly #max: number

  constructor(max: number) {
    this.#max = max
  }

  get(key: Key): Value | undefined {
    return this.#entries.get(key)
  }

  getOrMake(key: Key, make: () => Value): Value {
    const kept = this.#entries.get(key)
    if (kept !== undefined) return kept
    const made = make()
    this.set(key, made)
    return made
  }

  delete(key: Key): void {
    this.#entries.delete(key)
  }

  set(key: Key, value: Value): void {
    this.delete(key)
    this.#entries.set(key, value)
    if (this.#entries.size <= this.#max) return
    const [oldest] = this.#entries.keys()
    if (oldest !== undefined) this.delete(oldest)
  }
}
