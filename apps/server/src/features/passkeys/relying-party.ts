import type { Deps } from '../../deps.ts'
import { sha256 } from '../../platform/chance.ts'
import { addChallenge, findPasskeys, takeChallenge } from './store.ts'

const CHALLENGE_MS = 5 * 60_000

export type PartyDeps = Pick<Deps, 'sql' | 'clock' | 'chance' | 'config'>

export const hostOf = ({ config }: Pick<Deps, 'config'>): string => new URL(config.publicUrl).hostname

/** A challenge to add a passkey requires the password, so no other challenge may add one. */
type Purpose = 'add' | 'use'

const hashOf = (challenge: string, purpose: Purpose) => sha256(`${purpose} ${challenge}`)

/** For this person to add or use a passkey, or with null for anyone to sign in. */
export async function newChallenge(
  { sql, clock, chance }: PartyDeps,
  userId: string | null,
  purpose: Purpose,
): Promise<string> {
  const challenge = chance.secret()
  const expiresAt = new Date((await clock.now(sql)) + CHALLENGE_MS)
  await addChallenge(sql, { challengeHash: hashOf(challenge, purpose), userId, expiresAt })
  return challenge
}

/** A challenge for this person, with their passkeys. */
export async function challengeFor(deps: PartyDeps, userId: string, purpose: Purpose) {
  const passkeys = await findPasskeys(deps.sql, userId)
  return {
    challenge: await newChallenge(deps, userId, purpose),
    host: hostOf(deps),
    known: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  }
}

/** The checks of an answer. Not in a transaction, so that a wrong answer uses up its challenge as well. */
export const expectations = (deps: PartyDeps, userId: string | null, purpose: Purpose) => ({
  expectedChallenge: async (challenge: string) => {
    const now = new Date(await deps.clock.now(deps.sql))
    return takeChallenge(deps.sql, { challengeHash: hashOf(challenge, purpose), userId, now })
  },
  expectedOrigin: deps.config.publicUrl,
  expectedRPID: hostOf(deps),
  requireUserVerification: true,
})

/** The library throws on every mismatch, with messages that do not help people. */
export const orNull = <T>(verification: Promise<T>): Promise<T | null> => verification.catch(() => null)
