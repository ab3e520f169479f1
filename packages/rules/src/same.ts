/** Whatever the order of the fields: an evening that a database kept comes back with them sorted its own way. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other
  const [ours, theirs] = [Object.entries(one), new Map(Object.entries(other))]
  return ours.length === theirs.size && ours.every(([key, value]) => isSame(value, theirs.get(key)))
}
