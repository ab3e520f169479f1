import type { NewsletterTag } from '@turnout/contract/newsletter'
import type { Letter } from '../../platform/mail/letter.ts'
import { ONE_CLICK } from './one-click.ts'

const ABOUT: Readonly<Record<NewsletterTag, string>> = {
  news: 'news from Turnout: new sports, new features, the first events',
  events: 'word from Turnout when events open',
  vendors: 'word from Turnout when the vendor directory opens',
}

const wayOutOf = (token: string) => `${ONE_CLICK}?token=${token}`

export const confirmLetter = (tag: NewsletterTag, token: string, wayOut: string): Letter => ({
  subject: 'One tap and you are on the list',
  paragraphs: [
    `Somebody asked for ${ABOUT[tag]}, sent to this address.`,
    'If that was you, open the link. It is good for a week. We write now and then, never more.',
  ],
  link: { words: 'Put me on the list', path: `/newsletter/confirm?token=${token}` },
  aside: 'If that was somebody else, leave this mail alone: nothing more will come.',
  wayOut: wayOutOf(wayOut),
})

export const onListLetter = (wayOut: string): Letter => ({
  subject: 'You are on the list',
  paragraphs: [
    'This address is on the list. We write now and then, never more, and every mail has a way off it.',
  ],
  link: { words: 'Take me off the list', path: `/newsletter/unsubscribe?token=${wayOut}` },
  wayOut: wayOutOf(wayOut),
})

/** What the operator wrote, as they wrote it. */
export const issueLetter = (said: Pick<Letter, 'subject' | 'paragraphs'>, wayOut: string): Letter => ({
  ...said,
  link: { words: 'Take me off the list', path: `/newsletter/unsubscribe?token=${wayOut}` },
  aside: 'You get this because you put this address on the list.',
  wayOut: wayOutOf(wayOut),
})
