import type { Viewer } from '@turnout/rules/membership'
import type { Sql } from '../../platform/db/database.ts'
import type { Account } from '../../platform/http/actor.ts'
import type { Refuse } from '../../platform/http/refusal.ts'
import { viewerOf } from '../members/public.ts'
import { findGroup, type GroupRow } from './store.ts'

export interface GroupRequest {
  params: { groupId: string }
  actor: Account
  refuse: Refuse<'group-not-found'>
}

/** The group that a request names, and the caller's standing in it. A command locks the group with its own `find`. */
export async function authorizeGroup(
  sql: Sql,
  { params, actor, refuse }: GroupRequest,
  may: (viewer: Viewer) => boolean,
  find: (sql: Sql, groupId: string) => Promise<GroupRow | null> = findGroup,
): Promise<{ group: GroupRow; viewer: Viewer }> {
  const group = (await find(sql, params.groupId)) ?? refuse('group-not-found')
  const viewer = await viewerOf(sql, actor, group.id)
  if (!may(viewer)) refuse('not-allowed')
  return { group, viewer }
}
