import { type InviteEffect, joinByLink, STRANGER } from '@turnout/rules/membership'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { lockAccount } from '../accounts/public.ts'
import { standingFrom } from './standing.ts'
import { addRequest, changeMember, lockMemberOf, type MemberRow, nameOf } from './store.ts'

interface Group {
  id: string
  name: string
}

/** [G-2] [G-11] Changes the one row that a person has in a group; a repeated request counts once. */
export async function requestToJoin(
  { publish }: Deps,
  sql: Sql,
  group: Group,
  userId: string,
  at: number,
  inviteEffect: InviteEffect,
) {
  if (!(await lockAccount(sql, userId))) refuse('session-over')
  const isFirst = await addRequest(sql, group.id, userId, at)
  const row = await lockMemberOf(sql, group.id, userId)
  const standing = isFirst ? STRANGER : standingOfRow(row)
  const decision = joinByLink(standing, { rejectedAt: row?.rejectedAt?.getTime() ?? null, at }, inviteEffect)
  if (!decision.ok || !row) return decision
  const event = { groupId: group.id, groupName: group.name, userId, userName: nameOf(row), at }
  if (decision.value.type === 'member') {
    await changeMember(sql, row.id, { state: 'member', joinedAt: new Date(at), rejectedAt: null })
    await publish(sql, 'joined-by-link', event)
    return decision
  }
  if (standing.type === 'pending') return decision

  if (!isFirst)
    await changeMember(sql, row.id, { state: 'pending', requestedAt: new Date(at), joinedAt: null })
  await publish(sql, 'join-requested', event)
  return decision
}

export const standingOfRow = (row: MemberRow | null) => standingFrom(row?.state, row?.creator ?? false)
