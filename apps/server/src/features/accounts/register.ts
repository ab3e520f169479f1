import { register as endpoint } from '@turnout/contract/accounts'
import type { RequestOf } from '@turnout/contract/endpoint'
import { emailKey } from '@turnout/rules/account'
import { deviceName } from '@turnout/rules/device-name'
import type { Deps } from '../../deps.ts'
import { handle } from '../../handle.ts'
import { spend, trySpend } from '../../platform/http/budget.ts'
import { networkOf } from '../../platform/http/network.ts'
import { newId } from '../../platform/ids.ts'
import { enqueue } from '../../platform/jobs/queue.ts'
import { isInvite } from '../invites/public.ts'
import { ACTIVATION_MAILS, FREE_REGISTRATIONS, mailSubject, REGISTRATIONS } from './budgets.ts'
import { deviceOf } from './device.ts'
import { requireNewPassword } from './require-new-password.ts'
import { SEND_ACTIVATION } from './send-activation.ts'
import { type Purpose, verifyProof } from './sign-up-proof.ts'
import { addRegistration } from './store.ts'
import { texts } from './texts.ts'

/**
 * This does not check whether the address is taken; the mail job does. So neither the answer nor its time reveals
 * an account (docs/security.md, A7, A9).
 */
export const register = handle(endpoint, async ({ body, from, refuse, transact }, deps) => {
  const { email, password } = body
  const owner = { email, firstName: body.first_name, lastName: body.last_name }
  requireNewPassword(deps, password, owner, refuse)

  const now = await deps.clock.now(deps.sql)
  const network = networkOf(from.address)
  const key = emailKey(email)
  // an unknown token may contain characters that the database rejects
  const invite =
    body.invite !== undefined && (await isInvite(deps.sql, body.invite)) ? body.invite : undefined
  if (invite === undefined && (await mustProve(deps, body.proof, { emailKey: key, network }, now)))
    return refuse('proof-needed')
  await spend(deps.sql, REGISTRATIONS, network, now)
  // over budget it is stored without a mail: no inbox is flooded, and the answer does not show it
  const mails = await trySpend(deps.sql, ACTIVATION_MAILS, mailSubject(key), now)
  const passwordHash = await deps.passwords.hash(password)

  return transact(async (sql) => {
    const id = newId()
    await addRegistration(sql, {
      ...{ id, ...owner, emailKey: key },
      phoneNumber: body.phone_number,
      dateOfBirth: body.date_of_birth,
      interests: body.interests,
      role: body.role,
      passwordHash,
      network,
      device: deviceOf(from),
      deviceName: deviceName(from.userAgent),
      groupId: body.group_id,
      invite,
      eventId: body.event_id,
      createdAt: new Date(now),
    })
    if (!mails.overspent) await enqueue(sql, SEND_ACTIVATION, { registrationId: id })
    return { message: texts.registered(email) }
  })
})

type SentProof = RequestOf<typeof endpoint>['body']['proof']

/** Not for the first sign-ups of a network in an hour, nor with an invite: a team may sign up on one Wi-Fi. */
async function mustProve(deps: Deps, proof: SentProof, purpose: Purpose, now: number) {
  if (proof !== undefined && (await verifyProof(deps, proof, purpose, now))) return false
  return (await trySpend(deps.sql, FREE_REGISTRATIONS, purpose.network, now)).overspent
}
