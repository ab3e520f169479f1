import type { Events } from '../../events.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { EventSubscriber } from '../../platform/events.ts'
import { enqueueMail } from '../../platform/mail/outbox.ts'
import { findTies } from '../oauth/public.ts'
import {
  deactivatedMail,
  passkeyAddedMail,
  passwordChangedMail,
  passwordResetMail,
  providerAddedMail,
} from './mails.ts'

const mailNewPassword =
  (template: typeof passwordResetMail) =>
  async (sql: Sql, { userId, at }: Events['password-reset']) => {
    const ties = (await findTies(sql, userId)).map(({ provider, createdAt }) => ({
      provider,
      at: createdAt.getTime(),
    }))
    await enqueueMail(sql, { template, to: userId, params: { at, ties } })
  }

export const mailAccountEvents: EventSubscriber<Events> = {
  inTransaction: {
    'password-changed': mailNewPassword(passwordChangedMail),
    'password-reset': mailNewPassword(passwordResetMail),
    'provider-added': (sql, { userId, at, provider }) =>
      enqueueMail(sql, { template: providerAddedMail, to: userId, params: { at, provider } }),
    'passkey-added': (sql, { userId, at, name }) =>
      enqueueMail(sql, { template: passkeyAddedMail, to: userId, params: { at, name } }),
    // by address, because the account has lost it when the mail is sent
    'account-deactivated': (sql, { name, email, at }) =>
      enqueueMail(sql, { template: deactivatedMail, to: { name, address: email }, params: { at } }),
  },
}
