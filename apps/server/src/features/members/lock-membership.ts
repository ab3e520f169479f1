import { type Ability, may, type Standing, type Viewer } from '@turnout/rules/membership'
import type { Sql } from '../../platform/db/database.ts'
import type { Account } from '../../platform/http/actor.ts'
import { type GroupRow, shareGroup } from '../groups/public.ts'
import { standingOfRow } from './membership.ts'
import { lockMember, type MemberRow } from './store.ts'
import { viewerOf } from './viewer.ts'

interface MembershipCall {
  params: { groupId: string; memberId: string }
  actor: Account
  refuse(code: 'group-not-found' | 'not-allowed'): never
}

export interface LockedMembership {
  group: GroupRow
  viewer: Viewer
  /** The row that is held; null when this group has none of that id. */
  row: MemberRow | null
  target: Standing
  self: boolean
}

/** Where every command on somebody else's membership begins: the group stays, the caller may, the row is held. */
export async function lockMembership(
  sql: Sql,
  ability: Ability,
  { params, actor, refuse }: MembershipCall,
  lockGroupRow = shareGroup,
): Promise<LockedMembership> {
  const group = (await lockGroupRow(sql, params.groupId)) ?? refuse('group-not-found')
  const viewer = await viewerOf(sql, actor, group.id)
  if (!may[ability](viewer)) refuse('not-allowed')
  const row = await lockMember(sql, group.id, params.memberId)
  return { group, viewer, row, target: standingOfRow(row), self: row?.userId === actor.id }
}

export const groupParams = ({ group }: LockedMembership) => ({ groupId: group.id, groupName: group.name })
