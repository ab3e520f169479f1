import { formatMoment } from '../../platform/mail/format-moment.ts'
import { mailTemplate } from '../../platform/mail/mail-content.ts'

interface SecondFactorEvent {
  at: number
}

const TO_PROFILE = { label: 'Open your profile', path: '/profile' }
const NOT_YOU_NOTICE =
  "If it wasn't you, choose a new password and open your profile. Someone else can get in."

export const turnedOnMail = mailTemplate<SecondFactorEvent>('second-factor-turned-on', ({ at }) => ({
  subject: 'Your account now asks for a passkey',
  paragraphs: [
    `You turned this on ${formatMoment(new Date(at))}. Your password alone no longer signs in to your Turnout account: it asks for a passkey or a recovery code too.`,
    'Keep the recovery codes where you find them without your phone. If you lose them and every passkey, only the people who run this server can let you in.',
  ],
  link: TO_PROFILE,
  footnote: NOT_YOU_NOTICE,
}))

export const turnedOffMail = mailTemplate<SecondFactorEvent & { by: 'owner' | 'operator' }>(
  'second-factor-turned-off',
  ({ at, by }) => ({
    subject: 'Your account no longer asks for a passkey',
    paragraphs: [
      `${by === 'owner' ? 'You' : 'The people who run this server'} turned this off ${formatMoment(new Date(at))}. Your password alone signs in to your Turnout account again, and your recovery codes no longer work.`,
      NOT_YOU_NOTICE,
    ],
    link: TO_PROFILE,
  }),
)

export const codeUsedMail = mailTemplate<SecondFactorEvent & { left: number }>(
  'recovery-code-used',
  ({ at, left }) => ({
    subject: 'A recovery code was used',
    paragraphs: [
      `A recovery code of your Turnout account was used ${formatMoment(new Date(at))}. ${left === 0 ? 'It was the last one.' : `You have ${left} left.`} You can make new ones in your profile.`,
      NOT_YOU_NOTICE,
    ],
    link: TO_PROFILE,
  }),
)

export const codesRenewedMail = mailTemplate<SecondFactorEvent>('recovery-codes-renewed', ({ at }) => ({
  subject: 'You have new recovery codes',
  paragraphs: [
    `New recovery codes for your Turnout account were made ${formatMoment(new Date(at))}. The old ones no longer work.`,
    NOT_YOU_NOTICE,
  ],
  link: TO_PROFILE,
}))
