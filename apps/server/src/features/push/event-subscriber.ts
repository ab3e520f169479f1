import type { Events } from '../../events.ts'
import type { EventSubscriber } from '../../platform/events.ts'
import { deleteSubscriptionOfSession } from './store.ts'

/** For one session. When several end at once, they get no more messages, and the hourly tidying deletes their rows. */
export const endPushOfSessions: EventSubscriber<Events> = {
  inTransaction: {
    'session-ended': (sql, { sessionId }) => deleteSubscriptionOfSession(sql, sessionId),
  },
}
