import { getSignUpChallenge, type Proof, solve } from '@turnout/contract/sign-up-proof'
import { call } from '../../platform/api/call.ts'
import { sha256 } from '../../platform/sha-256.ts'

/** Null where this browser cannot: over plain http there is no SHA-256. */
export async function proofFor(email: string): Promise<Proof | null> {
  if (!globalThis.crypto?.subtle) return null
  return solve(await call(getSignUpChallenge, { body: { email } }), sha256)
}
