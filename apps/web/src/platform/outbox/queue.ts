import { isProblem, isTransient } from '../api/problem-error.ts'

/** One waiting command: endpoint and input, its key, and when it was made. */
export type QueuedCommand = { id: number; endpoint: string; input: unknown; key: string; madeAt: number }
export type NewCommand = Omit<QueuedCommand, 'id'>

/** Storage of waiting commands; ids grow in the order of adding. */
export interface OutboxStorage {
  all(): Promise<readonly QueuedCommand[]>
  add(command: NewCommand): Promise<QueuedCommand>
  remove(id: number): Promise<void>
  clear(): Promise<void>
}

type PendingReply = { resolve: (reply: unknown) => void; reject: (error: unknown) => void }

export type OutboxDeps = {
  storage: OutboxStorage
  send: (command: QueuedCommand) => Promise<unknown>
  /** Calls back later; returns a function that cancels. */
  schedule: (ms: number, run: () => void) => () => void
  /** A command from before the page was loaded, and the server's answer. */
  onOrphanAnswered: (command: QueuedCommand, reply: unknown) => void
  /** The same when the server refused it. */
  onOrphanRefused: (command: QueuedCommand, error: unknown) => void
}

const RETRY_MS = 3_000
/**
 * A server that fails this often on the same command will not take it. A missing signal, a server that names a time,
 * and a proxy without its server are waited out.
 */
const MAX_FAILURES = 5
const PROXY_STATUSES: readonly number[] = [502, 504]

/** Sends commands one after the other in the order they were made, each until it is answered, each once. */
export function createOutbox({ storage, send, schedule, onOrphanAnswered, onOrphanRefused }: OutboxDeps) {
  let queue: readonly QueuedCommand[] = []
  let isSending = false
  let failures = 0
  /** Counts sign-outs, so that a queue belongs to one session. */
  let generation = 0
  /** The server has named a time; an earlier attempt would only make the wait longer. */
  let isRateLimited = false
  let cancelRetry = () => {}
  const pendingReplies = new Map<number, PendingReply>()
  const listeners = new Set<() => void>()

  const setQueue = (next: readonly QueuedCommand[]) => {
    queue = [...next].sort((a, b) => a.id - b.id)
    for (const listener of listeners) listener()
  }

  const settle = async (
    command: QueuedCommand,
    outcome: (pendingReply: PendingReply) => void,
    orphan: () => void,
  ) => {
    failures = 0
    // a command that cannot be removed is sent once more after a reload; its key makes that harmless
    await storage.remove(command.id).catch(() => undefined)
    const rest = queue.filter(({ id }) => id !== command.id)
    // its owner has signed out meanwhile, and the next person must not see the answer
    if (rest.length === queue.length) return
    setQueue(rest)
    const pendingReply = pendingReplies.get(command.id)
    pendingReplies.delete(command.id)
    if (pendingReply) outcome(pendingReply)
    else orphan()
  }

  const shouldRetry = (error: unknown): boolean => {
    if (!isTransient(error)) return false
    if (!isProblem(error) || error.retryAfterMs !== null || PROXY_STATUSES.includes(error.status)) return true
    failures += 1
    return failures < MAX_FAILURES
  }

  /** Sends the waiting commands from the front, until the queue is empty or the network is gone again. */
  const drain = async (): Promise<void> => {
    if (isSending || isRateLimited) return
    isSending = true
    cancelRetry()
    try {
      for (let [command] = queue; command; [command] = queue) {
        const current = command
        try {
          const reply = await send(current)
          await settle(
            current,
            ({ resolve }) => resolve(reply),
            () => onOrphanAnswered(current, reply),
          )
        } catch (error) {
          if (shouldRetry(error)) {
            const retryAfterMs = isProblem(error) ? error.retryAfterMs : null
            isRateLimited = retryAfterMs !== null
            cancelRetry = schedule(retryAfterMs ?? RETRY_MS * 2 ** failures, () => {
              isRateLimited = false
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
    /** Reads the commands that waited through a reload and sends them. */
    async start(): Promise<void> {
      const startGeneration = generation
      const stored = await storage.all()
      if (startGeneration !== generation) return
      const isStored = ({ id }: QueuedCommand) => stored.some((one) => one.id === id)
      // a command that another tab has sent meanwhile stays only if this tab waits for its answer
      setQueue([...stored, ...queue.filter((one) => pendingReplies.has(one.id) && !isStored(one))])
      await drain()
    },
    /** Resolves with the server's reply, however late; rejects when the server refuses. */
    async enqueue(newCommand: NewCommand): Promise<unknown> {
      const startGeneration = generation
      const command = await storage.add(newCommand)
      if (startGeneration !== generation) {
        await storage.remove(command.id)
        return new Promise(() => {})
      }
      const answered = new Promise<unknown>((resolve, reject) => {
        pendingReplies.set(command.id, { resolve, reject })
      })
      setQueue([...queue, command])
      void drain()
      return answered
    },
    drain,
    async clear(): Promise<void> {
      generation += 1
      cancelRetry()
      isRateLimited = false
      pendingReplies.clear()
      setQueue([])
      await storage.clear()
    },
    pending: () => queue,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
