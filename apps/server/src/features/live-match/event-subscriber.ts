import type { Events } from '../../events.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { EventSubscriber } from '../../platform/events.ts'
import { publishChangeIn, publishRecheckIn } from '../../platform/live/broker.ts'
import type { RecheckScope } from '../../platform/live/live.ts'

const recheck = (sql: Sql, { groupId, userId, sessionId }: RecheckScope) =>
  publishRecheckIn(sql, { groupId, userId, sessionId })

const recheckSpectators = (sql: Sql, { gameId }: { gameId: string }) => publishChangeIn(sql, gameId)

/**
 * The end of a game, and an undo, which may have been of it: its group has one game less to come, or has it again.
 * [D-11] A game that everyone has been taken off follows the hours of its group again.
 */
const publishToGroup = async (sql: Sql, { groupId, game, events }: Events['game-changed']): Promise<void> => {
  const isEmptied = game.participants.length === 0 && events.some(({ type }) => type === 'left')
  if (isEmptied || events.some(({ type }) => type === 'closed' || type === 'taken-back'))
    await publishChangeIn(sql, groupId)
}

/**
 * Every node sends what has changed and checks again who may watch. NOTIFY is sent by the commit itself. A changed game
 * sends its own with the statement that writes it (`write-game.ts`).
 */
export const notifyWatchers: EventSubscriber<Events> = {
  inTransaction: {
    'game-changed': publishToGroup,
    'scheduled-game-changed': (sql, { groupId }) => publishChangeIn(sql, groupId),
    'spectator-link-closed': recheckSpectators,
    'spectator-link-renewed': recheckSpectators,
    'joined-by-link': recheck,
    'request-approved': recheck,
    'request-rejected': recheck,
    'request-withdrawn': recheck,
    'member-removed': recheck,
    'member-left': recheck,
    'admin-made': recheck,
    'admin-stepped-down': recheck,
    'group-inherited': recheck,
    'group-deleted': recheck,
    'account-activated': recheck,
    'password-changed': recheck,
    'password-reset': recheck,
    'account-deactivated': recheck,
    'session-ended': recheck,
    'sessions-ended': recheck,
  },
}
