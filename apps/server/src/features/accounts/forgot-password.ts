import { forgotPassword as endpoint } from '@turnout/contract/passwords'
import { emailKey } from '@turnout/rules/account'
import { handle } from '../../handle.ts'
import { spend, trySpend } from '../../platform/http/budget.ts'
import { networkOf } from '../../platform/http/network.ts'
import { enqueue } from '../../platform/jobs/queue.ts'
import { mailSubject, PASSWORD_RESET_REQUESTS, RESET_MAILS } from './budgets.ts'
import { SEND_RESET } from './send-account-link.ts'
import { texts } from './texts.ts'

/**
 * The mail job looks up whether there is an account. Here the work is the same for every address, and so are the
 * answer and its time (docs/security.md, A7, A8).
 */
export const forgotPassword = handle(endpoint, async ({ body, from, transact }, deps) => {
  const { sql, clock } = deps
  const now = await clock.now(sql)
  await spend(sql, PASSWORD_RESET_REQUESTS, networkOf(from.address), now)
  const key = emailKey(body.email)
  // over budget no mail is sent, so no inbox is flooded; the answer does not show it
  const mails = await trySpend(sql, RESET_MAILS, mailSubject(key), now)
  return transact(async (sql) => {
    if (!mails.overspent) await enqueue(sql, SEND_RESET, { emailKey: key, askedAt: now })
    return { message: texts.resetRequested }
  })
})
