import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { Message } from './wire/reply.ts'
import { email } from './wire/text.ts'

/** What a subscriber wants to receive. There is one list: unsubscribing ends all of it. */
export const NewsletterTag = z.enum(['news', 'events', 'vendors'], 'There is no such list.')
export type NewsletterTag = z.output<typeof NewsletterTag>

const token = z.string().max(200).default('')

export const subscribe = endpoint('subscribe', 'POST /newsletter/subscribe', {
  access: 'anyone',
  summary: 'Ask to be on the list. The answer is the same whoever is on it; a link by mail confirms.',
  body: z.strictObject({ email, tag: NewsletterTag.default('news') }),
  reply: Message,
  status: 202,
})

export const confirmSubscription = endpoint('confirmSubscription', 'GET /newsletter/confirm', {
  access: 'anyone',
  summary: 'Get on the list by the link in the mail.',
  query: z.object({ token }),
  reply: Message,
  problems: ['newsletter-link-invalid'],
})

export const unsubscribe = endpoint('unsubscribe', 'POST /newsletter/unsubscribe', {
  access: 'anyone',
  summary: 'Get off the list by the link in any of its mails.',
  body: z.strictObject({ token }),
  reply: Message,
  problems: ['newsletter-link-invalid'],
})
