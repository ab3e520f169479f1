import { fullName } from '@turnout/rules/full-name'
import { listInWords } from '@turnout/rules/list-in-words'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import { deleteUnusedPictures } from './pictures.ts'
import { eraseAccount, lockUser } from './store.ts'

type DeactivationResult =
  /** Files of these pictures are deleted after the commit. */
  { type: 'gone'; pictures: string[] } | { type: 'nobody' } | { type: 'only-admin'; groups: string }

/** Deactivates an account, for its owner or for the operator. All checks come before the first change. */
export async function deactivateAccount(
  sql: Sql,
  deps: Pick<Deps, 'clock' | 'lifecycle' | 'publish'>,
  userId: string,
): Promise<DeactivationResult> {
  const { clock, lifecycle, publish } = deps
  // groups are locked before people everywhere; a group joined in between is locked by `leaveGroups`
  await lifecycle.lockGroupsOf(sql, userId)
  const user = await lockUser(sql, userId)
  if (!user) return { type: 'nobody' }
  const groups = await lifecycle.leaveGroups(sql, deps, userId)
  if (groups.blockedBy.length > 0) return { type: 'only-admin', groups: listInWords(groups.blockedBy) }

  const now = await clock.now(sql)
  await publish(sql, 'account-deactivated', {
    userId,
    name: fullName(user.firstName, user.lastName),
    email: user.email,
    at: now,
  })
  await eraseAccount(sql, userId, new Date(now))
  await lifecycle.onDeactivation(sql, publish, user, now)
  return { type: 'gone', pictures: await deleteUnusedPictures(sql, userId, null) }
}
