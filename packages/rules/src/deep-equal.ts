/** In any order of the fields, because the database sorts them its own way. */
export function isEqual(first: unknown, second: unknown): boolean {
  // of a game before and after an event most parts are the same object
  if (first === second) return true
  if (typeof first !== 'object' || typeof second !== 'object' || !first || !second) return false
  const [entries, others] = [Object.entries(first), new Map(Object.entries(second))]
  return entries.length === others.size && entries.every(([key, value]) => isEqual(value, others.get(key)))
}
