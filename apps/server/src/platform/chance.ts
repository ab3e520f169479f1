import { hash, randomBytes, randomInt } from 'node:crypto'

/** The source of random values; always an argument, so that tests can fix it. */
export interface Chance {
  /** 256 bits, for tokens and toss secrets. */
  secret(): string
}

export const cryptoChance: Chance = { secret: () => randomBytes(32).toString('base64url') }

/** The only form in which a secret is stored. */
export const sha256 = (secret: string | Buffer): string => hash('sha256', secret)

/** A random delay for retries; never for a value that must not be guessed. */
export const jitter = (ms: number): number => randomInt(Math.max(1, Math.round(ms)))
