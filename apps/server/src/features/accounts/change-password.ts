import { changePassword as endpoint } from '@turnout/contract/passwords'
import { handle } from '../../handle.ts'
import { confirmPassword } from './confirm-password.ts'
import { requireNewPassword } from './require-new-password.ts'
import { changeUser, endSignIns, findUser, lockUser } from './store.ts'
import { texts } from './texts.ts'

const DONE = { message: texts.passwordChanged }

export const changePassword = handle(endpoint, async ({ actor, body, from, refuse, transact }, deps) => {
  const { sql, passwords, clock, publish } = deps
  const user = (await findUser(sql, actor.id)) ?? refuse('session-over')
  if (body.new_password !== body.confirm_password) return refuse('passwords-differ')
  if (body.new_password === body.old_password) return refuse('password-unchanged')
  requireNewPassword(deps, body.new_password, user, refuse)

  if (!(await confirmPassword(deps, user, body.old_password, from.address))) {
    // a retry whose first answer was lost: the password is the new one already
    if (await passwords.verify(user.passwordHash, body.new_password)) return DONE
    return refuse('wrong-password')
  }
  const passwordHash = await passwords.hash(body.new_password)

  return transact(async (sql) => {
    const locked = (await lockUser(sql, user.id)) ?? refuse('session-over')
    // of two parallel changes, only the first one succeeds
    if (locked.passwordHash !== user.passwordHash) return refuse('wrong-password')
    const now = new Date(await clock.now(sql))
    await changeUser(sql, user.id, { passwordHash })
    await endSignIns(sql, user.id, now, { except: actor.sessionId })
    await publish(sql, 'password-changed', { userId: user.id, at: now.getTime() })
    return DONE
  })
})
