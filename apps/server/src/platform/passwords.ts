import { randomBytes } from 'node:crypto'
import { hash, hashSync, verify } from '@node-rs/argon2'
import { isCommonPassword } from './common-passwords.ts'
import { refuse } from './http/refusal.ts'

export interface Passwords {
  hash(password: string): Promise<string>
  /** False, never a fault, when the hash is none; and no quicker then. */
  verify(hash: string, password: string): Promise<boolean>
  /** Verified against where there is no account, so that nobody can tell by the time. */
  dummyHash: string
  isCommon(password: string): boolean
}

// argon2 shares libuv's four threads with files and names: more at once would only starve those
const CONCURRENCY = 4
const MAX_WAITING = 50

/** argon2id as the library sets it: 19 MiB, two passes, one lane (trust A5). */
export function createPasswords(): Passwords {
  const limited = semaphore(CONCURRENCY, MAX_WAITING)
  const dummyHash = hashSync(randomBytes(32))
  const compare = async (stored: string, password: string) => {
    try {
      return await verify(stored, password)
    } catch {
      await verify(dummyHash, password)
      return false
    }
  }
  return {
    hash: (password) => limited(() => hash(password)),
    verify: (stored, password) => limited(() => compare(stored, password)),
    dummyHash,
    isCommon: isCommonPassword,
  }
}

/** At most `most` at once and `queue` waiting; whoever comes after those is told to come back. */
function semaphore(max: number, queue: number) {
  const waiting: (() => void)[] = []
  let active = 0
  const acquire = async () => {
    if (active < max) active += 1
    else if (waiting.length >= queue) refuse('busy')
    else await new Promise<void>((next) => waiting.push(next))
  }
  const release = () => {
    const next = waiting.shift()
    if (next)
      next() // takes over the place, so the number inside stays
    else active -= 1
  }
  return async <T>(work: () => Promise<T>): Promise<T> => {
    await acquire()
    try {
      return await work()
    } finally {
      release()
    }
  }
}
