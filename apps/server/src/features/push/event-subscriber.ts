import type { Events } from '../../events.ts'
import type { EventSubscriber } from '../../platform/events.ts'
import { deleteSubscriptionOfSession } from './store.ts'

/** Where several sessions end at once, nothing more is sent, and the hourly tidying deletes the rows. */
export const endPushOfSessions: EventSubscriber<Events> = {
  inTransaction: {
    'session-ended': (sql, { sessionId }) => deleteSubscriptionOfSession(sql, sessionId),
  },
}
