import { expect, test } from 'vitest'
import { createPressQueue, type NewPress, type Press } from './press-queue.ts'
import { memoryStore } from './press-store.ts'
import { NoConnection, ProblemError } from './problem-error.ts'

const goal = (name: string): NewPress => ({
  endpoint: 'changeScore',
  input: name,
  key: `key of ${name}`,
  madeAt: 0,
})

/** A pitch with a signal that comes and goes, and a server that writes down what reached it. */
function pitch({ kept = [] as Press[], refuse = () => null as ProblemError | null } = {}) {
  const world = {
    signal: true,
    reached: [] as string[],
    orphans: [] as string[],
    told: [] as string[],
    alarms: [] as (() => void)[],
    waits: [] as number[],
  }
  const store = memoryStore(kept)
  const queue = createPressQueue({
    store,
    send: async (press) => {
      await Promise.resolve()
      if (!world.signal) throw new NoConnection()
      const refusal = refuse()
      if (refusal) throw refusal
      world.reached.push(press.key)
      return `reply to ${String(press.input)}`
    },
    later: (ms, then) => {
      world.waits.push(ms)
      world.alarms.push(then)
      return () => {
        world.alarms = world.alarms.filter((alarm) => alarm !== then)
      }
    },
    onOrphanAnswered: (_press, reply) => world.told.push(String(reply)),
    onOrphanRefused: (press) => world.orphans.push(press.key),
  })
  return { world, store, queue }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

test('with a signal a press goes out at once and brings its reply', async () => {
  const { queue } = pitch()
  expect(await queue.press(goal('first'))).toBe('reply to first')
  expect(queue.waiting()).toEqual([])
})

test('without a signal presses wait in order, and go out in order, each once, when it is back', async () => {
  const { queue, world, store } = pitch()
  world.signal = false
  const replies = ['a', 'b', 'c'].map((name) => queue.press(goal(name)))
  await settled()
  expect(queue.waiting().map(({ input }) => input)).toEqual(['a', 'b', 'c'])
  expect(await store.all()).toHaveLength(3)

  world.signal = true
  await Promise.all([queue.drain(), queue.drain()])
  expect(await Promise.all(replies)).toEqual(['reply to a', 'reply to b', 'reply to c'])
  expect(world.reached).toEqual(['key of a', 'key of b', 'key of c'])
  expect(await store.all()).toEqual([])
})

test('a press that meets no server rings again by itself', async () => {
  const { queue, world } = pitch()
  world.signal = false
  const reply = queue.press(goal('a'))
  await settled()
  expect(world.alarms).toHaveLength(1)
  world.signal = true
  world.alarms[0]?.()
  expect(await reply).toBe('reply to a')
})

test('what waited through a reload goes out first, with the key it had', async () => {
  const before: Press[] = [{ ...goal('before'), id: 4 }]
  const { queue, world } = pitch({ kept: before })
  world.signal = false
  const after = queue.press(goal('after'))
  await settled()
  await queue.start()
  world.signal = true
  await queue.drain()
  await after
  expect(world.reached).toEqual(['key of before', 'key of after'])
  // nobody of this page waits for the first; its answer is told all the same
  expect(world.told).toEqual(['reply to before'])
})

test('a refused press leaves the line, its screen hears why, and the next one goes out', async () => {
  let refusals = [
    new ProblemError(409, { type: '/problems/not-running', detail: 'The clock is not running.' }),
  ]
  const { queue, world } = pitch({ refuse: () => refusals.shift() ?? null })
  const first = queue.press(goal('late'))
  const second = queue.press(goal('fine'))
  await expect(first).rejects.toMatchObject({ code: 'not-running' })
  expect(await second).toBe('reply to fine')
  expect(world.orphans).toEqual([])
  refusals = []
})

test('a refused press that nobody waits for any more is still told', async () => {
  const refusals = [new ProblemError(409, {})]
  const { queue, world } = pitch({
    kept: [{ ...goal('old'), id: 1 }],
    refuse: () => refusals.shift() ?? null,
  })
  await queue.start()
  expect(world.orphans).toEqual(['key of old'])
  expect(queue.waiting()).toEqual([])
})

test('a busy server is asked again, but one that always fails does not hold up the line for ever', async () => {
  const { queue, world } = pitch({ refuse: () => new ProblemError(503, {}) })
  const press = queue.press(goal('a'))
  const outcome = expect(press).rejects.toMatchObject({ status: 503 })
  for (let turn = 0; turn < 5; turn += 1) {
    await settled()
    world.alarms.shift()?.()
  }
  await outcome
  expect(queue.waiting()).toEqual([])
})

test('a press that is asked to wait waits as long as it was told, however often, and is never given up', async () => {
  const wait = new ProblemError(429, { type: '/problems/too-many-requests' }, '7')
  const refusals = Array.from({ length: 12 }, () => wait)
  const { queue, world } = pitch({ refuse: () => refusals.shift() ?? null })
  const first = queue.press(goal('a'))
  await settled()
  const second = queue.press(goal('b'))
  // neither a new press nor the network that is back asks sooner
  await queue.drain()
  expect(refusals).toHaveLength(11)
  for (let turn = 0; turn < 12; turn += 1) {
    expect(queue.waiting()).toHaveLength(2)
    world.alarms.shift()?.()
    await settled()
  }
  expect(await Promise.all([first, second])).toEqual(['reply to a', 'reply to b'])
  expect(world.waits).toEqual(Array.from({ length: 12 }, () => 7_000))
})

test('after signing out while the server had asked to wait, the next person does not wait', async () => {
  const refusals = [new ProblemError(429, {}, '600')]
  const { queue } = pitch({ refuse: () => refusals.shift() ?? null })
  void queue.press(goal('hers'))
  await settled()
  await queue.clear()
  expect(await queue.press(goal('his'))).toBe('reply to his')
})

test('after signing out nothing waits any more, on the phone neither', async () => {
  const { queue, world, store } = pitch()
  world.signal = false
  void queue.press(goal('a'))
  await settled()
  await queue.clear()
  expect(queue.waiting()).toEqual([])
  expect(await store.all()).toEqual([])
  expect(world.alarms).toEqual([])
})

test('a press that was still being written down when its owner signed out is nobody’s', async () => {
  const { queue, world, store } = pitch()
  void queue.press(goal('hers'))
  await queue.clear()
  expect(await queue.press(goal('his'))).toBe('reply to his')
  expect(world.reached).toEqual(['key of his'])
  expect(await store.all()).toEqual([])
})

test('what waited through a reload does not come back while its owner signs out', async () => {
  const { queue, world } = pitch({ kept: [{ ...goal('hers'), id: 1 }] })
  const started = queue.start()
  await queue.clear()
  await started
  await settled()
  expect(queue.waiting()).toEqual([])
  expect(world.reached).toEqual([])
})

test('a press that was on its way when its owner signed out is told to nobody else', async () => {
  const refusals = [new ProblemError(409, {})]
  const { queue, world } = pitch({ refuse: () => refusals.shift() ?? null })
  void queue.press(goal('hers'))
  await Promise.resolve()
  await queue.clear()
  expect(await queue.press(goal('his'))).toBe('reply to his')
  expect([world.orphans, world.told]).toEqual([[], []])
})
