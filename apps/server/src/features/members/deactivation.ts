import { deactivationOutcome, type GroupOutcome, successorOf } from '@turnout/rules/deactivation'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import { changeGroup } from '../groups/public.ts'
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
  { clock, publish }: Pick<Deps, 'clock' | 'publish'>,
  userId: string,
): Promise<{ blockedBy: string[] }> {
  const decided = []
  const blockedBy: string[] = []
  for (const membership of await lockMembershipsOf(sql, userId)) {
    const self = { admin: membership.state === 'admin', creator: membership.group.creatorId === userId }
    const outcome = deactivationOutcome(self, await otherMembersIn(sql, membership.group.id, userId))
    if (outcome.ok) decided.push({ membership, outcome: outcome.value })
    else blockedBy.push(membership.group.name)
  }
  if (blockedBy.length > 0) return { blockedBy }
  const at = new Date(await clock.now(sql))
  for (const { membership, outcome } of decided) await applyOutcome(sql, publish, membership, outcome, at)
  return { blockedBy }
}

async function applyOutcome(
  sql: Sql,
  publish: Deps['publish'],
  { id, userId, state, group }: LockedMembershipOf,
  outcome: GroupOutcome,
  at: Date,
): Promise<void> {
  const groupId = group.id
  if (outcome.type === 'deleted') {
    // the creator's row stays in a deleted group, because the operator may restore it
    await changeGroup(sql, groupId, { deletedAt: at })
    return publish(sql, 'group-deleted', { groupId, by: userId })
  }
  await changeMember(sql, id, { state: 'gone' })
  const left = state === 'pending' ? 'request-withdrawn' : 'member-left'
  await publish(sql, left, { groupId, groupName: group.name, userId, by: userId, at: at.getTime() })
  if (outcome.type !== 'handed-over') return
  await changeGroup(sql, groupId, { creatorId: outcome.to })
  await publish(sql, 'group-inherited', { groupId, groupName: group.name, userId: outcome.to })
}

/**
 * Removes members from a restored group whose accounts were deactivated while it was deleted, and passes the group
 * on as says. If no other member is left, the creator's row stays, under the name 'Former player'.
 */
export async function removeDeactivatedMembers(
  sql: Sql,
  publish: Deps['publish'],
  group: LockedMembershipOf['group'],
  at: Date,
): Promise<void> {
  const former = await membershipsOfDeactivated(sql, group)
  const ofCreator = former.find(({ userId }) => userId === group.creatorId)
  for (const membership of former)
    if (membership !== ofCreator) await applyOutcome(sql, publish, membership, { type: 'goes-on' }, at)
  if (!ofCreator) return
  const successor = successorOf(await otherMembersIn(sql, group.id, group.creatorId))
  const successorRow = successor && (await lockMemberOf(sql, group.id, successor.userId))
  if (!successorRow) return
  await changeMember(sql, successorRow.id, { state: 'admin' })
  await applyOutcome(sql, publish, ofCreator, { type: 'handed-over', to: successorRow.userId }, at)
}
