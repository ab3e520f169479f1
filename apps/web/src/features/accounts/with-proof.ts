import type { register } from '@turnout/contract/accounts'
import type { InputOf } from '@turnout/contract/endpoint'
import { isProblem } from '../../platform/api/problem-error.ts'

export type SignUp = InputOf<typeof register>['body']

/**
 * After many sign-ups on one network the server asks for a proof of work. It is computed here silently, and the sign-up
 * sent again; this script loads only then. Null when the error is another, or the browser cannot compute it.
 */
export async function withProof(body: SignUp, error: unknown): Promise<SignUp | null> {
  if (!isProblem(error, 'proof-needed') || body.proof) return null
  const { proofFor } = await import('./sign-up-proof.ts')
  const proof = await proofFor(body.email)
  return proof && { ...body, proof }
}
