import { sha256 } from '../../platform/chance.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Sql } from '../../platform/db/database.ts'
import { together } from '../../platform/db/together.ts'
import type { Actor, Identify } from '../../platform/http/actor.ts'
import { sessionLasts } from './session.ts'
import { type FoundSession, findSessions, markSeen } from './session-store.ts'

const SEEN_AT_MOST_EVERY_MS = 60_000

/** From a bearer token to whoever signed in with it. Nothing is remembered between two requests (trust M5). */
export function identifySession({ sql, clock }: { sql: Sql; clock: Clock }): Identify {
  const find = together(async (tokenHashes: readonly string[]) => {
    const rows = await findSessions(sql, [...new Set(tokenHashes)], clock)
    const found = new Map(rows.map((row) => [row.session.tokenHash, row]))
    return (tokenHash) => found.get(tokenHash)
  })
  return async (token) => {
    const found = await find(sha256(token))
    if (!found) return null
    const { session, now } = found
    if (session.expiresAt.getTime() <= now) return null
    if (now - session.lastSeenAt.getTime() >= SEEN_AT_MOST_EVERY_MS) {
      const until = session.remembered ? new Date(now + sessionLasts(true)) : session.expiresAt
      await markSeen(sql, session, new Date(now), until)
    }
    return actorOf(found)
  }
}

function actorOf({ session, user, registration, now: at }: FoundSession): Actor | null {
  const call = { sessionId: session.id, at }
  if (user)
    return { is: 'account', id: user.id, email: user.email, platformAdmin: user.role === 'admin', ...call }
  if (registration) return { is: 'registration', id: registration.id, email: registration.email, ...call }
  return null
}
