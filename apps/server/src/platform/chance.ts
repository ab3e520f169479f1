import { hash, randomBytes, randomInt } from 'node:crypto'

/** The source of random values; always an argument, so that tests can fix it. */
export interface Chance {
  /** 256 bits, for tokens and toss secrets. */
  secret(): string
}

export const cryptoChance: Chance = { secret: () => randomBytes(32).toString('base64url') }

/** In hexadecimal. The only form in which a secret is stored. */
export const sha256 = (data: string | Buffer): string => hash('sha256', data)

/** A random delay for retries; never for a value that must not be guessed. */
export const jitter = (ms: number): number => randomInt(Math.max(1, Math.round(ms)))
