import { refuse } from './http/refusal.ts'

/** Runs so many at once. Others wait in the order in which they came; if too many wait, the next is refused as busy. */
export function limitConcurrency(
  slots: number,
  maxWaiting: number,
): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let free = slots
  const release = () => {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
  return async (work) => {
    if (free > 0) free -= 1
    else if (waiting.length >= maxWaiting) refuse('busy')
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      release()
    }
  }
}
