import { expect, test } from 'vitest'
import { NoConnection, ProblemError } from '../api/problem-error.ts'
import { createOutbox, type NewCommand, type QueuedCommand } from './queue.ts'
import { memoryStorage } from './storage.ts'

const goal = (name: string): NewCommand => ({
  endpoint: 'changeScore',
  input: name,
  key: `key of ${name}`,
  madeAt: 0,
})

/** A network that comes and goes, and a server that records what reached it. */
function createWorld({
  kept: stored = [] as QueuedCommand[],
  refuse = () => null as ProblemError | null,
  storage = memoryStorage(stored),
} = {}) {
  const world = {
    isOnline: true,
    reached: [] as string[],
    orphansRefused: [] as string[],
    orphanReplies: [] as string[],
    timers: [] as (() => void)[],
    delays: [] as number[],
  }
  const queue = createOutbox({
    storage,
    send: async (command) => {
      await Promise.resolve()
      if (!world.isOnline) throw new NoConnection()
      const refusal = refuse()
      if (refusal) throw refusal
      world.reached.push(command.key)
      return `reply to ${String(command.input)}`
    },
    schedule: (ms, run) => {
      world.delays.push(ms)
      world.timers.push(run)
      return () => {
        world.timers = world.timers.filter((timer) => timer !== run)
      }
    },
    onOrphanAnswered: (_command, reply) => world.orphanReplies.push(String(reply)),
    onOrphanRefused: (command) => world.orphansRefused.push(command.key),
  })
  return { world, store: storage, queue }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

test('with a signal a command is sent at once and gets its reply', async () => {
  const { queue } = createWorld()
  expect(await queue.enqueue(goal('first'))).toBe('reply to first')
  expect(queue.pending()).toEqual([])
})

test('without a signal commands wait, and are sent in order, each once, when it is back', async () => {
  const { queue, world, store } = createWorld()
  world.isOnline = false
  const replies = ['a', 'b', 'c'].map((name) => queue.enqueue(goal(name)))
  await settled()
  expect(queue.pending().map(({ input }) => input)).toEqual(['a', 'b', 'c'])
  expect(await store.all()).toHaveLength(3)

  world.isOnline = true
  await Promise.all([queue.drain(), queue.drain()])
  expect(await Promise.all(replies)).toEqual(['reply to a', 'reply to b', 'reply to c'])
  expect(world.reached).toEqual(['key of a', 'key of b', 'key of c'])
  expect(await store.all()).toEqual([])
})

test('a command that found no server is sent again after a while', async () => {
  const { queue, world } = createWorld()
  world.isOnline = false
  const reply = queue.enqueue(goal('a'))
  await settled()
  expect(world.timers).toHaveLength(1)
  world.isOnline = true
  world.timers[0]?.()
  expect(await reply).toBe('reply to a')
})

test('a command that waited through a reload is sent first, with its old key', async () => {
  const earlier: QueuedCommand[] = [{ ...goal('before'), id: 4 }]
  const { queue, world } = createWorld({ kept: earlier })
  world.isOnline = false
  const later = queue.enqueue(goal('after'))
  await settled()
  await queue.start()
  world.isOnline = true
  await queue.drain()
  await later
  expect(world.reached).toEqual(['key of before', 'key of after'])
  // nothing on this page waits for the first command; its answer is reported all the same
  expect(world.orphanReplies).toEqual(['reply to before'])
})

test('a tab that slept does not repeat what another tab has sent, except its own command, to get the answer', async () => {
  const storage = memoryStorage([{ ...goal('before'), id: 1 }])
  const [asleep, awake] = [createWorld({ storage }), createWorld({ storage })]
  asleep.world.isOnline = false
  await asleep.queue.start()
  const reply = asleep.queue.enqueue(goal('own'))
  await settled()
  await awake.queue.start()
  expect(awake.world.orphanReplies).toEqual(['reply to before', 'reply to own'])
  asleep.world.isOnline = true
  await asleep.queue.start()
  expect(await reply).toBe('reply to own')
  expect(asleep.world.reached).toEqual(['key of own'])
  expect([asleep.world.orphanReplies, asleep.queue.pending()]).toEqual([[], []])
})

test('a refused command leaves the queue, its screen gets the reason, and the next one is sent', async () => {
  let refusals = [
    new ProblemError(409, { type: '/problems/not-running', detail: 'The clock is not running.' }),
  ]
  const { queue, world } = createWorld({ refuse: () => refusals.shift() ?? null })
  const first = queue.enqueue(goal('late'))
  const second = queue.enqueue(goal('fine'))
  await expect(first).rejects.toMatchObject({ code: 'not-running' })
  expect(await second).toBe('reply to fine')
  expect(world.orphansRefused).toEqual([])
  refusals = []
})

test('a refused command for which no screen waits is still reported', async () => {
  const refusals = [new ProblemError(409, {})]
  const { queue, world } = createWorld({
    kept: [{ ...goal('old'), id: 1 }],
    refuse: () => refusals.shift() ?? null,
  })
  await queue.start()
  expect(world.orphansRefused).toEqual(['key of old'])
  expect(queue.pending()).toEqual([])
})

test('a busy server gets the command again, but one that always fails does not block the queue for ever', async () => {
  const { queue, world } = createWorld({ refuse: () => new ProblemError(503, {}) })
  const pending = queue.enqueue(goal('a'))
  const outcome = expect(pending).rejects.toMatchObject({ status: 503 })
  for (let isFirst = 0; isFirst < 5; isFirst += 1) {
    await settled()
    world.timers.shift()?.()
  }
  await outcome
  expect(queue.pending()).toEqual([])
})

test('a command that was cut off on a slow connection is sent again', async () => {
  const refusals = [new ProblemError(408, {})]
  const { queue, world } = createWorld({ refuse: () => refusals.shift() ?? null })
  const pending = queue.enqueue(goal('a'))
  await settled()
  world.timers.shift()?.()
  expect(await pending).toBe('reply to a')
})

test.each([502, 504])('behind a proxy that answers %i without its server a command waits', async (status) => {
  const refusals = Array.from({ length: 12 }, () => new ProblemError(status, null))
  const { queue, world } = createWorld({ refuse: () => refusals.shift() ?? null })
  const pending = queue.enqueue(goal('a'))
  for (let isFirst = 0; isFirst < 12; isFirst += 1) {
    await settled()
    expect(queue.pending()).toHaveLength(1)
    world.timers.shift()?.()
  }
  expect(await pending).toBe('reply to a')
})

test.each([
  [429, 'too-many-requests'],
  [503, 'busy'],
  [507, 'disk-full'],
])(
  'a command that gets %i waits as long as the server requires, any number of times, and is never given up',
  async (status, code) => {
    const wait = new ProblemError(status, { type: `/problems/${code}` }, '7')
    const refusals = Array.from({ length: 12 }, () => wait)
    const { queue, world } = createWorld({ refuse: () => refusals.shift() ?? null })
    const first = queue.enqueue(goal('a'))
    await settled()
    const second = queue.enqueue(goal('b'))
    // neither a new command nor the network that is back makes the next attempt sooner
    await queue.drain()
    expect(refusals).toHaveLength(11)
    for (let isFirst = 0; isFirst < 12; isFirst += 1) {
      expect(queue.pending()).toHaveLength(2)
      world.timers.shift()?.()
      await settled()
    }
    expect(await Promise.all([first, second])).toEqual(['reply to a', 'reply to b'])
    expect(world.delays).toEqual(Array.from({ length: 12 }, () => 7_000))
  },
)

test('after signing out during a wait that the server had set, the next person does not wait', async () => {
  const refusals = [new ProblemError(429, {}, '600')]
  const { queue } = createWorld({ refuse: () => refusals.shift() ?? null })
  void queue.enqueue(goal('hers'))
  await settled()
  await queue.clear()
  expect(await queue.enqueue(goal('his'))).toBe('reply to his')
})

test('after signing out nothing waits any more, nor is stored on the phone', async () => {
  const { queue, world, store } = createWorld()
  world.isOnline = false
  void queue.enqueue(goal('a'))
  await settled()
  await queue.clear()
  expect(queue.pending()).toEqual([])
  expect(await store.all()).toEqual([])
  expect(world.timers).toEqual([])
})

test('a command that was still being stored when its owner signed out is dropped', async () => {
  const { queue, world, store } = createWorld()
  void queue.enqueue(goal('hers'))
  await queue.clear()
  expect(await queue.enqueue(goal('his'))).toBe('reply to his')
  expect(world.reached).toEqual(['key of his'])
  expect(await store.all()).toEqual([])
})

test('commands that waited through a reload do not come back while their owner signs out', async () => {
  const { queue, world } = createWorld({ kept: [{ ...goal('hers'), id: 1 }] })
  const started = queue.start()
  await queue.clear()
  await started
  await settled()
  expect(queue.pending()).toEqual([])
  expect(world.reached).toEqual([])
})

test('the answer to a command in flight when its owner signed out is reported to no one', async () => {
  const refusals = [new ProblemError(409, {})]
  const { queue, world } = createWorld({ refuse: () => refusals.shift() ?? null })
  void queue.enqueue(goal('hers'))
  await Promise.resolve()
  await queue.clear()
  expect(await queue.enqueue(goal('his'))).toBe('reply to his')
  expect([world.orphansRefused, world.orphanReplies]).toEqual([[], []])
})
