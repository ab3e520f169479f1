import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { type Challenge, challengeText, type Proof } from '@turnout/contract/sign-up-proof'
import type { Deps } from '../../deps.ts'
import { sha256 } from '../../platform/chance.ts'
import { type Budget, trySpend } from '../../platform/http/budget.ts'
import { signingKey } from '../../platform/http/signing-key.ts'

type ProofDeps = Pick<Deps, 'sql' | 'chance'>

/** What a challenge is bound to: it is invalid for another address or another network. */
export interface Purpose {
  emailKey: string
  network: string
}

const LIFETIME_MS = 10 * 60_000
/** A phone tries half of these numbers on average: about a second on a cheap one. */
const MAX_NUMBER = 20_000

/** Stored for as long as a proof is valid. */
const USED_PROOFS: Budget = { name: 'sign-up-proof', max: 1, windowMs: LIFETIME_MS }

async function signatureOf(
  { sql, chance }: ProofDeps,
  salt: string,
  target: string,
  { emailKey, network }: Purpose,
): Promise<string> {
  const key = await signingKey(sql, 'sign-up', chance.secret())
  // JSON keeps the parts apart, whatever they contain
  const payload = JSON.stringify([salt, target, network, emailKey])
  return createHmac('sha256', key).update(payload).digest('base64url')
}

/** Stores nothing: the signature proves that the challenge is ours, the salt contains its expiry. */
export async function challengeFor(deps: ProofDeps, purpose: Purpose, now: number): Promise<Challenge> {
  const salt = `${now + LIFETIME_MS}.${deps.chance.secret()}`
  const target = sha256(challengeText(salt, randomInt(MAX_NUMBER + 1)))
  return { salt, target, most: MAX_NUMBER, signature: await signatureOf(deps, salt, target, purpose) }
}

/** Also uses the proof up: of a hundred sign-ups with one proof, one passes. */
export async function verifyProof(
  deps: ProofDeps,
  { salt, number, signature }: Proof,
  purpose: Purpose,
  now: number,
): Promise<boolean> {
  const target = sha256(challengeText(salt, number))
  const expected = Buffer.from(await signatureOf(deps, salt, target, purpose))
  const given = Buffer.from(signature)
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return false
  const [until] = salt.split('.')
  if (Number(until) <= now) return false
  return !(await trySpend(deps.sql, USED_PROOFS, sha256(salt), now)).overspent
}
