import { VISITOR, type Viewer } from '@turnout/rules/membership'
import type { Sql } from '../../platform/db/database.ts'
import type { Account, Actor } from '../../platform/http/actor.ts'
import { standingFrom } from './standing.ts'
import { findMembership, type MembershipRow } from './store.ts'

/** Whose memberships count. A registration has none: it is not the account that it may become. */
export const viewerIdOf = (actor: Actor | null): string | null =>
  actor?.type === 'account' ? actor.id : null

/** What this caller is to this group now; read anew each time, because it may have ended a moment ago. */
export const viewerOf = async (sql: Sql, actor: Actor | null, groupId: string): Promise<Viewer> =>
  (await loadMember(sql, actor, groupId)).viewer

/** With the id under which the group's games know who belongs. */
export interface GroupMember {
  viewer: Viewer
  membershipId: string | null
}

export async function loadMember(sql: Sql, actor: Actor | null, groupId: string): Promise<GroupMember> {
  if (actor?.type !== 'account')
    return { viewer: { ...VISITOR, signedIn: actor !== null }, membershipId: null }
  return memberFromRow(actor, await findMembership(sql, groupId, actor.id))
}

/** The same by a row that has just been read. */
export function memberFromRow({ platformAdmin }: Account, row: MembershipRow | null): GroupMember {
  const standing = standingFrom(row?.state, row?.creator ?? false)
  const isMember = standing.type === 'member' || standing.type === 'admin'
  const viewer = { signedIn: true, confirmed: true, standing, platformAdmin, captain: false, referee: false }
  return { viewer, membershipId: isMember && row ? row.id : null }
}
