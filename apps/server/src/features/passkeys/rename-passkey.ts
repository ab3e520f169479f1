import { renamePasskey as endpoint } from '@turnout/contract/passkeys'
import { handle } from '../../handle.ts'
import { presentPasskey } from './present.ts'
import { renamePasskey as store } from './store.ts'

export const renamePasskey = handle(endpoint, async ({ actor, params, body, refuse }, { sql }) => {
  const renamed = await store(sql, actor.id, { id: params.passkeyId, name: body.name })
  return presentPasskey(renamed ?? refuse('passkey-not-found'))
})
