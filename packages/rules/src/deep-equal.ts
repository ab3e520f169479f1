/** The order of fields does not matter, because the database sorts them differently. */
export function isEqual(first: unknown, second: unknown): boolean {
  // most parts of a game are the same object before and after an event
  if (first === second) return true
  if (typeof first !== 'object' || typeof second !== 'object' || !first || !second) return false
  const [entries, others] = [Object.entries(first), new Map(Object.entries(second))]
  return entries.length === others.size && entries.every(([key, value]) => isEqual(value, others.get(key)))
}
