import { resendActivation as endpoint } from '@turnout/contract/accounts'
import { emailKey } from '@turnout/rules/account'
import { handle } from '../../handle.ts'
import { spend } from '../../platform/http/budget.ts'
import { enqueue } from '../../platform/jobs/queue.ts'
import { ACTIVATION_MAILS, mailSubject } from './budgets.ts'
import { SEND_ACTIVATION } from './send-activation.ts'
import { dropActivationTokens } from './store.ts'
import { texts } from './texts.ts'

export const resendActivation = handle(endpoint, async ({ actor, refuse, transact }, deps) => {
  if (actor.type === 'account') return refuse('already-confirmed')
  const { id, email } = actor
  await spend(deps.sql, ACTIVATION_MAILS, mailSubject(emailKey(email)), await deps.clock.now(deps.sql))
  return transact(async (sql) => {
    await dropActivationTokens(sql, id) // a new request ends the older links (docs/security.md, A10)
    await enqueue(sql, SEND_ACTIVATION, { registrationId: id })
    return { message: texts.linkSent(email) }
  })
})
