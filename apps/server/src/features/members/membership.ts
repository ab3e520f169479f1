import { type InviteEffect, joinByLink, leaveGroup, STRANGER } from '@turnout/rules/membership'
import { ok } from '@turnout/rules/result'
import type { Sql } from '../../platform/db/database.ts'
import { type Budget, trySpend } from '../../platform/http/budget.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { enqueueMail } from '../../platform/mail/outbox.ts'
import { lockAccount } from '../accounts/public.ts'
import { joinedMail, requestMail } from './mails.ts'
import { standingFrom } from './standing.ts'
import { addRequest, changeMember, lockMemberOf, type MemberRow, membersInStates, nameOf } from './store.ts'

interface Group {
  id: string
  name: string
}

/** Rules G-2 and G-11 on the one row that a person has in a group. Whoever presses twice has asked once. */
export async function requestToJoin(
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
  if (decision.value.type === 'member') {
    await changeMember(sql, row.id, { state: 'member', joinedAt: new Date(at), rejectedAt: null })
    await notifyAdmins(sql, group, row, joinedMail, at)
    return decision
  }
  if (standing.type === 'pending') return decision

  if (!isFirst)
    await changeMember(sql, row.id, { state: 'pending', requestedAt: new Date(at), joinedAt: null })
  await notifyAdmins(sql, group, row, requestMail, at)
  return decision
}

const ONE_A_DAY: Omit<Budget, 'name'> = { max: 1, windowMs: 24 * 60 * 60 * 1000 }

/** Once a day and person: leaving and coming back writes to nobody again, and the list shows it. */
async function notifyAdmins(
  sql: Sql,
  group: Group,
  row: MemberRow,
  template: typeof requestMail | typeof joinedMail,
  at: number,
): Promise<void> {
  const budget = { ...ONE_A_DAY, name: `mail-${template.name}` }
  if ((await trySpend(sql, budget, `${group.id} ${row.userId}`, at)).overspent) return
  const params = { groupId: group.id, groupName: group.name, who: nameOf(row) }
  for (const admin of await membersInStates(sql, group.id, ['admin']))
    await enqueueMail(sql, { template, to: admin.userId, params })
}

/** Rule G-4: a member goes, a request is withdrawn. */
export async function endMembership(sql: Sql, groupId: string, userId: string) {
  const row = await lockMemberOf(sql, groupId, userId)
  const decision = leaveGroup(standingOfRow(row))
  if (!decision.ok || !row) return decision
  await changeMember(sql, row.id, { state: 'gone' })
  return ok(decision.value)
}

export const standingOfRow = (row: MemberRow | null) => standingFrom(row?.state, row?.creator ?? false)
