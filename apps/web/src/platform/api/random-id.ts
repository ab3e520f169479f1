/** A UUID of version 4. `crypto.randomUUID` is missing on a phone that reaches the server over http in the local network. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(30))
  const digits = Array.from(bytes, (byte) => (byte % 16).toString(16)).join('')
  return digits.replace(/(.{8})(.{4})(...)(...)/, '$1-$2-4$3-8$4-')
}
