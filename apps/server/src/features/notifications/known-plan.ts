import { isEqual } from '@turnout/rules/deep-equal'
import type { NotificationKind } from '@turnout/rules/notifications'
import type { Sql } from '../../platform/db/database.ts'
import { cancel } from '../../platform/jobs/queue.ts'
import { MAIL_NOTIFICATION } from './job-kinds.ts'
import type { NotificationRow, StoredData } from './stored.ts'

type Data = StoredData[NotificationKind]

const isMove = (data: Data): data is StoredData['game_moved'] => 'game' in data && 'from' in data

/**
 * [Y-8] A game that is moved again is moved from the plan that the person knows, not from one of which the replaced
 * notification never reached them. Null when the plan that they know is back.
 */
export async function sinceKnownPlan(
  sql: Sql,
  data: Data,
  replaced: NotificationRow | undefined,
): Promise<Data | null> {
  if (!isMove(data) || replaced?.kind !== 'game_moved' || (await hasReached(sql, replaced))) return data
  const { from } = replaced.data
  return isEqual({ ...data.game, ...from }, data.game) ? null : { ...data, from }
}

/** A mail that still waits for its mail server is taken back. */
async function hasReached(sql: Sql, { id, readAt, pushedAt, mailedAt }: NotificationRow): Promise<boolean> {
  if (readAt !== null || pushedAt !== null) return true
  return mailedAt !== null && (await cancel(sql, MAIL_NOTIFICATION, id)).length === 0
}
