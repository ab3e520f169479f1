import { deactivate as promise } from '@turnout/contract/profile'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { removeLater } from './pictures.ts'
import { sayFarewell } from './say-farewell.ts'

export const deactivate = handle(
  promise,
  (deps: Deps) =>
    async ({ actor, refuse, transact, afterCommit }) =>
      transact(async (sql) => {
        const parting = await sayFarewell(sql, actor.id, () => deps.clock.now(sql))
        if (parting.is === 'nobody') return refuse('session-over')
        if (parting.is === 'only-admin') return refuse('only-admin', { groups: parting.groups })
        afterCommit(() => {
          deps.log.info({ event: 'account-deactivated', userId: actor.id })
          removeLater(deps, parting.pictures)
          deps.live.recheck({ userId: actor.id })
          for (const groupId of parting.groupIds) deps.live.recheck({ groupId })
        })
        return { message: 'Your account is deactivated.' }
      }),
)
