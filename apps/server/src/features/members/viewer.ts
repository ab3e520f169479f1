import { STRANGER, VISITOR, type Viewer } from '@turnout/rules/membership'
import type { Sql } from '../../platform/db/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { standingOf } from './store.ts'

/** What this caller is to this group now; read anew each time, because it may have ended a moment ago. */
export async function viewerOf(sql: Sql, actor: Actor | null, groupId: string): Promise<Viewer> {
  if (!actor) return VISITOR
  if (actor.is === 'registration') return { ...VISITOR, signedIn: true, standing: STRANGER }
  return {
    signedIn: true,
    confirmed: true,
    standing: await standingOf(sql, groupId, actor.id),
    platformAdmin: actor.platformAdmin,
    captain: false,
    referee: false,
  }
}
