import { randomId } from './random-id.ts'
import { keep, kept } from './storage.ts'

const NAME = 'device'

/** Where nothing can be kept, for as long as the page stands. */
let unkept: string | undefined

/** The secret by which the server knows this browser again when the link in the mail is opened; it goes with signing out. */
export function deviceKey(): string {
  const known = kept(NAME) ?? unkept
  if (known) return known
  const made = randomId()
  keep(NAME, made)
  if (kept(NAME) === null) unkept = made
  return made
}
