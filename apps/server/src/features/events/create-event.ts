import { createEvent as endpoint } from '@turnout/contract/events'
import { type AttendanceEvent, EMPTY_ATTENDANCE } from '@turnout/rules/attendance'
import { checkHours } from '@turnout/rules/event'
import { handle } from '../../handle.ts'
import { newId } from '../../platform/ids.ts'
import { dailyLimit, lockAccount } from '../accounts/public.ts'
import { changedDetails, NO_DETAILS, planOf } from './event-columns.ts'
import { takeHost } from './event-host.ts'
import { loadEvent } from './present.ts'
import { addEvent, attendanceColumns, writeEvent } from './store.ts'
import { events } from './tables.ts'

const refuseTooMany = dailyLimit(events, events.hostUserId, 20, 'too-many-events')

export const createEvent = handle(endpoint, async (context, deps) => {
  const { actor, body, file, refuse } = context
  // a first check before the slow decoding of the picture; the check in the transaction decides
  if (file) await refuseTooMany(deps.sql, actor.id, actor.at, refuse)
  return deps.files.withPicture(context, (picture) =>
    context.transact(async (sql) => {
      const host = await takeHost(sql, actor, body.host ?? { type: 'person' }, refuse)
      if (!(await lockAccount(sql, actor.id))) refuse('session-over')
      const at = await deps.clock.now(sql)
      await refuseTooMany(sql, actor.id, at, refuse)
      const draft = {
        ...changedDetails(NO_DETAILS, body, host.zone),
        ...host.columns,
        ...{ state: 'draft' as const, attendance: EMPTY_ATTENDANCE },
      }
      const hours = checkHours(planOf(draft).hours, null, at)
      if (!hours.ok) refuse(hours.refusal)
      if (picture) await deps.files.addPicture(sql, picture, actor.id)
      const event = await addEvent(sql, {
        ...draft,
        ...attendanceColumns(EMPTY_ATTENDANCE),
        ...{ id: newId(), picture: picture?.id ?? null, version: 0 },
        ...{ createdAt: new Date(at), updatedAt: new Date(at) },
      })
      const { places = null } = body
      const events: AttendanceEvent[] = places === null ? [] : [{ type: 'places-changed', places }]
      const entry = { command: endpoint.name, actorId: actor.id, at, events }
      return loadEvent(sql, await writeEvent(sql, event, {}, entry), actor, at)
    }),
  )
})
