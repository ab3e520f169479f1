import type { Events } from '../../events.ts'
import type { EventSubscriber } from '../../platform/events.ts'
import { enqueueMail } from '../../platform/mail/outbox.ts'
import { codesRenewedMail, codeUsedMail, turnedOffMail, turnedOnMail } from './mails.ts'

export const mailSecondFactorEvents: EventSubscriber<Events> = {
  inTransaction: {
    'second-factor-turned-on': (sql, { userId, at }) =>
      enqueueMail(sql, { template: turnedOnMail, to: userId, params: { at } }),
    'second-factor-turned-off': (sql, { userId, at, by }) =>
      enqueueMail(sql, { template: turnedOffMail, to: userId, params: { at, by } }),
    'recovery-code-used': (sql, { userId, at, left }) =>
      enqueueMail(sql, { template: codeUsedMail, to: userId, params: { at, left } }),
    'recovery-codes-renewed': (sql, { userId, at }) =>
      enqueueMail(sql, { template: codesRenewedMail, to: userId, params: { at } }),
  },
}
