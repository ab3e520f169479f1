import { deactivate as endpoint } from '@turnout/contract/profile'
import type { Deps } from '../../deps.ts'
import { afterCommit } from '../../platform/db/transaction.ts'
import { handle } from '../../platform/http/handle.ts'
import { deactivateAccount } from './deactivate-account.ts'
import { removePictureFiles } from './pictures.ts'
import { texts } from './texts.ts'

export const deactivate = handle(
  endpoint,
  (deps: Deps) =>
    async ({ actor, refuse, transact }) =>
      transact(async (sql) => {
        const result = await deactivateAccount(sql, deps, actor.id)
        if (result.type === 'nobody') return refuse('session-over')
        if (result.type === 'only-admin') return refuse('only-admin', { groups: result.groups })
        afterCommit(sql, () => removePictureFiles(deps, result.pictures))
        return { message: texts.deactivated }
      }),
)
