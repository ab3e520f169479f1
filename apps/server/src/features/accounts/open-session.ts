import type { Deps } from '../../deps.ts'
import { sha256 } from '../../platform/chance.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/handle.ts'
import { newId } from '../../platform/ids.ts'
import { deviceOf } from './device.ts'
import { addPendingSignIn } from './pending-sign-in-store.ts'
import { MAX_SESSIONS, sessionDuration } from './session-lifetimes.ts'
import { addSession, endOldest, lockOwner, type SessionOwner } from './session-store.ts'

/** Time to find the sheet with the recovery codes. */
const PENDING_MS = 10 * 60_000

interface SignIn {
  /** Of an account, or of a registration without an account. */
  id: string
  remembered: boolean
  /** The hash that the person's password matched, if they used one. */
  verifiedHash?: string
  from: Caller
}

type SessionDeps = Pick<Deps, 'chance' | 'clock' | 'publish'>

/**
 * For a person who has shown one factor: a password, a mailbox or an account of a provider. If their account needs
 * a second factor, the result is the payload of the refusal `second-factor-needed`. Null when the owner is gone.
 */
export async function signIn(deps: SessionDeps, sql: Sql, request: SignIn) {
  const owner = await lockOwner(sql, request.id, request.verifiedHash)
  if (!owner?.needsSecondFactor) return owner && startSession(deps, sql, owner, request)
  const token = deps.chance.secret()
  const expiresAt = new Date((await deps.clock.now(sql)) + PENDING_MS)
  const { id: userId, remembered } = request
  await addPendingSignIn(sql, { tokenHash: sha256(token), userId, remembered, expiresAt })
  return { sign_in: token }
}

/** For a person who has shown every factor that their account needs. Null when the owner is gone. */
export async function openSession(deps: SessionDeps, sql: Sql, request: SignIn) {
  const owner = await lockOwner(sql, request.id, request.verifiedHash)
  return owner && startSession(deps, sql, owner, request)
}

async function startSession(
  { chance, clock, publish }: SessionDeps,
  sql: Sql,
  owner: SessionOwner,
  { remembered, from }: Pick<SignIn, 'remembered' | 'from'>,
) {
  const token = chance.secret()
  const durationMs = sessionDuration(remembered)
  const now = await clock.now(sql)
  await addSession(sql, owner, {
    id: newId(),
    tokenHash: sha256(token),
    remembered,
    userAgent: from.userAgent,
    device: deviceOf(from),
    createdAt: new Date(now),
    lastSeenAt: new Date(now),
    expiresAt: new Date(now + durationMs),
  })
  for (const sessionId of await endOldest(sql, owner, MAX_SESSIONS, new Date(now)))
    await publish(sql, 'session-ended', { sessionId })
  return { access_token: token, token_type: 'bearer' as const, expires_in: durationMs / 1000 }
}
