import { subscribe as endpoint } from '@turnout/contract/newsletter'
import { emailKey } from '@turnout/rules/account'
import { handle } from '../../handle.ts'
import { sha256 } from '../../platform/chance.ts'
import { type Budget, HOUR_MS, hourly, spend, trySpend } from '../../platform/http/budget.ts'
import { networkOf } from '../../platform/http/network.ts'
import { newId } from '../../platform/ids.ts'
import { enqueue } from '../../platform/jobs/queue.ts'
import { SEND_NEWSLETTER } from './send-newsletter.ts'
import { addSubscriber } from './store.ts'
import { texts } from './texts.ts'

const SUBSCRIPTIONS = hourly('newsletter', 50, 'newsletter sign-ups from this network')
const MAILS: Budget = { name: 'newsletter-mail', max: 3, windowMs: HOUR_MS }

/** Only the mail shows whether an address is on the list. The reply is always the same, so that no one learns it. */
export const subscribe = handle(endpoint, async ({ body, from, transact }, deps) => {
  const now = await deps.clock.now(deps.sql)
  await spend(deps.sql, SUBSCRIPTIONS, networkOf(from.address), now)
  const emailHash = sha256(emailKey(body.email))
  // past the budget the request succeeds without a mail: no inbox is flooded, and the reply reveals nothing
  const mails = await trySpend(deps.sql, MAILS, emailHash, now)

  return transact(async (sql) => {
    const row = { id: newId(), emailHash, email: body.email, touchedAt: new Date(now) }
    const subscriberId = await addSubscriber(sql, row)
    if (!mails.overspent) await enqueue(sql, SEND_NEWSLETTER, { subscriberId, tag: body.tag })
    return { message: texts.checkMail }
  })
})
