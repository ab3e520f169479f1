import type { Logger } from 'pino'
import type { Events } from './events.ts'
import { mailAccountEvents } from './features/accounts/event-subscriber.ts'
import { notifyChatReaders } from './features/chat/event-subscriber.ts'
import { endEventsOfHosts } from './features/events/event-subscriber.ts'
import { tellEventPeople } from './features/events/tell-people.ts'
import { measureGameEvents } from './features/game/event-subscriber.ts'
import { endSpectators } from './features/live-match/event-subscriber.ts'
import { mailMembershipEvents, recheckWatchers } from './features/members/event-subscriber.ts'
import { notifyPeople } from './features/notifications/event-subscriber.ts'
import { endPushOfSessions } from './features/push/event-subscriber.ts'
import { keepGamesToCome } from './features/scheduled-games/event-subscriber.ts'
import { mailSecondFactorEvents } from './features/second-factor/event-subscriber.ts'
import { afterCommit } from './platform/db/transaction.ts'
import { createPublish, type Publish } from './platform/events.ts'
import type { Metrics } from './platform/metrics.ts'

/** In the order in which they act. The command line has no others. */
const subscribers = [
  mailMembershipEvents,
  mailAccountEvents,
  mailSecondFactorEvents,
  recheckWatchers,
  endSpectators,
  keepGamesToCome,
  endEventsOfHosts,
  tellEventPeople,
  notifyChatReaders,
  endPushOfSessions,
  notifyPeople,
]

export const publish = createPublish<Events>(subscribers)

/** Changes of games and events have their own logs; changes of chats are too many. */
const NOT_LOGGED: readonly (keyof Events)[] = [
  'game-changed',
  'scheduled-game-changed',
  'event-changed',
  'chat-changed',
]

/** Logs every other event by its ids: a log line names no one. */
export function createServerPublish(metrics: Metrics, log: Logger): Publish<Events> {
  const publishToAll = createPublish<Events>([...subscribers, measureGameEvents(metrics)])
  return async (sql, type, event) => {
    await publishToAll(sql, type, event)
    const { gameId, groupId, userId, by } = event as Record<string, unknown>
    if (!NOT_LOGGED.includes(type))
      afterCommit(sql, () => log.info({ event: type, gameId, groupId, userId, by }))
  }
}
