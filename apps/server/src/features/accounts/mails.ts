import { type MailContent, mailTemplate } from '../../platform/mail/mail-content.ts'
import { quoteName } from '../../platform/mail/quote-name.ts'
import { displayName } from './present.ts'

interface RegistrationDetails {
  firstName: string
  lastName: string
  email: string
  createdAt: Date
  deviceName: string
}

/** Who signed up, when and on what, by which a reader who did not sees at once that it was another person. */
export function activationMail(registration: RegistrationDetails, token: string): MailContent {
  const name = quoteName(displayName(registration))
  return {
    subject: 'Confirm your email and you are in',
    paragraphs: [
      `${name} signed up for Turnout with ${registration.email} ${formatMoment(registration.createdAt)}.${deviceOf(registration)}`,
      'If that was you, open the link and the account is yours. It is good for 48 hours and works once. On another device it asks for the password that you chose.',
    ],
    link: { label: 'Activate your account', path: `/activate?token=${token}` },
    footnote:
      'If that was not you, ignore this mail: nothing happens without the link. Want an account with this address yourself? Sign up and open the link that you get then.',
  }
}

/** Holds no link that does anything: the account stays as it is. */
export function addressTakenMail(registration: RegistrationDetails): MailContent {
  return {
    subject: 'You have an account already',
    paragraphs: [
      `${quoteName(displayName(registration))} signed up for Turnout with this address ${formatMoment(registration.createdAt)}.${deviceOf(registration)} It has an account already, so nothing was changed.`,
      'If that was you, sign in with the password you have.',
    ],
    footnote:
      'If that was not you, ignore this mail: nothing happens, and they cannot get into your account with it.',
  }
}

/** To whoever asked for it, and to nobody else: it is as good as a password. */
export const resetMail = (token: string): MailContent => ({
  subject: 'Choose a new password',
  paragraphs: [
    'Somebody asked for a new password for your Turnout account.',
    'If that was you, open the link and choose one. It is good for an hour and works once. You are signed out everywhere when it is done.',
  ],
  link: { label: 'Choose a new password', path: `/reset-password?token=${token}` },
  footnote: 'If that was somebody else, leave this mail alone. Your password stays as it is.',
})

/** As good as a password, for a quarter of an hour. Behind the # it is in no log and is not opened by fetching the page. */
export const signInMail = (token: string): MailContent => ({
  subject: 'Your sign-in link',
  paragraphs: [
    'Open this link on the device where you want to be signed in to Turnout. It works once, for 15 minutes.',
  ],
  link: { label: 'Sign in', path: `/signin#link=${token}` },
  footnote:
    'If you did not ask for it, you can delete this mail. Without the link nobody gets into your account.',
})

interface AccountEvent {
  at: number
}

const NOT_YOU_NOTICE = 'If that was not you, take a new password at once: whoever did it can get in.'

export const passwordChangedMail = mailTemplate<AccountEvent>('password-changed', ({ at }) => ({
  subject: 'Your password was changed',
  paragraphs: [
    `The password of your Turnout account was changed ${formatMoment(new Date(at))}. Your other devices are signed out.`,
    NOT_YOU_NOTICE,
  ],
  link: { label: 'That was not me', path: '/forgot-password' },
}))

export const passwordResetMail = mailTemplate<AccountEvent>('password-reset', ({ at }) => ({
  subject: 'You have a new password',
  paragraphs: [
    `Somebody opened the link that we sent you and chose a new password ${formatMoment(new Date(at))}. Every device is signed out.`,
    NOT_YOU_NOTICE,
  ],
  link: { label: 'That was not me', path: '/forgot-password' },
}))

export const deactivatedMail = mailTemplate<AccountEvent>('account-deactivated', ({ at }) => ({
  subject: 'Your account is gone',
  paragraphs: [
    `Your Turnout account was deactivated ${formatMoment(new Date(at))}. Your name, email, phone number, picture and date of birth are erased, and you are in no group any more.`,
    "What you played stays in the results, under 'Former player'.",
  ],
  footnote: 'This is the last mail. You can sign up again with this address whenever you like.',
}))

export const accountsMails = [passwordChangedMail, passwordResetMail, deactivatedMail]

const deviceOf = ({ deviceName }: RegistrationDetails): string =>
  deviceName === '' ? '' : ` Device: ${deviceName}.`

/** 'on Tuesday 14 July 2026 at 18:09 UTC': where the reader is, the server cannot know. */
function formatMoment(at: Date): string {
  const day = at.toLocaleDateString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return `on ${day.replace(',', '')} at ${at.toISOString().slice(11, 16)} UTC`
}
