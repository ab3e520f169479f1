import { Refusal } from './http/refusal.ts'

type Limited = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Runs so many at once. Others wait in the order in which they came; if too many wait, the next is refused as busy, and
 * so is who has waited for too long.
 */
export function limitConcurrency(slots: number, maxWaiting: number, maxWaitMs?: number): Limited {
  const waiting = new Set<() => void>()
  let free = slots
  const release = () => {
    const [next] = waiting
    if (next) next()
    else free += 1
  }
  const waitForTurn = () =>
    new Promise<void>((resolve, reject) => {
      const start = () => {
        waiting.delete(start)
        clearTimeout(timer)
        resolve()
      }
      const giveUp = () => {
        waiting.delete(start)
        reject(new Refusal('busy'))
      }
      const timer = maxWaitMs ? setTimeout(giveUp, maxWaitMs) : undefined
      waiting.add(start)
    })
  return async (work) => {
    if (free > 0) free -= 1
    else if (waiting.size >= maxWaiting) throw new Refusal('busy')
    else await waitForTurn()
    try {
      return await work()
    } finally {
      release()
    }
  }
}

/** The same for each name by itself: who waits for one holds up nobody who comes for another. */
export function limitConcurrencyOf(
  ...limits: Parameters<typeof limitConcurrency>
): (name: string) => Limited {
  const queues = new Map<string, { limited: Limited; users: number }>()
  return (name) => async (work) => {
    const queue = queues.get(name) ?? { limited: limitConcurrency(...limits), users: 0 }
    queues.set(name, queue)
    queue.users += 1
    try {
      return await queue.limited(work)
    } finally {
      queue.users -= 1
      if (queue.users === 0) queues.delete(name)
    }
  }
}
