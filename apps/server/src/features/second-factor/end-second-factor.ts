import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import { deletePendingSignIns, lockUser, setSecondFactor } from '../accounts/public.ts'
import { deleteRecoveryCodes } from './store.ts'

/** False if it is off already. */
export async function endSecondFactor(
  sql: Sql,
  { clock, publish }: Pick<Deps, 'clock' | 'publish'>,
  { userId, by }: { userId: string; by: 'owner' | 'operator' },
): Promise<boolean> {
  const user = await lockUser(sql, userId)
  if (!user || user.secondFactorSince === null) return false
  await setSecondFactor(sql, userId, null)
  await deleteRecoveryCodes(sql, userId)
  await deletePendingSignIns(sql, userId)
  await publish(sql, 'second-factor-turned-off', { userId, at: await clock.now(sql), by })
  return true
}
