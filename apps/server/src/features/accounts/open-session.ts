import type { Deps } from '../../deps.ts'
import { sha256 } from '../../platform/chance.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/handle.ts'
import { networkOf } from '../../platform/http/network.ts'
import { newId } from '../../platform/ids.ts'
import { deviceOf } from './device.ts'
import { MAX_SESSIONS, sessionDuration } from './session-lifetimes.ts'
import { addSession, endOldest, lockOwner } from './session-store.ts'

interface SignIn {
  /** An account, or a registration that is none yet. */
  id: string
  remembered: boolean
  /** The hash of the password that was shown, when it was one. */
  verifiedHash?: string
  from: Caller
}

/** For somebody who has shown who they are, in the transaction of their sign-in. Null when they are gone. */
export async function openSession(
  { chance, clock, publish }: Pick<Deps, 'chance' | 'clock' | 'publish'>,
  sql: Sql,
  { id, remembered, verifiedHash, from }: SignIn,
) {
  const owner = await lockOwner(sql, id, verifiedHash)
  if (!owner) return null
  const token = chance.secret()
  const durationMs = sessionDuration(remembered)
  const now = await clock.now(sql)
  await addSession(sql, owner, {
    id: newId(),
    tokenHash: sha256(token),
    remembered,
    userAgent: from.userAgent,
    network: networkOf(from.address),
    device: deviceOf(from),
    createdAt: new Date(now),
    lastSeenAt: new Date(now),
    expiresAt: new Date(now + durationMs),
  })
  for (const sessionId of await endOldest(sql, owner, MAX_SESSIONS, new Date(now)))
    await publish(sql, 'session-ended', { sessionId })
  return { access_token: token, token_type: 'bearer' as const, expires_in: durationMs / 1000 }
}
