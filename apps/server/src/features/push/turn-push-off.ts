import { turnPushOff as endpoint } from '@turnout/contract/push'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { pushState } from './present.ts'
import { deleteSubscriptionOfSession } from './store.ts'

export const turnPushOff = handle(
  endpoint,
  (deps: Deps) =>
    async ({ actor, transact }) =>
      transact(async (sql) => {
        await deleteSubscriptionOfSession(sql, actor.sessionId)
        return pushState(sql, deps.config, actor.sessionId)
      }),
)
