import { NewsletterTag } from '@turnout/contract/newsletter'
import * as z from 'zod'
import type { Deps } from '../../deps.ts'
import { type JobHandler, jobKind } from '../../platform/jobs/job-handler.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { confirmSubscriptionMail, subscribedMail } from './mails.ts'
import { addLink, findSubscriber } from './store.ts'

export const SEND_NEWSLETTER = jobKind({
  name: 'send-newsletter',
  lane: 'mail',
  payload: z.object({ subscriberId: z.uuid(), tag: NewsletterTag }),
})

const WEEK_MS = 7 * 24 * 3_600_000

/**
 * Mails the link that confirms a subscription, or that it is confirmed. The links are created only now, because the
 * outbox never stores a valid one (docs/security.md, A11).
 */
export const sendNewsletter =
  ({ sql, clock, chance }: Deps, mailer: Mailer): JobHandler<z.output<typeof SEND_NEWSLETTER.payload>> =>
  async ({ id, payload }) => {
    const { subscriberId, tag } = payload
    const subscriber = await findSubscriber(sql, subscriberId)
    if (!subscriber?.email) return // has left in the meantime
    const to = { name: '', address: subscriber.email }
    const unsubscribeToken = await addLink(sql, chance, { subscriberId, does: 'unsubscribe', tag })
    if (subscriber.confirmedAt && subscriber.tags.includes(tag))
      return mailer.send({ id, to, content: subscribedMail(unsubscribeToken) })
    const expiresAt = new Date((await clock.now(sql)) + WEEK_MS)
    const token = await addLink(sql, chance, { subscriberId, does: 'confirm', tag, expiresAt })
    return mailer.send({ id, to, content: confirmSubscriptionMail(tag, token, unsubscribeToken) })
  }
