import type { Deps } from '../../deps.ts'
import { sha256 } from '../../platform/chance.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/handle.ts'
import { newId } from '../../platform/ids.ts'
import { deviceOf } from './device.ts'
import { addPendingSignIn } from './pending-sign-in-store.ts'
import { MAX_SESSIONS, sessionDuration } from './session-lifetimes.ts'
import { addSession, endOldest, lockOwner, type SessionOwner } from './session-store.ts'

/** Time to find the sheet with the codes. */
const PENDING_MS = 10 * 60_000

interface SignIn {
  /** An account, or a registration that is none yet. */
  id: string
  remembered: boolean
  /** The hash of the password that was shown, when it was one. */
  verifiedHash?: string
  from: Caller
}

type SessionDeps = Pick<Deps, 'chance' | 'clock' | 'publish'>

/**
 * For somebody who has shown one thing: a password, a mailbox or an account elsewhere. Where their account asks for
 * a second, this is what the refusal `second-factor-needed` carries. Null when they are gone.
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

/** For somebody who has shown all that their account asks for, in the transaction of their sign-in. Null when they are gone. */
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
