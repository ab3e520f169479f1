import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import { enqueueMail } from '../../platform/mail/outbox.ts'
import { deactivatedMail } from './mails.ts'
import { deleteUnusedPictures } from './pictures.ts'
import { displayName } from './present.ts'
import { eraseAccount, lockUser } from './store.ts'

export type DeactivationResult =
  /** After the commit the files of the pictures go, and the streams of these groups are checked again. */
  | { type: 'gone'; pictures: string[]; groupIds: string[] }
  | { type: 'nobody' }
  | { type: 'only-admin'; groups: string }

/** Deactivates an account, for its owner or for the operator. Everything is decided before anything changes. */
export async function deactivateAccount(
  sql: Sql,
  { clock, lifecycle }: Pick<Deps, 'clock' | 'lifecycle'>,
  userId: string,
): Promise<DeactivationResult> {
  // groups are locked before people everywhere; a group joined in between is locked by `leaveGroups`
  await lifecycle.lockGroupsOf(sql, userId)
  const user = await lockUser(sql, userId)
  if (!user) return { type: 'nobody' }
  const groups = await lifecycle.leaveGroups(sql, userId, () => clock.now(sql))
  if ('blockedBy' in groups)
    return { type: 'only-admin', groups: new Intl.ListFormat('en-GB').format(groups.blockedBy) }

  const now = await clock.now(sql)
  await enqueueMail(sql, {
    template: deactivatedMail,
    to: { name: displayName(user), address: user.email },
    params: { at: now },
  })
  const pictures = await deleteUnusedPictures(sql, userId, null)
  await eraseAccount(sql, userId, new Date(now))
  await lifecycle.onDeactivation(sql, user)
  return { type: 'gone', pictures, groupIds: groups.left }
}
