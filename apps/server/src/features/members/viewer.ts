import { VISITOR, type Viewer } from '@turnout/rules/membership'
import type { Sql } from '../../platform/db/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { standingOf } from './store.ts'

/** Whose memberships count. A registration has none: it is not the account that it may become. */
export const viewerIdOf = (actor: Actor | null): string | null => (actor?.is === 'account' ? actor.id : null)

/** What this caller is to this group now; read anew each time, because it may have ended a moment ago. */
export const viewerOf = async (sql: Sql, actor: Actor | null, groupId: string): Promise<Viewer> =>
  (await memberIn(sql, actor, groupId)).viewer

/** The same with the id under which the group's games know them. */
export async function memberIn(
  sql: Sql,
  actor: Actor | null,
  groupId: string,
): Promise<{ viewer: Viewer; membershipId: string | null }> {
  if (actor?.is !== 'account') return { viewer: { ...VISITOR, signedIn: actor !== null }, membershipId: null }
  const { standing, membershipId } = await standingOf(sql, groupId, actor.id)
  const { platformAdmin } = actor
  const viewer = { signedIn: true, confirmed: true, standing, platformAdmin, captain: false, referee: false }
  return { viewer, membershipId }
}
