import { turnPushOff as endpoint } from '@turnout/contract/push'
import type { Deps } from '../../deps.ts'
import { command } from '../../platform/http/handle.ts'
import { pushState } from './present.ts'
import { deleteSubscriptionOfSession } from './store.ts'

export const turnPushOff = command(endpoint, async (sql, { actor }, deps: Deps) => {
  await deleteSubscriptionOfSession(sql, actor.sessionId)
  return pushState(sql, deps.config, actor.sessionId)
})
