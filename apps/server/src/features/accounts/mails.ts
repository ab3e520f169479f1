import type { Provider } from '@turnout/contract/oauth'
import { fullName } from '@turnout/rules/full-name'
import { formatMoment } from '../../platform/mail/format-moment.ts'
import { type MailContent, mailTemplate } from '../../platform/mail/mail-content.ts'
import { quoteName } from '../../platform/mail/quote-name.ts'

interface RegistrationDetails {
  firstName: string
  lastName: string
  email: string
  createdAt: Date
  deviceName: string
}

/** Says who signed up, when and on which device, so that the reader sees whether it was them. */
export function activationMail(registration: RegistrationDetails, token: string): MailContent {
  const name = quoteName(fullName(registration.firstName, registration.lastName))
  return {
    subject: 'Confirm your email',
    paragraphs: [
      `${name} signed up for Turnout with ${registration.email} ${formatMoment(registration.createdAt)}.${deviceOf(registration)}`,
      'If that was you, open the link to activate your account. It works once, for 48 hours. On another device it asks for your password.',
    ],
    link: { label: 'Activate your account', path: `/activate?token=${token}` },
    footnote:
      "If it wasn't you, ignore this email. Nothing happens without the link. Want an account with this address? Sign up and open the link you get then.",
  }
}

/** Contains no link, because nothing changes for the account. */
export function addressTakenMail(registration: RegistrationDetails): MailContent {
  return {
    subject: 'You already have an account',
    paragraphs: [
      `${quoteName(fullName(registration.firstName, registration.lastName))} signed up for Turnout with this address ${formatMoment(registration.createdAt)}.${deviceOf(registration)} It already has an account, so nothing changed.`,
      'If that was you, sign in with the password you have.',
    ],
    footnote: "If it wasn't you, ignore this email. No one can get into your account with it.",
  }
}

/** Sent only to the account's own address: the link is as good as a password. */
export const resetMail = (token: string): MailContent => ({
  subject: 'Choose a new password',
  paragraphs: [
    'Someone asked for a new password for your Turnout account.',
    "If that was you, open the link and choose one. It works once, for an hour. You'll be signed out everywhere.",
  ],
  link: { label: 'Choose a new password', path: `/reset-password?token=${token}` },
  footnote: "If it wasn't you, ignore this email. Your password stays the same.",
})

/** As good as a password for 15 minutes. After '#' it reaches no log, and fetching the page does not use it up. */
export const signInMail = (token: string): MailContent => ({
  subject: 'Your sign-in link',
  paragraphs: ['Open this link on the device where you want to sign in. It works once, for 15 minutes.'],
  link: { label: 'Sign in', path: `/signin#link=${token}` },
  footnote: "If you didn't ask for it, ignore this email. No one gets into your account without the link.",
})

interface AccountEvent {
  at: number
}

const NOT_YOU_NOTICE = "If it wasn't you, choose a new password now. Someone else can get in."

interface NewPassword extends AccountEvent {
  /** Missing in a mail that an older version queued. */
  ties?: readonly (AccountEvent & { provider: Provider })[]
}

/** A stranger who once read the mail may have tied their own account and deleted the mail about it. */
const tiesNotice = (ties: NewPassword['ties'] = []) =>
  ties.map(
    ({ at, provider }) =>
      `${PROVIDER_NAMES[provider]} signs in to your account too, tied to it ${formatMoment(new Date(at))}. A new password doesn't end that. If it isn't yours, turn on the second factor in your profile: without it they can come back this way.`,
  )

export const passwordChangedMail = mailTemplate<NewPassword>('password-changed', ({ at, ties }) => ({
  subject: 'Your password was changed',
  paragraphs: [
    `The password of your Turnout account was changed ${formatMoment(new Date(at))}. Your other devices are signed out.`,
    NOT_YOU_NOTICE,
    ...tiesNotice(ties),
  ],
  link: { label: "That wasn't me", path: '/forgot-password' },
}))

export const passwordResetMail = mailTemplate<NewPassword>('password-reset', ({ at, ties }) => ({
  subject: 'You have a new password',
  paragraphs: [
    `Someone used the link we sent you to choose a new password ${formatMoment(new Date(at))}. All devices are signed out.`,
    NOT_YOU_NOTICE,
    ...tiesNotice(ties),
  ],
  link: { label: "That wasn't me", path: '/forgot-password' },
}))

const PROVIDER_NAMES = { google: 'Gmail', github: 'GitHub' } as const satisfies Record<Provider, string>

export const providerAddedMail = mailTemplate<AccountEvent & { provider: Provider }>(
  'provider-added',
  ({ at, provider }) => ({
    subject: `You can sign in with ${PROVIDER_NAMES[provider]}`,
    paragraphs: [
      `Someone who reads your email signed in to your Turnout account with ${PROVIDER_NAMES[provider]} ${formatMoment(new Date(at))}, and can do so again.`,
      "If it wasn't you, someone else reads your email. Change the password of your mailbox, and turn on the second factor in your profile: without it they can come back this way.",
    ],
    link: { label: 'Open your profile', path: '/profile' },
  }),
)

export const passkeyAddedMail = mailTemplate<AccountEvent & { name: string }>(
  'passkey-added',
  ({ at, name }) => ({
    subject: 'You can sign in with a new passkey',
    paragraphs: [
      `The passkey ${quoteName(name)} was added to your Turnout account ${formatMoment(new Date(at))}.`,
      "If it wasn't you, remove it in your profile and choose a new password. Someone else can get in.",
    ],
    link: { label: 'Open your profile', path: '/profile' },
  }),
)

export const deactivatedMail = mailTemplate<AccountEvent>('account-deactivated', ({ at }) => ({
  subject: 'Your account is deactivated',
  paragraphs: [
    `Your Turnout account was deactivated ${formatMoment(new Date(at))}. Your name, email, phone number, picture and date of birth are erased, and you've left every group.`,
    "What you played stays in the results, under 'Former player'.",
  ],
  footnote: 'This is our last email. You can sign up again with this address at any time.',
}))

const deviceOf = ({ deviceName }: RegistrationDetails): string =>
  deviceName === '' ? '' : ` Device: ${deviceName}.`
