import { logout as endpoint } from '@turnout/contract/me'
import { command } from '../../handle.ts'
import { endSession } from './session-store.ts'
import { texts } from './texts.ts'

export const logout = command(endpoint, async (sql, { actor }, deps) => {
  const { sessionId } = actor
  await endSession(sql, sessionId, new Date(await deps.clock.now(sql)))
  await deps.publish(sql, 'session-ended', { sessionId })
  return { message: texts.signedOut }
})
