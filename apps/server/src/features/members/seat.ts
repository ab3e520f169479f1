import { type InviteWorth, joinByLink, leaveGroup, STRANGER } from '@turnout/rules/membership'
import { ok } from '@turnout/rules/result'
import type { Sql } from '../../platform/db/database.ts'
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
export async function askToJoin(sql: Sql, group: Group, userId: string, at: number, worth: InviteWorth) {
  if (!(await holdAccount(sql, userId))) refuse('session-over')
  const isFirst = await addRequest(sql, group.id, userId, at)
  const seat = await lockMemberOf(sql, group.id, userId)
  const before = isFirst ? STRANGER : standingOfSeat(seat)
  const decision = joinByLink(before, { rejectedAt: seat?.rejectedAt?.getTime() ?? null, at }, worth)
  if (!decision.ok || !seat) return decision
  if (decision.value.is === 'member') {
    await changeMember(sql, seat.id, { state: 'member', joinedAt: new Date(at), rejectedAt: null })
    await tellAdmins(sql, group, nameOf(seat), joinedMail)
    return decision
  }
  if (before.is === 'pending') return decision

  if (!isFirst)
    await changeMember(sql, seat.id, { state: 'pending', requestedAt: new Date(at), joinedAt: null })
  await tellAdmins(sql, group, nameOf(seat), requestMail)
  return decision
}

async function tellAdmins(
  sql: Sql,
  group: Group,
  who: string,
  template: typeof requestMail | typeof joinedMail,
): Promise<void> {
  const params = { groupId: group.id, groupName: group.name, who }
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
