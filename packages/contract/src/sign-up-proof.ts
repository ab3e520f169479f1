import * as z from 'zod'
import { endpoint, model } from './endpoint.ts'
import { email } from './wire/text.ts'

/** One number from 0 to `most` hashes with the salt to the target. It can only be found by trying. */
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

/** The text that is hashed. The point separates the digits of the number from those of the salt. */
export const challengeText = (salt: string, number: number): string => `${salt}.${number}`

export const getSignUpChallenge = endpoint('getSignUpChallenge', 'POST /auth/sign-up-challenge', {
  access: 'anyone',
  summary:
    'A short calculation that /auth/register asks for where many have just signed up from one network.',
  body: z.strictObject({ email }),
  reply: Challenge,
})

/** In parallel: a browser hashes many short texts hardly slower than one, and stays responsive in between. */
const BATCH = 200

/** `sha256` returns hexadecimal. Null when no number fits; the server sends no such challenge. */
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
