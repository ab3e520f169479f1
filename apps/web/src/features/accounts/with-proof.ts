import type { register } from '@turnout/contract/accounts'
import type { InputOf } from '@turnout/contract/endpoint'
import { isProblem } from '../../platform/api/problem-error.ts'

export type SignUp = InputOf<typeof register>['body']

/**
 * Where many have just signed up on one network, the server asks for a calculation. It is done here without a word,
 * and then the sign-up is sent again; this script comes only then. Null when the error is another, or it cannot be done.
 */
export async function withProof(body: SignUp, error: unknown): Promise<SignUp | null> {
  if (!isProblem(error, 'proof-needed') || body.proof) return null
  const { proofFor } = await import('./sign-up-proof.ts')
  const proof = await proofFor(body.email)
  return proof && { ...body, proof }
}
