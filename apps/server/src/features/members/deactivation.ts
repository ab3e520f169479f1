import { deactivationOutcome, type GroupOutcome, successorOf } from '@turnout/rules/deactivation'
import type { Sql } from '../../platform/db/database.ts'
import { enqueueMail } from '../../platform/mail/outbox.ts'
import { changeGroup } from '../groups/public.ts'
import { inheritedMail } from './mails.ts'
import {
  changeMember,
  type LockedMembershipOf,
  lockMemberOf,
  lockMembershipsOf,
  membershipsOfDeactivated,
  otherMembersIn,
} from './store.ts'

/** Leaves every group of this account. Changes nothing when the account is the only admin of a group with others in it. */
export async function leaveGroups(
  sql: Sql,
  userId: string,
  now: () => Promise<number>,
): Promise<{ left: string[] } | { blockedBy: string[] }> {
  const decided = []
  const blockedBy: string[] = []
  for (const membership of await lockMembershipsOf(sql, userId)) {
    const self = { admin: membership.state === 'admin', creator: membership.group.creatorId === userId }
    const outcome = deactivationOutcome(self, await otherMembersIn(sql, membership.group.id, userId))
    if (outcome.ok) decided.push({ membership, outcome: outcome.value })
    else blockedBy.push(membership.group.name)
  }
  if (blockedBy.length > 0) return { blockedBy }
  const at = new Date(await now())
  for (const { membership, outcome } of decided) await applyOutcome(sql, membership, outcome, at)
  return { left: decided.map(({ membership }) => membership.group.id) }
}

async function applyOutcome(
  sql: Sql,
  { id, group }: LockedMembershipOf,
  outcome: GroupOutcome,
  at: Date,
): Promise<void> {
  // the creator's row stays in a deleted group, because the operator may restore it
  if (outcome.type === 'deleted') return void (await changeGroup(sql, group.id, { deletedAt: at }))
  await changeMember(sql, id, { state: 'gone' })
  if (outcome.type !== 'handed-over') return
  await changeGroup(sql, group.id, { creatorId: outcome.to })
  await enqueueMail(sql, {
    template: inheritedMail,
    to: outcome.to,
    params: { groupId: group.id, groupName: group.name },
  })
}

/**
 * A restored group loses the members whose accounts were deactivated while it was deleted, and passes on as it would
 * have then ([A-4]). If no other member is left, it keeps its creator's row, under the name 'Former player'.
 */
export async function removeDeactivatedMembers(
  sql: Sql,
  group: LockedMembershipOf['group'],
  at: Date,
): Promise<void> {
  const former = await membershipsOfDeactivated(sql, group)
  const ofCreator = former.find(({ userId }) => userId === group.creatorId)
  for (const membership of former)
    if (membership !== ofCreator) await changeMember(sql, membership.id, { state: 'gone' })
  if (!ofCreator) return
  const successor = successorOf(await otherMembersIn(sql, group.id, group.creatorId))
  const successorRow = successor && (await lockMemberOf(sql, group.id, successor.userId))
  if (!successorRow) return
  await changeMember(sql, successorRow.id, { state: 'admin' })
  await applyOutcome(sql, ofCreator, { type: 'handed-over', to: successorRow.userId }, at)
}
