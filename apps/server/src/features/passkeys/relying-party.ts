import type { Deps } from '../../deps.ts'
import { sha256 } from '../../platform/chance.ts'
import { addChallenge, findPasskeys, takeChallenge } from './store.ts'

const CHALLENGE_MS = 5 * 60_000

export type PartyDeps = Pick<Deps, 'sql' | 'clock' | 'chance' | 'config'>

export const hostOf = ({ config }: Pick<Deps, 'config'>): string => new URL(config.publicUrl).hostname

/** Adding a passkey asks for the password first, so that no other challenge may add one. */
type Purpose = 'add' | 'use'

const hashOf = (challenge: string, purpose: Purpose) => sha256(`${purpose} ${challenge}`)

/** For this person to add a passkey or to use one of theirs, or for anyone to sign in. */
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

/** A challenge of this person, with the passkeys that they have. */
export async function challengeFor(deps: PartyDeps, userId: string, purpose: Purpose) {
  const passkeys = await findPasskeys(deps.sql, userId)
  return {
    challenge: await newChallenge(deps, userId, purpose),
    host: hostOf(deps),
    known: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  }
}

/** What an answer is checked against. Not in a transaction: a challenge that was answered wrongly is used up as well. */
export const expectations = (deps: PartyDeps, userId: string | null, purpose: Purpose) => ({
  expectedChallenge: async (challenge: string) => {
    const now = new Date(await deps.clock.now(deps.sql))
    return takeChallenge(deps.sql, { challengeHash: hashOf(challenge, purpose), userId, now })
  },
  expectedOrigin: deps.config.publicUrl,
  expectedRPID: hostOf(deps),
  requireUserVerification: true,
})

/** The library throws for whatever does not fit, and says of it what is of no use to people. */
export const orNull = <T>(verification: Promise<T>): Promise<T | null> => verification.catch(() => null)
