import { randomId } from './api/random-id.ts'
import { getItem, setItem } from './session/storage.ts'

const NAME = 'device'

/** Without storage, the key lasts as long as the page. */
let unkept: string | undefined

/** The secret by which the server recognises this browser when the link of a mail is opened; signing out deletes it. */
export function deviceKey(): string {
  const known = getItem(NAME) ?? unkept
  if (known) return known
  const made = randomId()
  setItem(NAME, made)
  if (getItem(NAME) === null) unkept = made
  return made
}
