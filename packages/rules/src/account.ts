import { ok, type Result, refuse } from './result.ts'

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128

/** Letters are counted as people count them: code points, not UTF-16 halves. */
const characterCount = (text: string) => [...text].length

/**
 * Whether a password is acceptable, before any list of common ones is checked. `ownWords` are the first guesses:
 * the name in the email, first and last name, the product.
 */
export function checkPassword(
  password: string,
  ownWords: readonly string[],
): Result<string, 'password-too-short' | 'password-too-long' | 'password-is-own-word'> {
  const length = characterCount(password)
  if (length < PASSWORD_MIN) return refuse('password-too-short')
  if (length > PASSWORD_MAX) return refuse('password-too-long')
  const lowerCase = password.toLowerCase()
  const isOwnWord = ownWords.some((word) => lowerCase === word.toLowerCase())
  return isOwnWord ? refuse('password-is-own-word') : ok(password)
}

/** An address has one account, in any capitals: the database keeps this key unique. */
export const emailKey = (email: string): string => email.normalize('NFC').trim().toLowerCase()
