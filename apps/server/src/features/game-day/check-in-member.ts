import { checkInMember as endpoint } from '@turnout/contract/game-day'
import { may } from '@turnout/rules/membership'
import { command } from '../../handle.ts'
import { loadPeople } from '../game/public.ts'
import { approvedMembers } from '../members/public.ts'
import { checkInAll, requireOpenSession } from './arrivals.ts'
import { presentArrived } from './present.ts'
import { texts } from './texts.ts'
import { lockToday } from './today.ts'

/** Check-in by an organiser, for a member whose position does not work. */
export const checkInMember = command(endpoint, async (sql, { params, actor, refuse }, deps) => {
  const today = await lockToday(deps, sql, params.groupId, actor, refuse)
  if (!may.checkInGuests(today.viewer)) return refuse('not-allowed')
  const members = await approvedMembers(sql, params.groupId)
  const member =
    members.find(({ membershipId }) => membershipId === params.playerId) ?? refuse('member-not-found')
  requireOpenSession(today, refuse)
  const arrival = { id: member.membershipId, userId: member.userId, method: 'admin' as const }
  const result = await checkInAll(deps, sql, {
    name: 'checkInMember',
    actor,
    today,
    refuse,
    arrivals: [arrival],
    may: may.checkInGuests,
  })
  const player = presentArrived(result.game, await loadPeople(sql, result.gameRow.id), arrival.id, {
    withMethod: true,
  })
  if (!player)
    throw new Error(`${arrival.id} was checked in and is not on the list of game ${result.gameRow.id}.`)
  return { message: texts.memberCheckedIn(player.name), player }
})
