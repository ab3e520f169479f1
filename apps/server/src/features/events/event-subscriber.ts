import { forgetAnswer } from '@turnout/rules/answers'
import type { Events } from '../../events.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { EventSubscriber, Publish } from '../../platform/events.ts'
import { deleteArrivalsOf } from './arrivals-store.ts'
import { eraseEvents } from './erase-events.ts'
import { planOf } from './event-columns.ts'
import { recordChange } from './record-change.ts'
import {
  deletedAtOf,
  deleteGuestsOf,
  type EventRow,
  lockAnsweredEvents,
  lockEventsOfGroup,
  lockEventsOfPerson,
} from './store.ts'

interface Change {
  command: string
  actorId: string
  at: number
}

/** [Z-9] Without their host, published events to come are cancelled, and drafts are deleted. */
async function endEvents(
  sql: Sql,
  publish: Publish<Events>,
  rows: readonly EventRow[],
  change: Change,
): Promise<void> {
  const cancelledAt = new Date(change.at)
  await eraseEvents(
    sql,
    rows.filter(({ state }) => state === 'draft'),
  )
  for (const event of rows.filter(({ state, endsAt }) => state === 'published' && endsAt! > cancelledAt))
    await recordChange(publish, sql, event, { state: 'cancelled', cancelledAt }, { ...change, events: [] })
}

/** [Z-9] The places of the person and of their guests go to the next people on the waiting list. */
async function forgetPerson(
  sql: Sql,
  publish: Publish<Events>,
  userId: string,
  change: Change,
): Promise<void> {
  for (const event of await lockAnsweredEvents(sql, userId, change.at)) {
    const { startsAt, endsAt } = planOf(event).hours!
    const events = forgetAnswer(event.attendance, userId, { at: change.at, startsAt, endsAt })
    await recordChange(publish, sql, event, {}, { ...change, events })
  }
  await deleteGuestsOf(sql, userId)
  await deleteArrivalsOf(sql, userId)
}

export const endEventsOfHosts: EventSubscriber<Events> = {
  inTransaction: {
    'account-deactivated': async (sql, { userId, at }, publish) => {
      const change = { command: 'deactivate', actorId: userId, at }
      await endEvents(sql, publish, await lockEventsOfPerson(sql, userId), change)
      await forgetPerson(sql, publish, userId, change)
    },
    'group-deleted': async (sql, { groupId, by }, publish) => {
      const at = (await deletedAtOf(sql, groupId)).getTime()
      const change = { command: 'deleteGroup', actorId: by, at }
      await endEvents(sql, publish, await lockEventsOfGroup(sql, groupId), change)
    },
  },
}
