import type { Events } from '../../events.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { EventSubscriber } from '../../platform/events.ts'
import { publishChangeIn } from '../../platform/live/broker.ts'

const recheckSpectators = (sql: Sql, { gameId }: { gameId: string }) => publishChangeIn(sql, gameId)

/** Whoever watches by a link that is gone sees no more. A changed game is sent with the statement that writes it (`write-game.ts`). */
export const endSpectators: EventSubscriber<Events> = {
  inTransaction: { 'spectator-link-closed': recheckSpectators, 'spectator-link-renewed': recheckSpectators },
}
