import { deactivationOutcome, type GroupOutcome, successorOf } from '@turnout/rules/deactivation'
import type { Sql } from '../../platform/db/database.ts'
import { enqueueMail } from '../../platform/mail/outbox.ts'
import { deleteSubscriber } from '../newsletter/public.ts'
import { deleteVendor } from '../vendors/public.ts'
import {
  deleteGroup,
  endMembership,
  eraseAccount,
  type LockedMembership,
  lockMemberships,
  membershipsOfDeactivated,
  otherMembersIn,
  promote,
  setCreator,
} from './deactivation-store.ts'
import { deactivatedMail, inheritedMail } from './mails.ts'
import { deleteUnusedPictures } from './pictures.ts'
import { displayName } from './present.ts'
import { lockUser } from './store.ts'

export type DeactivationResult =
  /** After the commit their pictures' files go, and who watches in these groups is looked at again. */
  | { type: 'gone'; pictures: string[]; groupIds: string[] }
  | { type: 'nobody' }
  | { type: 'only-admin'; groups: string }

/** What happens to an account that is deactivated, by its owner or by the operator; decided before anything changes. */
export async function deactivateAccount(
  sql: Sql,
  userId: string,
  clock: () => Promise<number>,
): Promise<DeactivationResult> {
  // groups before people, as everywhere; whatever was joined in between is held by the second look
  await lockMemberships(sql, userId)
  const user = await lockUser(sql, userId)
  if (!user) return { type: 'nobody' }
  const memberships = await lockMemberships(sql, userId)

  const outcomes = await decideOutcomes(sql, userId, memberships)
  const blockedGroups = outcomes.flatMap(({ seat: membership, outcome }) =>
    outcome.ok ? [] : [membership.group.name],
  )
  if (blockedGroups.length > 0) return { type: 'only-admin', groups: namesOf(blockedGroups) }

  const now = new Date(await clock())
  for (const { seat: membership, outcome } of outcomes)
    if (outcome.ok) await applyOutcome(sql, membership, outcome.value, now)
  await enqueueMail(sql, {
    template: deactivatedMail,
    to: { name: displayName(user), address: user.email },
    params: { at: now.getTime() },
  })
  const pictures = await deleteUnusedPictures(sql, userId, null)
  await eraseAccount(sql, userId, now)
  await deleteVendor(sql, userId)
  await deleteSubscriber(sql, user.emailKey)
  return { type: 'gone', pictures, groupIds: memberships.map(({ group }) => group.id) }
}

async function decideOutcomes(sql: Sql, userId: string, memberships: readonly LockedMembership[]) {
  const outcomes = []
  for (const membership of memberships) {
    const self = { admin: membership.state === 'admin', creator: membership.group.creatorId === userId }
    outcomes.push({
      seat: membership,
      outcome: deactivationOutcome(self, await otherMembersIn(sql, membership.group.id, userId)),
    })
  }
  return outcomes
}

async function applyOutcome(
  sql: Sql,
  { id, group }: LockedMembership,
  outcome: GroupOutcome,
  now: Date,
): Promise<void> {
  // should the operator bring the group back, its creator's row is still there
  if (outcome.type === 'deleted') return deleteGroup(sql, group.id, now)
  await endMembership(sql, id)
  if (outcome.type !== 'handed-over') return
  await setCreator(sql, group.id, outcome.to)
  await enqueueMail(sql, {
    template: inheritedMail,
    to: outcome.to,
    params: { groupId: group.id, groupName: group.name },
  })
}

/**
 * A group comes back, and who went for good while it was deleted is in it no more: it passes on as if it had been there
 * then. Where nobody else is left it keeps its creator's row, under the name 'Former player'.
 */
export async function removeDeactivatedMembers(
  sql: Sql,
  group: LockedMembership['group'],
  now: Date,
): Promise<void> {
  const former = await membershipsOfDeactivated(sql, group)
  const ofCreator = former.find(({ userId }) => userId === group.creatorId)
  for (const membership of former) if (membership !== ofCreator) await endMembership(sql, membership.id)
  if (!ofCreator) return
  const successor = successorOf(await otherMembersIn(sql, group.id, group.creatorId))
  if (!successor) return
  await promote(sql, group.id, successor.userId)
  await applyOutcome(sql, ofCreator, { type: 'handed-over', to: successor.userId }, now)
}

const namesOf = (groups: readonly string[]) => new Intl.ListFormat('en-GB').format(groups)
