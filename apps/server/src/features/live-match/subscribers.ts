import type { Deps } from '../../deps.ts'
import type { Subscriber } from '../../platform/live/streams.ts'
import { whistlesOf } from '../game/public.ts'
import { isWatchable } from './game-access.ts'
import type { GameView } from './game-view.ts'
import type { Role } from './present.ts'
import { findLink } from './spectator-store.ts'
import { subscriberGroups } from './store.ts'

/** The role of each subscriber in this game at this moment; null for a subscriber who may not watch it (any more). */
export async function rolesOf(
  { sql }: Deps,
  { gameRow, group, now }: GameView,
  subscribers: readonly Subscriber[],
): Promise<(subscriber: Subscriber) => Role | null> {
  const sessionIds = subscribers.flatMap((subscriber) =>
    subscriber.type === 'session' ? [subscriber.sessionId] : [],
  )
  const whistles = whistlesOf(gameRow.evening)
  const values = { gameId: gameRow.id, whistles, now: new Date(now), sessionIds }
  const rows = sessionIds.length > 0 ? await subscriberGroups(sql, values) : []
  // a map, because a thousand subscribers may be looked up at once
  const roles = new Map(rows.flatMap((row) => row.sessionIds.map((id) => [id, roleOf(row)] as const)))
  const isOpen = sessionIds.length < subscribers.length && isWatchable({ gameRow, group }, now)
  const link = isOpen ? await findLink(sql, gameRow.id) : null
  return (subscriber) => {
    if (subscriber.type === 'spectator') return subscriber.token === link ? 'spectates' : null
    return roles.get(subscriber.sessionId) ?? null
  }
}

type Row = Awaited<ReturnType<typeof subscriberGroups>>[number]

function roleOf({ state, platformAdmin, hasWhistle }: Row): Role | null {
  if (platformAdmin || state === 'admin') return 'steers'
  if (state !== 'member') return null
  return hasWhistle ? 'controls' : 'watches'
}
