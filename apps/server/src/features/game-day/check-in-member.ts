import { checkInMember as promise } from '@turnout/contract/game-day'
import { may } from '@turnout/rules/membership'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { peopleOf } from '../evening/public.ts'
import { approvedMembers } from '../members/public.ts'
import { arriveTogether, openSession } from './arrivals.ts'
import { presentArrived } from './present.ts'
import { holdToday } from './today.ts'

/** The second door for a member whom the position fails (decisions 5.4). */
export const checkInMember = handle(
  promise,
  (deps: Deps) =>
    async ({ params, actor, transact, refuse }) =>
      transact(async (sql) => {
        const today = await holdToday(deps, sql, params.groupId, actor)
        if (!may.checkInGuests(today.viewer)) return refuse('not-allowed')
        const members = await approvedMembers(sql, params.groupId)
        const member =
          members.find(({ membershipId }) => membershipId === params.playerId) ?? refuse('member-not-found')
        openSession(today)
        const arrival = { id: member.membershipId, userId: member.userId, method: 'admin' as const }
        const played = await arriveTogether(deps, sql, {
          name: 'checkInMember',
          actor,
          today,
          arrivals: [arrival],
          may: may.checkInGuests,
        })
        const player = presentArrived(played.evening, await peopleOf(sql, played.game.id), arrival.id, {
          doors: true,
        })
        if (!player)
          throw new Error(`${arrival.id} was checked in and is not on the list of game ${played.game.id}.`)
        return { message: `${player.name} is in.`, player }
      }),
)
