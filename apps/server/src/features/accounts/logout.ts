import { logout as endpoint } from '@turnout/contract/me'
import type { Deps } from '../../deps.ts'
import { command } from '../../platform/http/handle.ts'
import { endSession } from './session-store.ts'
import { texts } from './texts.ts'

export const logout = command(endpoint, async (sql, { actor }, deps: Deps) => {
  const { sessionId } = actor
  await endSession(sql, sessionId, new Date(await deps.clock.now(sql)))
  await deps.publish(sql, 'session-ended', { sessionId })
  return { message: texts.signedOut }
})
