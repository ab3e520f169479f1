import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { signInWithPasskey as endpoint } from '@turnout/contract/passkeys'
import type { Deps } from '../../deps.ts'
import { spend } from '../../platform/http/budget.ts'
import { handle } from '../../platform/http/handle.ts'
import { networkOf } from '../../platform/http/network.ts'
import { openSession } from '../accounts/public.ts'
import { SIGN_INS } from './budgets.ts'
import { expectations, orNull } from './relying-party.ts'
import { findByCredential, recordUse } from './store.ts'

export const signInWithPasskey = handle(
  endpoint,
  (deps: Deps) =>
    async ({ body, from, refuse, transact }) => {
      await spend(deps.sql, SIGN_INS, networkOf(from.address), await deps.clock.now(deps.sql))
      const { id, client_data, authenticator_data, signature } = body.credential
      const passkey = (await findByCredential(deps.sql, id)) ?? refuse('passkey-refused')
      const response: AuthenticationResponseJSON = {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: { clientDataJSON: client_data, authenticatorData: authenticator_data, signature },
      }
      const { publicKey, counter } = passkey
      const credential = { id, counter, publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')) }
      const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
      const verified = await orNull(
        verifyAuthenticationResponse({ response, credential, ...expectations(deps, null) }),
      )
      if (!verified?.verified) return refuse('passkey-refused')
      const { newCounter } = verified.authenticationInfo
      return transact(async (sql) => {
        const at = new Date(await deps.clock.now(sql))
        if (!(await recordUse(sql, passkey, { counter: newCounter, at }))) return refuse('passkey-refused')
        const signIn = { id: passkey.userId, remembered: body.remember_me, from }
        return (await openSession(deps, sql, signIn)) ?? refuse('passkey-refused')
      })
    },
)
