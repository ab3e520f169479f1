import * as z from 'zod'
import type { Deps } from '../../deps.ts'
import { sha256 } from '../../platform/chance.ts'
import { type JobHandler, jobKind } from '../../platform/jobs/job-handler.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { resetMail } from './mails.ts'
import { displayName } from './present.ts'
import { RESET_MS } from './session-lifetimes.ts'
import { addPasswordReset, findUserByEmail } from './store.ts'

export const SEND_RESET = jobKind({
  name: 'send-reset',
  payload: z.object({ emailKey: z.string(), askedAt: z.number() }),
  keyOf: ({ emailKey }) => emailKey,
  expiresAfterMs: RESET_MS,
})

/** The link to a new password, made only now: the outbox never holds a live one (docs/security.md, A11). An address without an account gets nothing. */
export const sendReset =
  ({ sql, transact, clock, chance }: Deps, mailer: Mailer): JobHandler<z.output<typeof SEND_RESET.payload>> =>
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
        expiresAt: new Date(now + RESET_MS),
      }
      await addPasswordReset(sql, row, new Date(askedAt))
    })
    const to = { name: displayName(user), address: user.email }
    await mailer.send({ id, to, content: resetMail(token) })
  }
