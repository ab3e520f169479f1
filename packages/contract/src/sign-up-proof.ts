import * as z from 'zod'
import { endpoint, model } from './endpoint.ts'
import { email } from './wire/text.ts'

/** Some number from 0 to `most` hashes with the salt to the target. Only trying finds out which. */
export const Challenge = model('SignUpChallenge', {
  salt: z.string(),
  target: z.string(),
  most: z.number().int(),
  signature: z.string(),
})
export type Challenge = z.output<typeof Challenge>

export const Proof = z.strictObject({
  salt: z.string().max(200),
  number: z.number().int().min(0).max(1_000_000_000),
  signature: z.string().max(200),
})
export type Proof = z.output<typeof Proof>

/** What is hashed. The point keeps the digits of the number from being those of the salt. */
export const challengeText = (salt: string, number: number): string => `${salt}.${number}`

export const getSignUpChallenge = endpoint('getSignUpChallenge', 'POST /auth/sign-up-challenge', {
  access: 'anyone',
  summary:
    'A short calculation that /auth/register asks for where many have just signed up from one network.',
  body: z.strictObject({ email }),
  reply: Challenge,
})

/** At once, as a browser hashes many little texts hardly slower than one, and is not held up between. */
const BATCH = 200

/** `sha256` gives hexadecimal. Null when no number fits, which no challenge of the server's own is. */
export async function solve(
  { salt, target, most, signature }: Challenge,
  sha256: (text: string) => Promise<string>,
): Promise<Proof | null> {
  for (let from = 0; from <= most; from += BATCH) {
    const hashes = await Promise.all(
      Array.from({ length: BATCH }, (_, n) => sha256(challengeText(salt, from + n))),
    )
    const found = hashes.indexOf(target)
    if (found >= 0) return { salt, number: from + found, signature }
  }
  return null
}
