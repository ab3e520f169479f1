import { checkInToEvent as endpoint } from '@turnout/contract/event-check-in'
import * as rules from '@turnout/rules/event-check-in'
import { DEFAULT_VENUE_RADIUS_M } from '@turnout/rules/geofence'
import { ok } from '@turnout/rules/result'
import { handle } from '../../handle.ts'
import { CHECK_IN_ATTEMPTS, verifyCode, verifyPlace } from '../game-day/public.ts'
import { addArrival } from './arrivals-store.ts'
import { planOf } from './event-columns.ts'
import { managesEvent } from './event-host.ts'
import { loadEvent } from './present.ts'
import { runEventCommand } from './run-event-command.ts'
import { type EventRow, findEvent } from './store.ts'

export const checkInToEvent = handle(
  endpoint,
  async ({ params: { eventId }, body, actor, spend, transact, refuse }, deps) => {
    await spend(CHECK_IN_ATTEMPTS, actor.id, actor.at)
    if ('code' in body) {
      const event = (await findEvent(deps.sql, eventId)) ?? refuse('event-not-found')
      if (event.state === 'draft' && !(await managesEvent(deps.sql, actor, event))) refuse('event-not-found')
      const now = await deps.clock.now(deps.sql)
      const allowed = rules.checkInToEvent(planOf(event), actor.id, now)
      if (!allowed.ok) refuse(allowed.refusal)
      await verifyCode(deps.sql, event, body.code, now, refuse)
    }
    return transact(async (sql) => {
      const { event, at } = await runEventCommand(deps, sql, {
        ...{ name: endpoint.name, eventId, actor, by: 'anyone', refuse },
        async decide({ event, plan, at }) {
          const allowed = rules.checkInToEvent(plan, actor.id, at)
          if (!allowed.ok) return allowed
          const circle = circleOf(event)
          if (!circle && !('code' in body)) return refuse('event-without-pin')
          const found = verifyPlace(body, circle!, refuse)
          await addArrival(sql, { ...found, eventId, id: actor.id, userId: actor.id, at: new Date(at) })
          return ok({})
        },
      })
      return loadEvent(sql, event, actor, at)
    })
  },
)

/** Null without a pin. */
const circleOf = ({ venueLatitude: latitude, venueLongitude: longitude }: EventRow) =>
  latitude === null || longitude === null ? null : { latitude, longitude, radius: DEFAULT_VENUE_RADIUS_M }
