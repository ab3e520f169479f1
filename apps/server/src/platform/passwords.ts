import { randomBytes } from 'node:crypto'
import { hash, hashSync, type Options, verify } from '@node-rs/argon2'
import { isCommonPassword } from './common-passwords.ts'
import { limitConcurrency } from './limit-concurrency.ts'

export interface Passwords {
  hash(password: string): Promise<string>
  /** False when the hash is not valid, never an error, and no quicker then. */
  verify(hash: string, password: string): Promise<boolean>
  /** Verified where there is no account, so that the time of an answer does not tell whether there is one. */
  dummyHash: string
  isCommon(password: string): boolean
}

// argon2 shares libuv's four threads with files and names: more at once would only starve those
const CONCURRENCY = 4
const MAX_WAITING = 50

/**
 * argon2id with the library's settings: 19 MiB, two passes, one lane. Only tests pay less; each hash names what it cost,
 * and is verified at that.
 */
export function createPasswords(cost: Options = {}): Passwords {
  const limited = limitConcurrency(CONCURRENCY, MAX_WAITING)
  const dummyHash = hashSync(randomBytes(32), cost)
  const compare = async (stored: string, password: string) => {
    try {
      return await verify(stored, password)
    } catch {
      await verify(dummyHash, password)
      return false
    }
  }
  return {
    hash: (password) => limited(() => hash(password, cost)),
    verify: (stored, password) => limited(() => compare(stored, password)),
    dummyHash,
    isCommon: isCommonPassword,
  }
}
