import { turnPushOff as endpoint } from '@turnout/contract/push'
import { command } from '../../handle.ts'
import { pushState } from './present.ts'
import { deleteSubscriptionOfSession } from './store.ts'

export const turnPushOff = command(endpoint, async (sql, { actor }, deps) => {
  await deleteSubscriptionOfSession(sql, actor.sessionId)
  return pushState(sql, deps.config, actor.sessionId)
})
