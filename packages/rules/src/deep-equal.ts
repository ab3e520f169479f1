/** In any order of the fields, because the database sorts them its own way. */
export function isEqual(first: unknown, second: unknown): boolean {
  if (typeof first !== 'object' || typeof second !== 'object' || !first || !second) return first === second
  const [entries, others] = [Object.entries(first), new Map(Object.entries(second))]
  return entries.length === others.size && entries.every(([key, value]) => isEqual(value, others.get(key)))
}
