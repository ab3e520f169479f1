import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import { type EventLogEntry, type EventRow, writeEvent } from './store.ts'

/** Writes a change with its log entry, and publishes it to other features. The caller has locked the event. */
export async function recordChange(
  publish: Deps['publish'],
  sql: Sql,
  before: EventRow,
  changes: Partial<EventRow>,
  entry: EventLogEntry,
): Promise<EventRow> {
  const event = await writeEvent(sql, before, changes, entry)
  const { actorId, at, events } = entry
  await publish(sql, 'event-changed', { eventId: event.id, actorId, at, before, event, events })
  return event
}
