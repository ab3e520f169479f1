import { checkIn as promise } from '@turnout/contract/game-day'
import { may } from '@turnout/rules/membership'
import { insideCircle } from '@turnout/rules/place'
import { ordinal } from '@turnout/rules/words'
import type { Deps } from '../../deps.ts'
import { spend } from '../../platform/http/budget.ts'
import { handle } from '../../platform/http/handle.ts'
import { peopleOf } from '../evening/public.ts'
import type { GroupRow } from '../groups/public.ts'
import { membershipId } from '../members/public.ts'
import { arriveTogether, openSession } from './arrivals.ts'
import { presentArrived } from './present.ts'
import { holdToday } from './today.ts'

const TRIES = { name: 'check-in', most: 10, windowMs: 60_000 }

export const checkIn = handle(promise, (deps: Deps) => async ({ params, body, actor, transact, refuse }) => {
  await spend(deps.sql, TRIES, actor.id, await deps.clock.now(deps.sql))
  return transact(async (sql) => {
    const today = await holdToday(deps, sql, params.groupId, actor)
    if (!may.checkIn(today.viewer)) return refuse('not-allowed')
    openSession(today)
    const inside = insideCircle(body, venueOf(today.group))
    if (!inside.ok) return refuse(inside.refusal)
    const id = (await membershipId(sql, params.groupId, actor.id)) ?? refuse('not-allowed')
    const arrival = {
      id,
      userId: actor.id,
      method: 'position' as const,
      // the distance and the doubt are kept, the coordinates never (decisions 5.4)
      distanceM: inside.value.distance,
      accuracyM: body.accuracy ?? null,
    }
    const played = await arriveTogether(deps, sql, {
      name: 'checkIn',
      actor,
      today,
      arrivals: [arrival],
      may: may.checkIn,
    })
    const player = presentArrived(played.evening, await peopleOf(sql, played.game.id), id)
    if (!player) throw new Error(`${id} checked in and is not on the list of game ${played.game.id}.`)
    return { message: `You are in. ${ordinal(player.arrival_number ?? 1)} to arrive.`, player }
  })
})

const venueOf = ({ venueLatitude, venueLongitude, venueRadius }: GroupRow) => ({
  latitude: venueLatitude,
  longitude: venueLongitude,
  radius: venueRadius,
})
