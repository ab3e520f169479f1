import { deactivate as promise } from '@turnout/contract/profile'
import { type Fate, farewell } from '@turnout/rules/farewell'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import { handle } from '../../platform/http/handle.ts'
import { enqueueMail } from '../../platform/mail/outbox.ts'
import { forgetAddress } from '../newsletter/public.ts'
import { dropVendor } from '../vendors/public.ts'
import {
  companionsIn,
  deleteGroup,
  endSeat,
  erase,
  type Seat,
  seatsOf,
  setCreator,
} from './farewell-store.ts'
import { deactivatedMail, inheritedMail } from './mails.ts'
import { dropPictures, removeLater } from './pictures.ts'
import { displayName } from './present.ts'
import { lockUser } from './store.ts'

export const deactivate = handle(
  promise,
  (deps: Deps) =>
    async ({ actor, refuse, transact, afterCommit }) =>
      transact(async (sql) => {
        // groups before people, as everywhere; whatever was joined in between is held by the second look
        await seatsOf(sql, actor.id)
        const user = (await lockUser(sql, actor.id)) ?? refuse('session-over')
        const seats = await seatsOf(sql, actor.id)

        const fates = await decide(sql, actor.id, seats)
        const stuck = fates.flatMap(({ seat, fate }) => (fate.ok ? [] : [seat.group.name]))
        if (stuck.length > 0) return refuse('only-admin', { groups: namesOf(stuck) })

        const now = new Date(await deps.clock.now(sql))
        for (const { seat, fate } of fates) if (fate.ok) await part(sql, seat, fate.value, now)
        await enqueueMail(sql, {
          template: deactivatedMail,
          to: { name: displayName(user), address: user.email },
          params: { at: now.getTime() },
        })
        const pictures = await dropPictures(sql, user.id, null)
        await erase(sql, user.id, now)
        await dropVendor(sql, user.id)
        await forgetAddress(sql, user.emailKey)
        afterCommit(() => {
          deps.log.info({ event: 'account-deactivated', userId: user.id })
          removeLater(deps, pictures)
          deps.live.recheck({ userId: user.id })
          for (const { seat } of fates) deps.live.recheck({ groupId: seat.group.id })
        })
        return { message: 'Your account is deactivated.' }
      }),
)

async function decide(sql: Sql, userId: string, seats: readonly Seat[]) {
  const fates = []
  for (const seat of seats) {
    const self = { admin: seat.state === 'admin', creator: seat.group.creatorId === userId }
    fates.push({ seat, fate: farewell(self, await companionsIn(sql, seat.group.id, userId)) })
  }
  return fates
}

async function part(sql: Sql, { id, group }: Seat, fate: Fate, now: Date): Promise<void> {
  // should the operator bring the group back, it still has the creator that a group has to have
  if (fate.is === 'deleted') return deleteGroup(sql, group.id, now)
  await endSeat(sql, id)
  if (fate.is !== 'handed-over') return
  await setCreator(sql, group.id, fate.to)
  await enqueueMail(sql, {
    template: inheritedMail,
    to: fate.to,
    params: { groupId: group.id, groupName: group.name },
  })
}

const namesOf = (groups: readonly string[]) => new Intl.ListFormat('en-GB').format(groups)
