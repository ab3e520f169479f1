import type { Events } from '../../events.ts'
import type { EventSubscriber } from '../../platform/events.ts'
import { enqueueMail } from '../../platform/mail/outbox.ts'
import {
  deactivatedMail,
  passkeyAddedMail,
  passwordChangedMail,
  passwordResetMail,
  providerAddedMail,
} from './mails.ts'

export const mailAccountEvents: EventSubscriber<Events> = {
  inTransaction: {
    'password-changed': (sql, { userId, at }) =>
      enqueueMail(sql, { template: passwordChangedMail, to: userId, params: { at } }),
    'password-reset': (sql, { userId, at }) =>
      enqueueMail(sql, { template: passwordResetMail, to: userId, params: { at } }),
    'provider-added': (sql, { userId, at, provider }) =>
      enqueueMail(sql, { template: providerAddedMail, to: userId, params: { at, provider } }),
    'passkey-added': (sql, { userId, at, name }) =>
      enqueueMail(sql, { template: passkeyAddedMail, to: userId, params: { at, name } }),
    // the account has lost its address by then
    'account-deactivated': (sql, { name, email, at }) =>
      enqueueMail(sql, { template: deactivatedMail, to: { name, address: email }, params: { at } }),
  },
}
