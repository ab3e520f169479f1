/** A digest in hexadecimal. Passed as an argument, because the rules use no platform. */
export type Sha256 = (text: string) => string

/** An event in the form in which it was stored, which may be older than this program. */
export type StoredEvent = Readonly<{ type: string; format?: number }>

/** One commit of the log. The actor is not sealed, because a name may be erased later. */
export interface LogEntry {
  version: number
  at: number
  command: string
  events: readonly StoredEvent[]
}

/** [E-8] The seal of each entry, over the seal before it. An entry that is changed, removed or added breaks all that follow. */
export function hashChain(log: readonly LogEntry[], sha256: Sha256): string[] {
  let hash = ''
  return log.map(({ version, at, command, events }) => {
    hash = sha256(canonicalJson([hash, version, at, command, events]))
    return hash
  })
}

/** The same text for the same value, in any order of its fields. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, nested]) => `${JSON.stringify(name)}:${canonicalJson(nested)}`).join()}}`
}
