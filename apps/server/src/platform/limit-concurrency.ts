import { Refusal, refuse } from './http/refusal.ts'

/**
 * Limits how much runs at once. Others wait in order of arrival. If too many wait, the next is refused as busy, and so
 * is one that waits too long.
 */
export function limitConcurrency(
  slots: number,
  maxWaiting: number,
  maxWaitMs?: number,
): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let free = slots
  const waitForTurn = () =>
    new Promise<void>((resolve, reject) => {
      waiting.push(resolve)
      if (maxWaitMs === undefined) return
      const giveUp = () => {
        const place = waiting.indexOf(resolve)
        if (place < 0) return
        waiting.splice(place, 1)
        reject(new Refusal('busy'))
      }
      setTimeout(giveUp, maxWaitMs).unref()
    })
  const release = () => {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
  return async (work) => {
    if (free > 0) free -= 1
    else if (waiting.length >= maxWaiting) refuse('busy')
    else await waitForTurn()
    try {
      return await work()
    } finally {
      release()
    }
  }
}
