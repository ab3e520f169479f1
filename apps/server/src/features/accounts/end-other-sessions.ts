import { endOtherSessions as endpoint } from '@turnout/contract/sessions'
import { handle } from '../../handle.ts'
import { confirmPassword } from './confirm-password.ts'
import { endSessions } from './session-store.ts'
import { findUser } from './store.ts'
import { texts } from './texts.ts'

export const endOtherSessions = handle(endpoint, async ({ actor, body, from, refuse, transact }, deps) => {
  const user = (await findUser(deps.sql, actor.id)) ?? refuse('session-over')
  if (!(await confirmPassword(deps, user, body.password, from.address))) return refuse('wrong-password')
  return transact(async (sql) => {
    await endSessions(sql, user.id, new Date(await deps.clock.now(sql)), { except: actor.sessionId })
    await deps.publish(sql, 'sessions-ended', { userId: user.id })
    return { message: texts.otherDevicesSignedOut }
  })
})
