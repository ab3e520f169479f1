import { fullName } from '@turnout/rules/full-name'
import * as z from 'zod'
import type { Deps } from '../../deps.ts'
import { sha256 } from '../../platform/chance.ts'
import { type JobHandler, jobKind } from '../../platform/jobs/job-handler.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { activationMail, addressTakenMail } from './mails.ts'
import { ACTIVATION_MS } from './session-lifetimes.ts'
import { addActivationToken, findRegistration, findUserByEmail } from './store.ts'

export const SEND_ACTIVATION = jobKind({
  name: 'send-activation',
  lane: 'mail',
  payload: z.object({ registrationId: z.uuid() }),
  keyOf: ({ registrationId }) => registrationId,
})

/**
 * The link of a registration, made only now: the outbox never holds a valid one (docs/security.md, A11). If the
 * address has an account, its owner gets a notice instead, at the address as the account spells it.
 */
export const sendActivation =
  ({ sql, clock, chance }: Deps, mailer: Mailer): JobHandler<z.output<typeof SEND_ACTIVATION.payload>> =>
  async ({ id, payload }) => {
    const registration = await findRegistration(sql, payload.registrationId)
    if (!registration) return // confirmed or dropped in the meantime
    const account = await findUserByEmail(sql, registration.emailKey)
    if (account) {
      const to = { name: fullName(account.firstName, account.lastName), address: account.email }
      return mailer.send({ id, to, content: addressTakenMail(registration) })
    }
    const token = chance.secret()
    const now = await clock.now(sql)
    await addActivationToken(sql, {
      tokenHash: sha256(token),
      registrationId: registration.id,
      createdAt: new Date(now),
      expiresAt: new Date(now + ACTIVATION_MS),
    })
    const to = { name: fullName(registration.firstName, registration.lastName), address: registration.email }
    return mailer.send({ id, to, content: activationMail(registration, token) })
  }
