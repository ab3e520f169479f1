import { beforeEach, expect, test } from 'vitest'
import { toaster } from '../ui/toaster.ts'
import { AN_EVENING_MS, callOf, sayRefused } from './may-wait.ts'
import { createPressQueue, type NewPress } from './press-queue.ts'
import { memoryStore } from './press-store.ts'
import { NoConnection, ProblemError, sentenceOf } from './problem-error.ts'

beforeEach(() => toaster.clear())

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

test('a whole list of them is one word that says how many of which kind, and stands until it is dismissed', () => {
  for (const name of ['checkInMember', 'selectPlayers', 'checkInMember']) drop(made(name, TUESDAY + WEEK))
  drop(made('manualCheckIn', TUESDAY + 2 * WEEK))
  expect(toaster.now()).toMatchObject([
    {
      kind: 'failed',
      ms: Number.POSITIVE_INFINITY,
      text: 'Not sent, for no signal came in time on Tue 16 Jun: 2 check-ins of players, 1 pick. Press again what still holds.',
    },
    {
      text: 'Not sent, for no signal came in time on Tue 23 Jun: 1 list of guests. Press again what still holds.',
    },
  ])
})

test('what the server itself refused is said in its own words', () => {
  sayRefused(made('checkIn'), new ProblemError(409, { detail: 'Check-in is over for tonight.' }))
  expect(toaster.now()).toMatchObject([{ text: 'Check-in is over for tonight.', ms: 4_000 }])
})

/** As the line does it: the call throws, and what was thrown is handed on. */
function drop(press: NewPress): void {
  try {
    callOf(press, press.madeAt + WEEK)
  } catch (error) {
    sayRefused(press, error)
  }
}
