import { deactivationOutcome, type GroupOutcome, successorOf } from '@turnout/rules/deactivation'
import type { Sql } from '../../platform/db/database.ts'
import { enqueueMail } from '../../platform/mail/outbox.ts'
import { forgetAddress } from '../newsletter/public.ts'
import { dropVendor } from '../vendors/public.ts'
import {
  companionsIn,
  deleteGroup,
  endSeat,
  erase,
  formerSeatsIn,
  promote,
  type Seat,
  seatsOf,
  setCreator,
} from './farewell-store.ts'
import { deactivatedMail, inheritedMail } from './mails.ts'
import { dropPictures } from './pictures.ts'
import { displayName } from './present.ts'
import { lockUser } from './store.ts'

export type Parting =
  /** After the commit their pictures' files go, and who watches in these groups is looked at again. */
  | { is: 'gone'; pictures: string[]; groupIds: string[] }
  | { is: 'nobody' }
  | { is: 'only-admin'; groups: string }

/** What happens to an account that is deactivated, by its owner or by the operator; decided before anything changes. */
export async function sayFarewell(sql: Sql, userId: string, clock: () => Promise<number>): Promise<Parting> {
  // groups before people, as everywhere; whatever was joined in between is held by the second look
  await seatsOf(sql, userId)
  const user = await lockUser(sql, userId)
  if (!user) return { is: 'nobody' }
  const seats = await seatsOf(sql, userId)

  const fates = await decide(sql, userId, seats)
  const stuck = fates.flatMap(({ seat, fate }) => (fate.ok ? [] : [seat.group.name]))
  if (stuck.length > 0) return { is: 'only-admin', groups: namesOf(stuck) }

  const now = new Date(await clock())
  for (const { seat, fate } of fates) if (fate.ok) await part(sql, seat, fate.value, now)
  await enqueueMail(sql, {
    template: deactivatedMail,
    to: { name: displayName(user), address: user.email },
    params: { at: now.getTime() },
  })
  const pictures = await dropPictures(sql, userId, null)
  await erase(sql, userId, now)
  await dropVendor(sql, userId)
  await forgetAddress(sql, user.emailKey)
  return { is: 'gone', pictures, groupIds: seats.map(({ group }) => group.id) }
}

async function decide(sql: Sql, userId: string, seats: readonly Seat[]) {
  const fates = []
  for (const seat of seats) {
    const self = { admin: seat.state === 'admin', creator: seat.group.creatorId === userId }
    fates.push({ seat, fate: deactivationOutcome(self, await companionsIn(sql, seat.group.id, userId)) })
  }
  return fates
}

async function part(sql: Sql, { id, group }: Seat, fate: GroupOutcome, now: Date): Promise<void> {
  // should the operator bring the group back, its creator's row is still there
  if (fate.type === 'deleted') return deleteGroup(sql, group.id, now)
  await endSeat(sql, id)
  if (fate.type !== 'handed-over') return
  await setCreator(sql, group.id, fate.to)
  await enqueueMail(sql, {
    template: inheritedMail,
    to: fate.to,
    params: { groupId: group.id, groupName: group.name },
  })
}

/**
 * A group comes back, and who went for good while it was deleted is in it no more: it passes on as if it had been there
 * then. Where nobody else is left it keeps its creator's row, under the name 'Former player'.
 */
export async function partMeanwhile(sql: Sql, group: Seat['group'], now: Date): Promise<void> {
  const gone = await formerSeatsIn(sql, group)
  const creators = gone.find(({ userId }) => userId === group.creatorId)
  for (const seat of gone) if (seat !== creators) await endSeat(sql, seat.id)
  if (!creators) return
  const heir = successorOf(await companionsIn(sql, group.id, group.creatorId))
  if (!heir) return
  await promote(sql, group.id, heir.userId)
  await part(sql, creators, { type: 'handed-over', to: heir.userId }, now)
}

const namesOf = (groups: readonly string[]) => new Intl.ListFormat('en-GB').format(groups)
