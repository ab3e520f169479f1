import { randomBytes } from 'node:crypto'
import { hash, hashSync, type Options, verify } from '@node-rs/argon2'
import { isCommonPassword } from './common-passwords.ts'
import { limitConcurrency } from './limit-concurrency.ts'

export interface Passwords {
  hash(password: string): Promise<string>
  /** False for an invalid hash: never an error, and not faster. */
  verify(hash: string, password: string): Promise<boolean>
  /** Verified if there is no account, so that the response time does not reveal whether there is one. */
  dummyHash: string
  isCommon(password: string): boolean
}

// argon2 uses the four threads of libuv that files and DNS need too: more at once would starve those
const CONCURRENCY = 4
const MAX_WAITING = 50

/**
 * argon2id with the defaults of the library: 19 MiB, two passes, one lane. Only tests use less; each hash names its
 * cost and is verified with it.
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
