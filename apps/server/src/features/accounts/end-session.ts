import { endSession as endpoint } from '@turnout/contract/sessions'
import { handle } from '../../handle.ts'
import { confirmPassword } from './confirm-password.ts'
import { endSession as expireSession, isSessionOf } from './session-store.ts'
import { findUser } from './store.ts'
import { texts } from './texts.ts'

export const endSession = handle(endpoint, async ({ actor, params, body, from, refuse, transact }, deps) => {
  const { sessionId } = params
  if (!(await isSessionOf(deps.sql, actor.id, sessionId))) return refuse('session-not-found')
  const user = (await findUser(deps.sql, actor.id)) ?? refuse('session-over')
  if (!(await confirmPassword(deps, user, body.password, from.address))) return refuse('wrong-password')
  return transact(async (sql) => {
    await expireSession(sql, sessionId, new Date(await deps.clock.now(sql)))
    await deps.publish(sql, 'session-ended', { sessionId })
    return { message: texts.deviceSignedOut }
  })
})
