import { listPasskeys as endpoint } from '@turnout/contract/passkeys'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { presentPasskey } from './present.ts'
import { findPasskeys } from './store.ts'

export const listPasskeys = handle(endpoint, async ({ actor }, { sql }: Deps) =>
  (await findPasskeys(sql, actor.id)).map(presentPasskey),
)
