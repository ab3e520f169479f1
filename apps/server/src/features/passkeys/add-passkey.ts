import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { addPasskey as endpoint, MAX_PASSKEYS } from '@turnout/contract/passkeys'
import { handle } from '../../handle.ts'
import { newId } from '../../platform/ids.ts'
import { lockUser } from '../accounts/public.ts'
import { presentPasskey } from './present.ts'
import { expectations, hostOf, orNull } from './relying-party.ts'
import { findPasskeys, addPasskey as store } from './store.ts'

export const addPasskey = handle(endpoint, async ({ actor, body, refuse, transact }, deps) => {
  const { id, client_data, attestation_object, transports } = body.credential
  const response: RegistrationResponseJSON = {
    ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
    response: { clientDataJSON: client_data, attestationObject: attestation_object },
  }
  // takes 60 ms to import, and most starts never need it
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const verified = await orNull(
    verifyRegistrationResponse({ response, ...expectations(deps, actor.id, 'add') }),
  )
  if (!verified?.verified) return refuse('passkey-refused')
  const { credential } = verified.registrationInfo
  return transact(async (sql) => {
    await lockUser(sql, actor.id)
    if ((await findPasskeys(sql, actor.id)).length >= MAX_PASSKEYS) return refuse('too-many-passkeys')
    const at = await deps.clock.now(sql)
    const added = await store(sql, {
      ...{ id: newId(), userId: actor.id, name: body.name, transports, host: hostOf(deps) },
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      createdAt: new Date(at),
    })
    if (!added) return refuse('passkey-refused')
    await deps.publish(sql, 'passkey-added', { userId: actor.id, at, name: body.name })
    return presentPasskey(added)
  })
})
