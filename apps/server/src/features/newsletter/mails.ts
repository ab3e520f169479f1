import type { NewsletterTag } from '@turnout/contract/newsletter'
import type { MailContent } from '../../platform/mail/mail-content.ts'
import { ONE_CLICK } from './one-click.ts'

const TAG_DESCRIPTIONS: Readonly<Record<NewsletterTag, string>> = {
  news: 'news from Turnout: new sports, new features, the first events',
  events: 'word from Turnout when events open',
  vendors: 'word from Turnout when the vendor directory opens',
}

const oneClickPath = (token: string) => `${ONE_CLICK}?token=${token}`

export const confirmSubscriptionMail = (
  tag: NewsletterTag,
  token: string,
  unsubscribeToken: string,
): MailContent => ({
  subject: 'Confirm your subscription',
  paragraphs: [
    `Someone asked for ${TAG_DESCRIPTIONS[tag]}, sent to this address.`,
    'If that was you, open the link. It works for a week. We only write now and then.',
  ],
  link: { label: 'Put me on the list', path: `/newsletter/confirm?token=${token}` },
  footnote: "If it wasn't you, ignore this email. We won't write again.",
  unsubscribePath: oneClickPath(unsubscribeToken),
})

export const subscribedMail = (unsubscribeToken: string): MailContent => ({
  subject: "You're on the list",
  paragraphs: ["You're on the list. We only write now and then, and you can unsubscribe in every email."],
  unsubscribePath: oneClickPath(unsubscribeToken),
})

/** The operator's own text. */
export const issueMail = (
  content: Pick<MailContent, 'subject' | 'paragraphs'>,
  unsubscribeToken: string,
): MailContent => ({
  ...content,
  footnote: 'You get this because you put this address on the list.',
  unsubscribePath: oneClickPath(unsubscribeToken),
})
