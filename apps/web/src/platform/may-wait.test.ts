import { expect, test } from 'vitest'
import { AN_EVENING_MS, callOf } from './may-wait.ts'
import { createPressQueue, type NewPress } from './press-queue.ts'
import { memoryStore } from './press-store.ts'
import { NoConnection, sentenceOf } from './problem-error.ts'

const WEEK = 7 * 24 * 60 * 60 * 1000
const TUESDAY = Date.parse('2026-06-09T11:00:00Z')

const TONIGHTS = [
  'checkIn',
  'checkInMember',
  'manualCheckIn',
  'assignCaptains',
  'selectPlayers',
  'assignTeams',
]

const made = (endpoint: string, madeAt = TUESDAY): NewPress => ({
  endpoint,
  input: {},
  key: `key of ${endpoint}`,
  madeAt,
})

/** A phone that was opened at some moment, with what waited on it. */
function phone(kept: readonly NewPress[], now = TUESDAY) {
  const world = {
    now,
    signal: true,
    sent: [] as string[],
    said: [] as string[],
    again: null as (() => void) | null,
  }
  const store = memoryStore(kept.map((press, index) => ({ ...press, id: index + 1 })))
  const queue = createPressQueue({
    store,
    send: async (press) => {
      const { name } = callOf(press, world.now)
      if (!world.signal) throw new NoConnection()
      world.sent.push(name)
      return name
    },
    later: (_ms, then) => {
      world.again = then
      return () => {}
    },
    onOrphanAnswered: () => {},
    onOrphanRefused: (_press, error) => world.said.push(sentenceOf(error)),
  })
  return { world, store, queue }
}

const LATE =
  'What was pressed on Tue 9 Jun found no signal in time and is not sent any more: it was for that evening. Press again what still holds.'

test.each(TONIGHTS)(
  '%s that waited on a phone since last week is not sent, and that is said',
  async (name) => {
    const { world, store, queue } = phone([made(name)], TUESDAY + WEEK)
    await queue.start()
    expect([world.sent, world.said, queue.waiting(), await store.all()]).toEqual([[], [LATE], [], []])
  },
)

test.each(TONIGHTS)('%s of the same evening is sent when the phone is opened again', async (name) => {
  const { world, queue } = phone([made(name)], TUESDAY + AN_EVENING_MS)
  await queue.start()
  expect([world.sent, world.said]).toEqual([[name], []])
})

test('a goal names its game and may come as late as it likes; what stands before it does not hold it up', async () => {
  const { world, queue } = phone([made('checkIn'), made('changeScore')], TUESDAY + WEEK)
  await queue.start()
  expect([world.sent, world.said]).toEqual([['changeScore'], [LATE]])
})

test('an app that was never closed goes by the same hours, and its screen hears the reason', async () => {
  const { world, queue } = phone([])
  world.signal = false
  const asked = queue.press(made('manualCheckIn'))
  const refused = expect(asked).rejects.toMatchObject({ status: 409, detail: LATE })
  await expect.poll(() => world.again).not.toBeNull()
  expect(queue.waiting()).toHaveLength(1)
  world.now += AN_EVENING_MS + 1
  world.signal = true
  world.again?.()
  await refused
  expect(world.sent).toEqual([])
})

test('a press of tomorrow, by a clock that was put back since, is of an evening that nobody knows', async () => {
  const { world, queue } = phone([made('checkIn')], TUESDAY - AN_EVENING_MS - 1)
  await queue.start()
  expect([world.sent, world.said]).toEqual([[], [LATE]])
})
