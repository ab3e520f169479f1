import { VISITOR, type Viewer } from '@turnout/rules/membership'
import type { Sql } from '../../platform/db/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { standingOf } from './store.ts'

/** Whose memberships count. A registration has none: it is not the account that it may become. */
export const viewerIdOf = (actor: Actor | null): string | null => (actor?.is === 'account' ? actor.id : null)

/** What this caller is to this group now; read anew each time, because it may have ended a moment ago. */
export async function viewerOf(sql: Sql, actor: Actor | null, groupId: string): Promise<Viewer> {
  if (actor?.is !== 'account') return { ...VISITOR, signedIn: actor !== null }
  return {
    signedIn: true,
    confirmed: true,
    standing: await standingOf(sql, groupId, actor.id),
    platformAdmin: actor.platformAdmin,
    captain: false,
    referee: false,
  }
}
