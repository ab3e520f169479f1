import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { type Challenge, challengeText, type Proof } from '@turnout/contract/sign-up-proof'
import type { Deps } from '../../deps.ts'
import { sha256 } from '../../platform/chance.ts'
import { type Budget, spendQuietly } from '../../platform/http/budget.ts'
import { signingKey } from '../../platform/http/signing-key.ts'

type Needs = Pick<Deps, 'sql' | 'chance'>

/** For whom a challenge is: it is worth nothing for another address or on another network. */
export interface Purpose {
  emailKey: string
  network: string
}

const LIVES_MS = 10 * 60_000
/** Half of them on average: about a second on a cheap phone. */
const MOST = 20_000

/** Remembered for as long as it could be shown again. */
const USED: Budget = { name: 'sign-up-proof', most: 1, windowMs: LIVES_MS }

async function signatureOf(
  { sql, chance }: Needs,
  salt: string,
  target: string,
  { emailKey, network }: Purpose,
): Promise<string> {
  const key = await signingKey(sql, 'sign-up', chance.secret())
  // JSON keeps the parts apart, whatever is in them
  const said = JSON.stringify([salt, target, network, emailKey])
  return createHmac('sha256', key).update(said).digest('base64url')
}

/** Nothing of it is kept here: the signature says that it is ours, the salt until when. */
export async function challengeFor(deps: Needs, purpose: Purpose, now: number): Promise<Challenge> {
  const salt = `${now + LIVES_MS}.${deps.chance.secret()}`
  const target = sha256(challengeText(salt, randomInt(MOST + 1)))
  return { salt, target, most: MOST, signature: await signatureOf(deps, salt, target, purpose) }
}

/** Also uses it up: of a hundred sign-ups with one proof, one gets through. */
export async function isProven(
  deps: Needs,
  { salt, number, signature }: Proof,
  purpose: Purpose,
  now: number,
): Promise<boolean> {
  const target = sha256(challengeText(salt, number))
  const ours = Buffer.from(await signatureOf(deps, salt, target, purpose))
  const theirs = Buffer.from(signature)
  if (ours.length !== theirs.length || !timingSafeEqual(ours, theirs)) return false
  const [until] = salt.split('.')
  if (Number(until) <= now) return false
  return !(await spendQuietly(deps.sql, USED, sha256(salt), now)).overspent
}
