import type { ProblemOf } from '@turnout/contract/endpoint'
import { checkIn as endpoint } from '@turnout/contract/game-day'
import { may } from '@turnout/rules/membership'
import { handle } from '../../handle.ts'
import type { Refuse } from '../../platform/http/refusal.ts'
import { loadPeople } from '../game/public.ts'
import { venueOn } from '../groups/public.ts'
import { membershipId } from '../members/public.ts'
import { checkInAll, requireOpenSession } from './arrivals.ts'
import { presentArrived } from './present.ts'
import { texts } from './texts.ts'
import { loadToday, lockToday, type Today } from './today.ts'
import { CHECK_IN_ATTEMPTS, verifyCode, verifyPlace } from './verify-check-in.ts'

export const checkIn = handle(endpoint, async ({ params, body, actor, spend, transact, refuse }, deps) => {
  await spend(CHECK_IN_ATTEMPTS, actor.id, actor.at)
  if ('code' in body) {
    const today = await loadToday(deps, params.groupId, actor, refuse)
    requireCheckInAllowed(today, refuse)
    await verifyCode(deps.sql, today.group, body.code, today.now, refuse)
  }
  return transact(async (sql) => {
    const today = await lockToday(deps, sql, params.groupId, actor, refuse)
    requireCheckInAllowed(today, refuse)
    const verification = verifyPlace(body, venueOf(today), refuse)
    const id = (await membershipId(sql, params.groupId, actor.id)) ?? refuse('not-allowed')
    const result = await checkInAll(deps, sql, {
      name: 'checkIn',
      actor,
      today,
      refuse,
      arrivals: [{ id, userId: actor.id, ...verification }],
      may: may.checkIn,
    })
    const people = await loadPeople(sql, result.gameRow.id, id)
    const player = presentArrived(result.game, people, id, { withMethod: false })
    if (!player) throw new Error(`${id} checked in and is not on the list of game ${result.gameRow.id}.`)
    return { message: texts.checkedIn(player.arrival_number ?? 1), player }
  })
})

function requireCheckInAllowed(today: Today, refuse: RefuseCheckIn): void {
  if (!may.checkIn(today.viewer)) refuse('not-allowed')
  requireOpenSession(today, refuse)
}

type RefuseCheckIn = Refuse<ProblemOf<typeof endpoint>>

const venueOf = ({ group, session }: Today) => ({
  ...venueOn(group, session?.date),
  radius: group.venueRadius,
})
