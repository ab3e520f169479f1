import { type InviteEffect, joinByLink, leaveGroup, STRANGER } from '@turnout/rules/membership'
import { ok } from '@turnout/rules/result'
import type { Sql } from '../../platform/db/database.ts'
import { type Budget, spendQuietly } from '../../platform/http/budget.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { enqueueMail } from '../../platform/mail/outbox.ts'
import { holdAccount } from '../accounts/public.ts'
import { joinedMail, requestMail } from './mails.ts'
import { standingFrom } from './standing.ts'
import { addRequest, changeMember, inStates, lockMemberOf, type MemberRow, nameOf } from './store.ts'

interface Group {
  id: string
  name: string
}

/** Rules G-2 and G-11 on the one row that a person has in a group. Whoever presses twice has asked once. */
export async function askToJoin(sql: Sql, group: Group, userId: string, at: number, worth: InviteEffect) {
  if (!(await holdAccount(sql, userId))) refuse('session-over')
  const isFirst = await addRequest(sql, group.id, userId, at)
  const seat = await lockMemberOf(sql, group.id, userId)
  const before = isFirst ? STRANGER : standingOfSeat(seat)
  const decision = joinByLink(before, { rejectedAt: seat?.rejectedAt?.getTime() ?? null, at }, worth)
  if (!decision.ok || !seat) return decision
  if (decision.value.type === 'member') {
    await changeMember(sql, seat.id, { state: 'member', joinedAt: new Date(at), rejectedAt: null })
    await tellAdmins(sql, group, seat, joinedMail, at)
    return decision
  }
  if (before.type === 'pending') return decision

  if (!isFirst)
    await changeMember(sql, seat.id, { state: 'pending', requestedAt: new Date(at), joinedAt: null })
  await tellAdmins(sql, group, seat, requestMail, at)
  return decision
}

const ONE_A_DAY: Omit<Budget, 'name'> = { most: 1, windowMs: 24 * 60 * 60 * 1000 }

/** Once a day and person: leaving and coming back writes to nobody again, and the list shows it. */
async function tellAdmins(
  sql: Sql,
  group: Group,
  seat: MemberRow,
  template: typeof requestMail | typeof joinedMail,
  at: number,
): Promise<void> {
  const budget = { ...ONE_A_DAY, name: `mail-${template.name}` }
  if ((await spendQuietly(sql, budget, `${group.id} ${seat.userId}`, at)).overspent) return
  const params = { groupId: group.id, groupName: group.name, who: nameOf(seat) }
  for (const admin of await inStates(sql, group.id, ['admin']))
    await enqueueMail(sql, { template, to: admin.userId, params })
}

/** Rule G-4: a member goes, a request is withdrawn. */
export async function giveUpSeat(sql: Sql, groupId: string, userId: string) {
  const seat = await lockMemberOf(sql, groupId, userId)
  const decision = leaveGroup(standingOfSeat(seat))
  if (!decision.ok || !seat) return decision
  await changeMember(sql, seat.id, { state: 'gone' })
  return ok(decision.value)
}

export const standingOfSeat = (seat: MemberRow | null) => standingFrom(seat?.state, seat?.creator ?? false)
