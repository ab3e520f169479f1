import { isProblem, mayPass } from './problem-error.ts'

/** One press as it waits: what was meant, by its own key, and when. */
export type Press = { id: number; endpoint: string; input: unknown; key: string; madeAt: number }
export type NewPress = Omit<Press, 'id'>

/** Where presses wait; ids grow in the order of adding. */
export interface PressStore {
  all(): Promise<Press[]>
  add(press: NewPress): Promise<Press>
  remove(id: number): Promise<void>
  clear(): Promise<void>
}

type Waiter = { resolve: (reply: unknown) => void; reject: (error: unknown) => void }

export type PressQueueDeps = {
  store: PressStore
  send: (press: Press) => Promise<unknown>
  /** Calls back later; answers how to call it off. */
  later: (ms: number, then: () => void) => () => void
  /** A press that was made before the page was loaded anew, and what the server answered it. */
  onOrphanAnswered: (press: Press, reply: unknown) => void
  /** The same, when the server did not take it. */
  onOrphanRefused: (press: Press, error: unknown) => void
}

const AGAIN_MS = 3_000
/** A server that fails this often on the same press will not take it; a missing signal, and a server that has too much to do, are waited out. */
const FAILURES_AT_MOST = 5

/** Presses go out one after the other in the order they were made, each until it is answered, each once. */
export function createPressQueue({ store, send, later, onOrphanAnswered, onOrphanRefused }: PressQueueDeps) {
  let line: readonly Press[] = []
  let isSending = false
  let failures = 0
  /** Whose line it is, by number: one more for everybody who has gone. */
  let owner = 0
  /** The server has named a time, and whoever asks sooner is only told to wait longer. */
  let isToldToWait = false
  let callOff = () => {}
  const waiters = new Map<number, Waiter>()
  const listeners = new Set<() => void>()

  const become = (next: readonly Press[]) => {
    line = next
    for (const tell of listeners) tell()
  }

  const settle = async (press: Press, outcome: (waiter: Waiter) => void, orphan: () => void) => {
    failures = 0
    // a shelf that will not let go sends it once more after a reload; its key makes that harmless
    await store.remove(press.id).catch(() => undefined)
    // whoever pressed it has gone meanwhile, and the next one need not hear of it
    if (!line.includes(press)) return
    become(line.filter(({ id }) => id !== press.id))
    const waiter = waiters.get(press.id)
    waiters.delete(press.id)
    if (waiter) outcome(waiter)
    else orphan()
  }

  const isWorthAnotherTry = (error: unknown): boolean => {
    if (!mayPass(error)) return false
    if (!isProblem(error) || error.status === 429) return true
    failures += 1
    return failures < FAILURES_AT_MOST
  }

  /** Sends what waits, from the front, until the line is empty or the network is gone again. */
  const drain = async (): Promise<void> => {
    if (isSending || isToldToWait) return
    isSending = true
    callOff()
    try {
      for (let press = line[0]; press; press = line[0]) {
        const current = press
        try {
          const reply = await send(current)
          await settle(
            current,
            ({ resolve }) => resolve(reply),
            () => onOrphanAnswered(current, reply),
          )
        } catch (error) {
          if (isWorthAnotherTry(error)) {
            const asked = isProblem(error) ? error.retryAfterMs : null
            isToldToWait = asked !== null
            callOff = later(asked ?? AGAIN_MS * 2 ** failures, () => {
              isToldToWait = false
              void drain()
            })
            return
          }
          await settle(
            current,
            ({ reject }) => reject(error),
            () => onOrphanRefused(current, error),
          )
        }
      }
    } finally {
      isSending = false
    }
  }

  return {
    /** Reads what waited through a reload and sends it. */
    async start(): Promise<void> {
      const whose = owner
      const kept = await store.all()
      if (whose !== owner) return
      const known = new Set(line.map(({ id }) => id))
      become([...kept.filter(({ id }) => !known.has(id)), ...line].sort((a, b) => a.id - b.id))
      await drain()
    },
    /** Resolves with the server's reply, however late; rejects when the server refuses. */
    async press(made: NewPress): Promise<unknown> {
      const whose = owner
      const press = await store.add(made)
      if (whose !== owner) {
        await store.remove(press.id)
        return new Promise(() => {})
      }
      const answered = new Promise<unknown>((resolve, reject) => {
        waiters.set(press.id, { resolve, reject })
      })
      become([...line, press].sort((a, b) => a.id - b.id))
      void drain()
      return answered
    },
    drain,
    async clear(): Promise<void> {
      owner += 1
      callOff()
      isToldToWait = false
      waiters.clear()
      become([])
      await store.clear()
    },
    waiting: () => line,
    subscribe(tell: () => void) {
      listeners.add(tell)
      return () => {
        listeners.delete(tell)
      }
    },
  }
}
