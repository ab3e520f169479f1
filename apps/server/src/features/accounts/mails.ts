import type { Letter } from '../../platform/mail/letter.ts'
import { displayName } from './present.ts'

interface Said {
  firstName: string
  lastName: string
  email: string
  createdAt: Date
}

/** Who signed up and when: whoever did not, sees at once that it was somebody else (trust A9). */
export function activationLetter(registration: Said, token: string): Letter {
  const name = displayName(registration)
  return {
    subject: 'Confirm your e-mail and you are in',
    paragraphs: [
      `${name} signed up for Turnout with ${registration.email} ${momentOf(registration.createdAt)}.`,
      'If that was you, open the link and the account is yours. It is good for 48 hours and works once.',
    ],
    link: { words: 'Activate your account', path: `/activate?token=${token}` },
    aside: 'If that was somebody else, leave this mail alone. Without the link nothing comes of it.',
  }
}

/** Holds no link that does anything: the account stays as it is. */
export function addressTakenLetter(registration: Said): Letter {
  return {
    subject: 'You have an account already',
    paragraphs: [
      `${displayName(registration)} signed up for Turnout with this address ${momentOf(registration.createdAt)}. It has an account already, so nothing was changed.`,
      'If that was you, sign in with the password you have.',
    ],
    aside: 'If that was somebody else, leave this mail alone. They cannot get into your account with it.',
  }
}

/** 'on Tuesday 14 July 2026 at 18:09 UTC': where the reader is, the server cannot know. */
function momentOf(at: Date): string {
  const day = at.toLocaleDateString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return `on ${day.replace(',', '')} at ${at.toISOString().slice(11, 16)} UTC`
}
