import { hash, randomBytes, randomInt } from 'node:crypto'

/** Where unpredictable things come from; an argument everywhere, so that tests can hold it still. */
export interface Chance {
  /** 256 bits, for tokens and toss secrets. */
  secret(): string
}

export const cryptoChance: Chance = { secret: () => randomBytes(32).toString('base64url') }

/** Only this is ever stored of a secret. */
export const sha256 = (secret: string | Buffer): string => hash('sha256', secret)

/** A spread for retries; never for anything that somebody could gain by guessing. */
export const jitter = (ms: number): number => randomInt(Math.max(1, Math.round(ms)))
