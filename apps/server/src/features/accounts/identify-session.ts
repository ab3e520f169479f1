import { sha256 } from '../../platform/chance.ts'
import type { Clock } from '../../platform/clock.ts'
import { batch } from '../../platform/db/batch.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { Actor, Identify } from '../../platform/http/actor.ts'
import { Temporal } from '../../platform/temporal.ts'
import { sessionDuration } from './session-lifetimes.ts'
import { type FoundSession, findSessions, updateLastSeen } from './session-store.ts'

const LAST_SEEN_INTERVAL_MS = 60_000

/** From a bearer token to the person who signed in. Nothing is cached between two requests (docs/security.md, M5). */
export function identifySession({ sql, clock }: { sql: Sql; clock: Clock }): Identify {
  const find = batch(async (tokenHashes: readonly string[]) => {
    const rows = await findSessions(sql, { tokenHashes: [...new Set(tokenHashes)] })
    const found = new Map(rows.map((row) => [row.session.tokenHash, row]))
    return (tokenHash) => found.get(tokenHash)
  })
  return async (token, timeZone) => {
    const found = await find(sha256(token))
    return found ? recogniseSession(sql, found.session, { now: clock.momentOf(found.now), timeZone }) : null
  }
}

/** The session's owner; null when it is over. Stores the last use once a minute, and a new time zone at once. */
export async function recogniseSession(
  sql: Sql,
  session: FoundSession,
  { now, timeZone }: { now: number; timeZone: string | undefined },
): Promise<Actor | null> {
  if (session.expiresAt <= now) return null
  const zone = isNews(timeZone, session) ? (knownTimeZone(timeZone) ?? session.timeZone) : session.timeZone
  if (zone !== session.timeZone || now - session.lastSeenAt >= LAST_SEEN_INTERVAL_MS) {
    const expiresAt = session.remembered ? now + sessionDuration(true) : session.expiresAt
    const changes = { lastSeenAt: new Date(now), expiresAt: new Date(expiresAt), timeZone: zone }
    await updateLastSeen(sql, session, changes)
  }
  return actorFrom(session, now)
}

/** Every request carries the device's time zone, which seldom changes. */
const isNews = (timeZone: string | undefined, session: FoundSession): timeZone is string =>
  timeZone !== undefined && timeZone !== session.timeZone

/** The name of a time zone as Temporal spells it; null for anything else that a device may send. */
function knownTimeZone(name: string): string | null {
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId
  } catch {
    return null
  }
}

function actorFrom({ id, user, registration }: FoundSession, at: number): Actor | null {
  const sessionContext = { sessionId: id, at }
  if (user)
    return {
      type: 'account',
      id: user.id,
      email: user.email,
      platformAdmin: user.role === 'admin',
      ...sessionContext,
    }
  if (registration)
    return { type: 'registration', id: registration.id, email: registration.email, ...sessionContext }
  return null
}
