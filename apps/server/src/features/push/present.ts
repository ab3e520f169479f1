import type { PushState } from '@turnout/contract/push'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import { isSubscribed } from './store.ts'
import { vapidKeys } from './vapid-keys.ts'

export async function pushState(
  sql: Sql,
  { push }: Pick<Deps['config'], 'push'>,
  sessionId: string,
): Promise<PushState> {
  if (!push) return { public_key: null, is_on: false }
  const { publicKey } = await vapidKeys(sql)
  return { public_key: publicKey, is_on: await isSubscribed(sql, sessionId) }
}
