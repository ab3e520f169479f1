import { type Letter, template } from '../../platform/mail/letter.ts'
import { quoted, quotedShort } from '../../platform/mail/quoted.ts'
import { displayName } from './present.ts'

interface Said {
  firstName: string
  lastName: string
  email: string
  createdAt: Date
  deviceName: string
}

/** Who signed up, when and on what, by which a reader who did not sees at once that it was another person. */
export function activationLetter(registration: Said, token: string): Letter {
  const name = quoted(displayName(registration))
  return {
    subject: 'Confirm your e-mail and you are in',
    paragraphs: [
      `${name} signed up for Turnout with ${registration.email} ${momentOf(registration.createdAt)}.${deviceOf(registration)}`,
      'If that was you, open the link and the account is yours. It is good for 48 hours and works once. On another device it asks for the password that you chose.',
    ],
    link: { words: 'Activate your account', path: `/activate?token=${token}` },
    aside:
      'If that was not you, ignore this mail: nothing happens without the link. Want an account with this address yourself? Sign up and open the link that you get then.',
  }
}

/** Holds no link that does anything: the account stays as it is. */
export function addressTakenLetter(registration: Said): Letter {
  return {
    subject: 'You have an account already',
    paragraphs: [
      `${quoted(displayName(registration))} signed up for Turnout with this address ${momentOf(registration.createdAt)}.${deviceOf(registration)} It has an account already, so nothing was changed.`,
      'If that was you, sign in with the password you have.',
    ],
    aside:
      'If that was not you, ignore this mail: nothing happens, and they cannot get into your account with it.',
  }
}

/** To whoever asked for it, and to nobody else: it is as good as a password. */
export const resetLetter = (token: string): Letter => ({
  subject: 'Choose a new password',
  paragraphs: [
    'Somebody asked for a new password for your Turnout account.',
    'If that was you, open the link and choose one. It is good for an hour and works once. You are signed out everywhere when it is done.',
  ],
  link: { words: 'Choose a new password', path: `/reset-password?token=${token}` },
  aside: 'If that was somebody else, leave this mail alone. Your password stays as it is.',
})

/** As good as a password, for a quarter of an hour. Behind the # it is in no log and is not opened by fetching the page. */
export const signInLetter = (token: string): Letter => ({
  subject: 'Your sign-in link',
  paragraphs: [
    'Open this link on the device where you want to be signed in to Turnout. It works once, for 15 minutes.',
  ],
  link: { words: 'Sign in', path: `/signin#link=${token}` },
  aside:
    'If you did not ask for it, you can delete this mail. Without the link nobody gets into your account.',
})

interface Happened {
  at: number
}

const NOT_YOU = 'If that was not you, take a new password at once: whoever did it can get in.'

export const passwordChangedMail = template<Happened>('password-changed', ({ at }) => ({
  subject: 'Your password was changed',
  paragraphs: [
    `The password of your Turnout account was changed ${momentOf(new Date(at))}. Your other devices are signed out.`,
    NOT_YOU,
  ],
  link: { words: 'That was not me', path: '/forgot-password' },
}))

export const passwordResetMail = template<Happened>('password-reset', ({ at }) => ({
  subject: 'You have a new password',
  paragraphs: [
    `Somebody opened the link that we sent you and chose a new password ${momentOf(new Date(at))}. Every device is signed out.`,
    NOT_YOU,
  ],
  link: { words: 'That was not me', path: '/forgot-password' },
}))

export const deactivatedMail = template<Happened>('account-deactivated', ({ at }) => ({
  subject: 'Your account is gone',
  paragraphs: [
    `Your Turnout account was deactivated ${momentOf(new Date(at))}. Your name, e-mail, phone number, picture and date of birth are erased, and you are in no group any more.`,
    "What you played stays in the results, under 'Former player'.",
  ],
  aside: 'This is the last mail. You can sign up again with this address whenever you like.',
}))

export const inheritedMail = template<{ groupId: string; groupName: string }>('group-inherited', (about) => ({
  subject: `${quotedShort(about.groupName)} is yours now`,
  paragraphs: [
    `Whoever started ${quoted(about.groupName)} has left Turnout, and of those who are left you have run it or been in it the longest. So the group is yours: you can make and step down admins, and hand it on.`,
  ],
  link: { words: 'Open the group', path: `/my-sports-groups/${about.groupId}` },
}))

export const accountsMails = [passwordChangedMail, passwordResetMail, deactivatedMail, inheritedMail]

const deviceOf = ({ deviceName }: Said): string => (deviceName === '' ? '' : ` Device: ${deviceName}.`)

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
