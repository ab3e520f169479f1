import { Refusal } from './http/refusal.ts'

interface Limits {
  /** Items in one batch. */
  maxTaken: number
  maxWaiting: number
  /** 0 means no limit. */
  maxWaitMs: number
}

/** Handles a batch and returns one result per item, in the same order. */
type Take<Item> = (items: readonly Item[]) => Promise<readonly PromiseSettledResult<unknown>[]>

/**
 * A queue per name: items are taken in the order of arrival, and those that waited meanwhile as one batch. If too many
 * wait, the next is refused as busy, and so is one that waited too long. Names do not wait for each other.
 */
export function takeTogether<Item>(limits: Limits, take: Take<Item>) {
  const queues = new Map<string, Queue<Item>>()
  return (name: string, item: Item): Promise<unknown> => {
    const queue = queues.get(name) ?? new Queue(limits, take, () => queues.delete(name))
    queues.set(name, queue)
    return queue.add(item)
  }
}

interface Waiting<Item> {
  item: Item
  resolve: (value: unknown) => void
  reject: (reason: unknown) => void
  timer: NodeJS.Timeout | undefined
}

class Queue<Item> {
  readonly #limits: Limits
  readonly #take: Take<Item>
  readonly #onEmpty: () => void
  readonly #waiting = new Set<Waiting<Item>>()
  #isTaking = false

  constructor(limits: Limits, take: Take<Item>, onEmpty: () => void) {
    this.#limits = limits
    this.#take = take
    this.#onEmpty = onEmpty
  }

  add(item: Item): Promise<unknown> {
    const { maxWaiting, maxWaitMs } = this.#limits
    return new Promise((resolve, reject) => {
      if (this.#waiting.size >= maxWaiting) return reject(new Refusal('busy'))
      const giveUp = () => {
        this.#waiting.delete(waiting)
        reject(new Refusal('busy'))
      }
      const timer = maxWaitMs ? setTimeout(giveUp, maxWaitMs) : undefined
      const waiting = { item, resolve, reject, timer }
      this.#waiting.add(waiting)
      void this.#takeAll()
    })
  }

  async #takeAll(): Promise<void> {
    if (this.#isTaking) return
    this.#isTaking = true
    while (this.#waiting.size > 0) {
      const taken = [...this.#waiting].slice(0, this.#limits.maxTaken)
      for (const waiting of taken) {
        this.#waiting.delete(waiting)
        clearTimeout(waiting.timer)
      }
      await this.#settle(taken)
    }
    this.#onEmpty()
  }

  async #settle(taken: readonly Waiting<Item>[]): Promise<void> {
    try {
      const results = await this.#take(taken.map(({ item }) => item))
      for (const [index, { resolve, reject }] of taken.entries()) {
        const result = results[index]
        if (result?.status === 'fulfilled') resolve(result.value)
        else reject(result?.reason)
      }
    } catch (failure) {
      for (const { reject } of taken) reject(failure)
    }
  }
}
