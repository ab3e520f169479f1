import type { Deps } from '../../deps.ts'
import { sha256 } from '../../platform/chance.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/handle.ts'
import { deviceOf } from './device.ts'
import {
  convertRegistrations,
  findRegistration,
  insertAccount,
  lockActivationToken,
  type Registration,
  useActivationTokens,
} from './store.ts'

export const ACTIVE_ALREADY = { message: 'Your account is already active. Sign in.', already_active: true }

/** The registration that a link confirms, 'used' where it has done so, or null where it leads nowhere. */
export async function resolveActivationLink(
  { clock }: Pick<Deps, 'clock'>,
  sql: Sql,
  token: string,
): Promise<Registration | 'used' | null> {
  const link = await lockActivationToken(sql, sha256(token))
  if (!link || link.expiresAt.getTime() <= (await clock.now(sql))) return null
  return link.usedAt ? 'used' : findRegistration(sql, link.registrationId)
}

/** Null when the address has an account meanwhile. */
export async function completeRegistration(
  { clock, publish }: Pick<Deps, 'clock' | 'publish'>,
  sql: Sql,
  { network: _, device: __, deviceName: ___, ...account }: Registration,
  from: Caller,
) {
  if (!(await insertAccount(sql, account))) return null
  await convertRegistrations(sql, account, deviceOf(from))
  await useActivationTokens(sql, account.id, new Date(await clock.now(sql)))
  await publish(sql, 'account-activated', { userId: account.id })
  return { message: 'Your account is active. See you at the pitch.', already_active: false }
}
