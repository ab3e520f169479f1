import * as z from 'zod'
import type { Deps } from '../../deps.ts'
import { sha256 } from '../../platform/chance.ts'
import { type JobHandler, jobKind } from '../../platform/jobs/job-handler.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { signInMail } from './mails.ts'
import { displayName } from './present.ts'
import { SIGN_IN_LINK_MS } from './session-lifetimes.ts'
import { addSignInLink } from './sign-in-link-store.ts'
import { findUserByEmail } from './store.ts'

export const SEND_SIGN_IN_LINK = jobKind({
  name: 'send-sign-in-link',
  payload: z.object({ emailKey: z.string(), askedAt: z.number() }),
  keyOf: ({ emailKey }) => emailKey,
  expiresAfterMs: SIGN_IN_LINK_MS,
})

/** Made only now: the outbox never holds a live link. An address without an account gets nothing. */
export const sendSignInLink =
  (
    { sql, transact, clock, chance }: Deps,
    mailer: Mailer,
  ): JobHandler<z.output<typeof SEND_SIGN_IN_LINK.payload>> =>
  async ({ id, payload }) => {
    const { emailKey, askedAt } = payload
    const user = await findUserByEmail(sql, emailKey)
    if (!user) return
    const token = chance.secret()
    await transact(async (sql) => {
      const now = await clock.now(sql)
      const row = {
        tokenHash: sha256(token),
        userId: user.id,
        createdAt: new Date(now),
        expiresAt: new Date(now + SIGN_IN_LINK_MS),
      }
      await addSignInLink(sql, row, new Date(askedAt))
    })
    const to = { name: displayName(user), address: user.email }
    await mailer.send({ id, to, content: signInMail(token) })
  }
