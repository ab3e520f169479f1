import { changePassword as endpoint } from '@turnout/contract/passwords'
import { checkPassword } from '@turnout/rules/account'
import { handle } from '../../handle.ts'
import { confirmPassword } from './confirm-password.ts'
import { guessableWords } from './guessable-words.ts'
import { deletePendingSignIns } from './pending-sign-in-store.ts'
import { endSessions } from './session-store.ts'
import { deleteSignInLinks } from './sign-in-link-store.ts'
import { changeUser, findUser, lockUser, usePasswordResets } from './store.ts'
import { texts } from './texts.ts'

const DONE = { message: texts.passwordChanged }

export const changePassword = handle(endpoint, async ({ actor, body, from, refuse, transact }, deps) => {
  const { sql, passwords, clock, publish } = deps
  const user = (await findUser(sql, actor.id)) ?? refuse('session-over')
  if (body.new_password !== body.confirm_password) return refuse('passwords-differ')
  if (body.new_password === body.old_password) return refuse('password-unchanged')
  const checked = checkPassword(body.new_password, guessableWords(user))
  if (!checked.ok) return refuse(checked.refusal)
  if (passwords.isCommon(body.new_password)) return refuse('password-common')

  if (!(await confirmPassword(deps, user, body.old_password, from.address))) {
    // the same press again, because the first answer was lost: it has what it wanted
    if (await passwords.verify(user.passwordHash, body.new_password)) return DONE
    return refuse('wrong-password')
  }
  const passwordHash = await passwords.hash(body.new_password)

  return transact(async (sql) => {
    const locked = (await lockUser(sql, user.id)) ?? refuse('session-over')
    // of two who know the old one, only the first still does
    if (locked.passwordHash !== user.passwordHash) return refuse('wrong-password')
    const now = new Date(await clock.now(sql))
    await changeUser(sql, user.id, { passwordHash })
    await usePasswordResets(sql, user.id, now)
    await deleteSignInLinks(sql, user.id)
    await deletePendingSignIns(sql, user.id)
    await endSessions(sql, user.id, now, { except: actor.sessionId })
    await publish(sql, 'password-changed', { userId: user.id, at: now.getTime() })
    return DONE
  })
})
