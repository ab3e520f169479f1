import { randomId } from './api/random-id.ts'
import { getItem, setItem } from './session/storage.ts'

const NAME = 'device'

/** Where nothing can be kept, for as long as the page stands. */
let unkept: string | undefined

/** The secret by which the server knows this browser again when the link in the mail is opened; it goes with signing out. */
export function deviceKey(): string {
  const known = getItem(NAME) ?? unkept
  if (known) return known
  const made = randomId()
  setItem(NAME, made)
  if (getItem(NAME) === null) unkept = made
  return made
}
