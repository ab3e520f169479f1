import { listPasskeys as endpoint } from '@turnout/contract/passkeys'
import { handle } from '../../handle.ts'
import { presentPasskey } from './present.ts'
import { findPasskeys } from './store.ts'

export const listPasskeys = handle(endpoint, async ({ actor }, { sql }) =>
  (await findPasskeys(sql, actor.id)).map(presentPasskey),
)
