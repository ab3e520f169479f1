import { VISITOR, type Viewer } from '@turnout/rules/membership'
import type { Sql } from '../../platform/db/database.ts'
import type { Account, Actor } from '../../platform/http/actor.ts'
import { standingFrom } from './standing.ts'
import { findMembership, type MembershipRow } from './store.ts'

/** The account whose memberships count. A registration has none, because it is not an account yet. */
export const viewerIdOf = (actor: Actor | null): string | null =>
  actor?.type === 'account' ? actor.id : null

/** The caller's standing in this group. Always read from the database, because it may have ended a moment ago. */
export const viewerOf = async (sql: Sql, actor: Actor | null, groupId: string): Promise<Viewer> =>
  (await loadMember(sql, actor, groupId)).viewer

/** A viewer with the id of their membership, by which games know members. */
export interface GroupMember {
  viewer: Viewer
  membershipId: string | null
}

export async function loadMember(sql: Sql, actor: Actor | null, groupId: string): Promise<GroupMember> {
  if (actor?.type !== 'account')
    return { viewer: { ...VISITOR, signedIn: actor !== null }, membershipId: null }
  return memberFromRow(actor, await findMembership(sql, groupId, actor.id))
}

/** The same from a row that has just been read. */
export function memberFromRow({ platformAdmin }: Account, row: MembershipRow | null): GroupMember {
  const standing = standingFrom(row?.state, row?.creator ?? false)
  const isMember = standing.type === 'member' || standing.type === 'admin'
  const viewer = { signedIn: true, confirmed: true, standing, platformAdmin, captain: false, referee: false }
  return { viewer, membershipId: isMember && row ? row.id : null }
}
