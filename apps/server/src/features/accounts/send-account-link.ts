import { fullName } from '@turnout/rules/full-name'
import * as z from 'zod'
import type { Deps } from '../../deps.ts'
import { sha256 } from '../../platform/chance.ts'
import type { Sql } from '../../platform/db/database.ts'
import { type JobHandler, jobKind } from '../../platform/jobs/job-handler.ts'
import type { MailContent } from '../../platform/mail/mail-content.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { resetMail, signInMail } from './mails.ts'
import { RESET_MS, SIGN_IN_LINK_MS } from './session-lifetimes.ts'
import { addSignInLink } from './sign-in-link-store.ts'
import { addPasswordReset, findUserByEmail } from './store.ts'

const Payload = z.object({ emailKey: z.string(), askedAt: z.number() })

/** A newer request replaces a waiting older one; after the link's lifetime nothing is sent. */
const accountLinkJob = (name: string, lifetimeMs: number) =>
  jobKind({
    name,
    lane: 'mail',
    payload: Payload,
    keyOf: ({ emailKey }) => emailKey,
    expiresAfterMs: lifetimeMs,
  })

interface AccountLink {
  lifetimeMs: number
  /** Ends the links that were requested before `askedAt`. */
  store: (
    sql: Sql,
    row: { tokenHash: string; userId: string; createdAt: Date; expiresAt: Date },
    askedAt: Date,
  ) => Promise<void>
  mail: (token: string) => MailContent
}

/**
 * The token is made when the mail is sent, so the outbox never holds a valid link (docs/security.md, A11). An
 * address without an account gets nothing. In a job, so the time of the answer does not reveal an account.
 */
const sendAccountLink =
  ({ lifetimeMs, store, mail }: AccountLink) =>
  ({ sql, transact, clock, chance }: Deps, mailer: Mailer): JobHandler<z.output<typeof Payload>> =>
  async ({ id, payload: { emailKey, askedAt } }) => {
    const user = await findUserByEmail(sql, emailKey)
    if (!user) return
    const token = chance.secret()
    await transact(async (sql) => {
      const now = await clock.now(sql)
      const row = {
        tokenHash: sha256(token),
        userId: user.id,
        createdAt: new Date(now),
        expiresAt: new Date(now + lifetimeMs),
      }
      await store(sql, row, new Date(askedAt))
    })
    await mailer.send({
      id,
      to: { name: fullName(user.firstName, user.lastName), address: user.email },
      content: mail(token),
    })
  }

export const SEND_RESET = accountLinkJob('send-reset', RESET_MS)
export const sendReset = sendAccountLink({ lifetimeMs: RESET_MS, store: addPasswordReset, mail: resetMail })

export const SEND_SIGN_IN_LINK = accountLinkJob('send-sign-in-link', SIGN_IN_LINK_MS)
export const sendSignInLink = sendAccountLink({
  ...{ lifetimeMs: SIGN_IN_LINK_MS, store: addSignInLink, mail: signInMail },
})
