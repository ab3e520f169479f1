import { requestSignInLink as endpoint } from '@turnout/contract/sign-in-link'
import { emailKey } from '@turnout/rules/account'
import { handle } from '../../handle.ts'
import { spend, trySpend } from '../../platform/http/budget.ts'
import { networkOf } from '../../platform/http/network.ts'
import { enqueue } from '../../platform/jobs/queue.ts'
import { mailSubject, SIGN_IN_LINK_REQUESTS, SIGN_IN_MAILS } from './budgets.ts'
import { SEND_SIGN_IN_LINK } from './send-account-link.ts'
import { texts } from './texts.ts'

/** The mail job looks up whether there is an account, so the work here is the same for every address. */
export const requestSignInLink = handle(endpoint, async ({ body, from, transact }, deps) => {
  const { sql, clock } = deps
  const now = await clock.now(sql)
  await spend(sql, SIGN_IN_LINK_REQUESTS, networkOf(from.address), now)
  const key = emailKey(body.email)
  // over budget no mail is sent, so no inbox is flooded; the answer does not show it
  const mails = await trySpend(sql, SIGN_IN_MAILS, mailSubject(key), now)
  return transact(async (sql) => {
    if (!mails.overspent) await enqueue(sql, SEND_SIGN_IN_LINK, { emailKey: key, askedAt: now })
    return { message: texts.signInLinkRequested }
  })
})
