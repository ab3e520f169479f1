import { beforeEach, expect, test } from 'vitest'
import { toaster } from '../../ui/toaster.ts'
import { errorText, NoConnection, ProblemError } from '../api/problem-error.ts'
import { endpointOf, MAX_AGE_MS, reportRefused } from './offline-commands.ts'
import { createOutbox, type NewCommand } from './queue.ts'
import { memoryStorage } from './storage.ts'

beforeEach(() => toaster.clear())

const WEEK = 7 * 24 * 60 * 60 * 1000
const TUESDAY = Date.parse('2026-06-09T11:00:00Z')

const TIME_BOUND = [
  'checkIn',
  'checkInMember',
  'manualCheckIn',
  'assignCaptains',
  'selectPlayers',
  'assignTeams',
]

const newCommand = (endpoint: string, madeAt = TUESDAY): NewCommand => ({
  endpoint,
  input: {},
  key: `key of ${endpoint}`,
  madeAt,
})

/** A phone that was opened at this time, with these commands waiting. */
function createPhone(stored: readonly NewCommand[], now = TUESDAY) {
  const world = {
    now,
    isOnline: true,
    sent: [] as string[],
    errorTexts: [] as string[],
    retry: null as (() => void) | null,
  }
  const storage = memoryStorage(stored.map((command, index) => ({ ...command, id: index + 1 })))
  const queue = createOutbox({
    storage,
    send: async (command) => {
      const { name } = endpointOf(command, world.now)
      if (!world.isOnline) throw new NoConnection()
      world.sent.push(name)
      return name
    },
    schedule: (_ms, run) => {
      world.retry = run
      return () => {}
    },
    onOrphanAnswered: () => {},
    onOrphanRefused: (_command, error) => world.errorTexts.push(errorText(error)),
  })
  return { world, store: storage, queue }
}

const EXPIRED_TEXT =
  "What you did on Tue 9 Jun wasn't sent: there was no signal in time. Do it again if it still matters."

test.each(TIME_BOUND)(
  '%s that waited on a phone since last week is not sent, and the person gets the reason',
  async (name) => {
    const { world, store, queue } = createPhone([newCommand(name)], TUESDAY + WEEK)
    await queue.start()
    expect([world.sent, world.errorTexts, queue.pending(), await store.all()]).toEqual([
      [],
      [EXPIRED_TEXT],
      [],
      [],
    ])
  },
)

test.each(TIME_BOUND)('%s of the same game day is sent when the phone is opened again', async (name) => {
  const { world, queue } = createPhone([newCommand(name)], TUESDAY + MAX_AGE_MS)
  await queue.start()
  expect([world.sent, world.errorTexts]).toEqual([[name], []])
})

test('a goal names its game and may arrive at any time; an expired command before it does not block it', async () => {
  const { world, queue } = createPhone([newCommand('checkIn'), newCommand('changeScore')], TUESDAY + WEEK)
  await queue.start()
  expect([world.sent, world.errorTexts]).toEqual([['changeScore'], [EXPIRED_TEXT]])
})

test('the same age limit holds in an app that was never closed, and its screen gets the reason', async () => {
  const { world, queue } = createPhone([])
  world.isOnline = false
  const first = queue.enqueue(newCommand('manualCheckIn'))
  const refusal = expect(first).rejects.toMatchObject({ status: 409, detail: EXPIRED_TEXT })
  await expect.poll(() => world.retry).not.toBeNull()
  expect(queue.pending()).toHaveLength(1)
  world.now += MAX_AGE_MS + 1
  world.isOnline = true
  world.retry?.()
  await refusal
  expect(world.sent).toEqual([])
})

test('a command made tomorrow, by a clock that was set back since, belongs to an unknown game day', async () => {
  const { world, queue } = createPhone([newCommand('checkIn')], TUESDAY - MAX_AGE_MS - 1)
  await queue.start()
  expect([world.sent, world.errorTexts]).toEqual([[], [EXPIRED_TEXT]])
})

test('many expired commands make one toast with the number of each kind, which stays until it is dismissed', () => {
  for (const name of ['checkInMember', 'selectPlayers', 'checkInMember'])
    expire(newCommand(name, TUESDAY + WEEK))
  expire(newCommand('manualCheckIn', TUESDAY + 2 * WEEK))
  expect(toaster.now()).toMatchObject([
    {
      kind: 'failed',
      ms: Number.POSITIVE_INFINITY,
      text: 'Not sent: there was no signal in time on Tue 16 Jun: 2 check-ins of players, 1 pick. Do it again if it still matters.',
    },
    {
      text: 'Not sent: there was no signal in time on Tue 23 Jun: 1 list of guests. Do it again if it still matters.',
    },
  ])
})

test('a refusal of the server shows its own sentence', () => {
  reportRefused(newCommand('checkIn'), new ProblemError(409, { detail: 'Check-in is over for tonight.' }))
  expect(toaster.now()).toMatchObject([{ text: 'Check-in is over for tonight.', ms: 4_000 }])
})

/** Like the outbox: the call throws, and the error is passed on. */
function expire(command: NewCommand): void {
  try {
    endpointOf(command, command.madeAt + WEEK)
  } catch (error) {
    reportRefused(command, error)
  }
}
