import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NoConnection, ProblemError } from '../api/problem-error.ts'
import { createOutbox, type OutboxStorage, type QueuedCommand } from './queue.ts'
import { memoryStorage } from './storage.ts'

/** Outcomes of one attempt: never sent, answer lost, arrived twice, server busy, or all is well. */
const OUTCOMES = ['lost', 'answer cut', 'twice', 'busy', 'fine'] as const
type Outcome = (typeof OUTCOMES)[number]

/** What a person does meanwhile: add or take back a goal, reload the page, or wait. */
type Step = { type: 'press' | 'reload' | 'wait'; by: 1 | -1 }

const streams = fc.record({
  steps: fc.array(
    fc.record({
      type: fc.constantFrom(
        'press' as const,
        'press' as const,
        'press' as const,
        'reload' as const,
        'wait' as const,
      ),
      by: fc.constantFrom(1 as const, 1 as const, -1 as const),
    }),
    { minLength: 1, maxLength: 12 },
  ),
  outcomes: fc.array(fc.constantFrom<Outcome>(...OUTCOMES), { maxLength: 40 }),
})

/** A server that keeps one promise: a key is carried out once, and every repetition gets the first answer. */
function server() {
  const answers = new Map<string, string>()
  const received: QueuedCommand[] = []
  return {
    received: received,
    accept(command: QueuedCommand): string {
      const previousAnswer = answers.get(command.key)
      if (previousAnswer !== undefined) return previousAnswer
      received.push(command)
      const answer = `answer ${received.length}`
      answers.set(command.key, answer)
      return answer
    },
  }
}

/** A phone with a bad connection: its page can be reloaded, and its storage survives that. */
function createPhone(storage: OutboxStorage, send: (command: QueuedCommand) => Promise<string>) {
  const timers = new Set<() => void>()
  const queue = createOutbox({
    storage,
    send,
    schedule: (_ms, run) => {
      timers.add(run)
      return () => timers.delete(run)
    },
    onOrphanAnswered: () => {},
    onOrphanRefused: () => {},
  })
  const fireTimers = () => {
    for (const timer of [...timers]) {
      timers.delete(timer)
      timer()
    }
  }
  return { queue, ring: fireTimers }
}

const nextTick = () => new Promise<void>((resolve) => setImmediate(resolve))

const BUSY_AT_MOST = 4

async function runStream({ steps, outcomes }: { steps: readonly Step[]; outcomes: readonly Outcome[] }) {
  const backend = server()
  const remaining = [...outcomes]
  const refused = new Map<string, number>()
  const send = async (command: QueuedCommand): Promise<string> => {
    const outcome = remaining.shift() ?? 'fine'
    await Promise.resolve()
    if (outcome === 'lost') throw new NoConnection()
    // a server that fails five times on the same command is broken, and the command is dropped
    const busyCount = refused.get(command.key) ?? 0
    if (outcome === 'busy' && busyCount < BUSY_AT_MOST) {
      refused.set(command.key, busyCount + 1)
      throw new ProblemError(503, {})
    }
    const answer = backend.accept(command)
    if (outcome === 'twice') expect(backend.accept(command)).toBe(answer)
    if (outcome === 'answer cut') throw new NoConnection()
    return answer
  }
  const storage = memoryStorage()
  let dead = { current: false }
  const open = () => {
    const closed = { current: false }
    dead = closed
    // a page that is gone receives no answers and removes nothing from storage
    const pageStorage = {
      ...storage,
      remove: async (id: number) => (closed.current ? undefined : storage.remove(id)),
    }
    return createPhone(pageStorage, (command) =>
      closed.current ? new Promise<string>(() => {}) : send(command),
    )
  }
  let page = open()
  const sent: QueuedCommand[] = []
  for (const { type, by } of steps) {
    if (type === 'press') {
      const command = {
        endpoint: 'changeScore',
        input: by,
        key: `press ${sent.length}`,
        madeAt: sent.length,
      }
      sent.push({ ...command, id: 0 })
      void page.queue.enqueue(command).catch(() => undefined)
      await Promise.resolve()
    } else if (type === 'reload') {
      await nextTick()
      dead.current = true
      page = open()
      await page.queue.start()
    } else {
      await nextTick()
      page.ring()
    }
  }
  // the signal is back for good
  remaining.length = 0
  for (let tries = 0; (await storage.all()).length > 0 && tries < 50; tries += 1) {
    await nextTick()
    page.ring()
    await page.queue.drain()
  }
  return { pressed: sent, received: backend.received, waiting: await storage.all() }
}

const keys = (commands: readonly QueuedCommand[]) => commands.map(({ key }) => key)
const score = (commands: readonly QueuedCommand[]) =>
  commands.reduce((sum, { input }) => sum + Number(input), 0)

test('[I1] ten thousand random runs over a network that drops, repeats and cuts: the score is that of the distinct commands, in order', async () => {
  await fc.assert(
    fc.asyncProperty(streams, async (stream) => {
      const { pressed, received, waiting } = await runStream(stream)
      expect(waiting).toEqual([])
      expect(keys(received)).toEqual(keys(pressed))
      expect(score(received)).toBe(score(pressed))
    }),
    { numRuns: 10_000 },
  )
}, 120_000)
