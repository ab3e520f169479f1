import { confirmSubscription as endpoint } from '@turnout/contract/newsletter'
import { command } from '../../handle.ts'
import { sha256 } from '../../platform/chance.ts'
import { enqueue } from '../../platform/jobs/queue.ts'
import { SEND_NEWSLETTER } from './send-newsletter.ts'
import { lockSubscriberByLink, markLinkUsed, subscribeToTag } from './store.ts'
import { texts } from './texts.ts'

const ON_LIST = { message: texts.onList }

/** The script of the page sends this, so that a program that opens links in mails confirms no one. */
export const confirmSubscription = command(endpoint, async (sql, { query, refuse }, deps) => {
  const tokenHash = sha256(query.token)
  const found = await lockSubscriberByLink(sql, tokenHash, 'confirm')
  const now = await deps.clock.now(sql)
  const { link, subscriber } = found ?? refuse('newsletter-link-invalid')
  if (!link.tag || !link.expiresAt || link.expiresAt.getTime() <= now)
    return refuse('newsletter-link-invalid')
  if (link.usedAt) return ON_LIST

  await subscribeToTag(sql, subscriber, link.tag, new Date(now))
  await markLinkUsed(sql, tokenHash, new Date(now))
  // a mail that the person can keep, with the link to unsubscribe
  await enqueue(sql, SEND_NEWSLETTER, { subscriberId: subscriber.id, tag: link.tag })
  return ON_LIST
})
