import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { RequestOf } from '@turnout/contract/endpoint'
import type { signInWithPasskey } from '@turnout/contract/passkeys'
import { expectations, orNull, type PartyDeps } from './relying-party.ts'
import { findByCredential, type PasskeyRow, recordUse } from './store.ts'

type SignedChallenge = RequestOf<typeof signInWithPasskey>['body']['credential']

/**
 * The passkey that signed, with its use recorded, or null. With `userId` null any passkey is accepted; otherwise both
 * the passkey and the challenge must belong to that person.
 */
export async function verifyPasskey(
  deps: PartyDeps,
  { id, client_data, authenticator_data, signature }: SignedChallenge,
  userId: string | null,
): Promise<PasskeyRow | null> {
  const passkey = await findByCredential(deps.sql, id)
  if (!passkey || (userId !== null && passkey.userId !== userId)) return null
  const response: AuthenticationResponseJSON = {
    ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
    response: { clientDataJSON: client_data, authenticatorData: authenticator_data, signature },
  }
  const { publicKey, counter } = passkey
  const credential = { id, counter, publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')) }
  // takes 60 ms to import, and most starts never need it
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const verified = await orNull(
    verifyAuthenticationResponse({ response, credential, ...expectations(deps, userId, 'use') }),
  )
  if (!verified?.verified) return null
  const used = {
    counter: verified.authenticationInfo.newCounter,
    at: new Date(await deps.clock.now(deps.sql)),
  }
  return (await recordUse(deps.sql, passkey, used)) ? passkey : null
}
