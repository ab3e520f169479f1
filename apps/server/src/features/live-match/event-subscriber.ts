import type { Events } from '../../events.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { EventSubscriber } from '../../platform/events.ts'
import { publishChangeIn } from '../../platform/live/broker.ts'

const recheckSpectators = (sql: Sql, { gameId }: { gameId: string }) => publishChangeIn(sql, gameId)

/** Ends streams of spectators whose link is gone. `write-game.ts` publishes a changed game as it writes it. */
export const endSpectators: EventSubscriber<Events> = {
  inTransaction: { 'spectator-link-closed': recheckSpectators, 'spectator-link-renewed': recheckSpectators },
}
