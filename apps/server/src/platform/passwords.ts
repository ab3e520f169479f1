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
const AT_ONCE = 4
const QUEUE = 50

/** argon2id as the library sets it: 19 MiB, two passes, one lane (trust A5). */
export function createPasswords(): Passwords {
  const inTurn = turnstile(AT_ONCE, QUEUE)
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
    hash: (password) => inTurn(() => hash(password)),
    verify: (stored, password) => inTurn(() => compare(stored, password)),
    dummyHash,
    isCommon: isCommonPassword,
  }
}

/** At most `most` at once and `queue` waiting; whoever comes after those is told to come back. */
function turnstile(most: number, queue: number) {
  const waiting: (() => void)[] = []
  let inside = 0
  const enter = async () => {
    if (inside < most) inside += 1
    else if (waiting.length >= queue) refuse('busy')
    else await new Promise<void>((next) => waiting.push(next))
  }
  const leave = () => {
    const next = waiting.shift()
    if (next)
      next() // takes over the place, so the number inside stays
    else inside -= 1
  }
  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
