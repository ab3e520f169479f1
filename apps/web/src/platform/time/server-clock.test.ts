import { expect, test } from 'vitest'
import { createServerClock, offsetOf, secondsLeft } from './server-clock.ts'

const NOTHING_STORED = { read: () => null, write: () => undefined }

test('the quickest round trip sets the clock, halfway between asking and hearing', () => {
  const slow = { sentAt: 1_000, receivedAt: 1_900, serverTime: 50_900 }
  const quick = { sentAt: 2_000, receivedAt: 2_040, serverTime: 52_020 }
  expect(offsetOf([slow, quick])).toBe(50_000)
  expect(offsetOf([quick, slow])).toBe(50_000)
  expect(offsetOf([])).toBeNull()
})

test('the error of the clock is at most half of the quickest round trip', () => {
  const TRUE_OFFSET = 3_600_000
  const sample = (sentAt: number, there: number, back: number) => ({
    sentAt,
    receivedAt: sentAt + there + back,
    serverTime: sentAt + there + TRUE_OFFSET,
  })
  const samples = [sample(0, 400, 20), sample(500, 5, 70), sample(900, 30, 12)]
  expect(Math.abs((offsetOf(samples) ?? 0) - TRUE_OFFSET)).toBeLessThanOrEqual(42 / 2)
})

test.each`
  clock                                                    | now        | seconds
  ${{ is_running: true, ends_at: 420_000, left_ms: 0 }}    | ${0}       | ${420}
  ${{ is_running: true, ends_at: 420_000, left_ms: 0 }}    | ${1}       | ${420}
  ${{ is_running: true, ends_at: 420_000, left_ms: 0 }}    | ${1_000}   | ${419}
  ${{ is_running: true, ends_at: 420_000, left_ms: 0 }}    | ${419_999} | ${1}
  ${{ is_running: true, ends_at: 420_000, left_ms: 0 }}    | ${420_000} | ${0}
  ${{ is_running: true, ends_at: 420_000, left_ms: 0 }}    | ${500_000} | ${0}
  ${{ is_running: false, ends_at: null, left_ms: 61_500 }} | ${99_999}  | ${62}
`('at $now the board shows $seconds s', ({ clock, now, seconds }) => {
  expect(secondsLeft(clock, now)).toBe(seconds)
})

test('a phone whose own clock is wrong by an hour still shows the server its time', () => {
  let own = 10_000
  const clock = createServerClock(
    () => own,
    () => own + 1_000_000,
    NOTHING_STORED,
  )
  expect(clock.now()).toBe(1_010_000)
  clock.add({ sentAt: 10_000, receivedAt: 10_100, serverTime: 7_000_050 })
  expect(clock.now()).toBe(7_000_000)
  own = 10_600
  expect(clock.now()).toBe(7_000_600)
})

/** A phone whose monotonic clock stands still while it sleeps, and whose time of day is ten minutes slow. */
function createPhone() {
  const clocks = { own: 0, day: 0 }
  const offset = 600_000
  const stored: { at: number; ms: number }[] = []
  const storage = {
    read: () => stored.at(-1) ?? null,
    write: (entry: { at: number; ms: number }) => void stored.push(entry),
  }
  const openPage = () =>
    createServerClock(
      () => clocks.own,
      () => clocks.day,
      storage,
    )
  const clock = openPage()
  const sample = () => ({ sentAt: clocks.own, receivedAt: clocks.own, serverTime: clocks.day + offset })
  const advance = (ms: number, { asleep: isAsleep = false } = {}) => {
    clocks.day += ms
    if (!isAsleep) clocks.own += ms
  }
  clock.add(sample())
  return {
    clock,
    opened: openPage,
    asked: sample,
    pass: advance,
    at: clocks,
    serverTime: () => clocks.day + offset,
  }
}

test("[G19] after a sleep without a signal the server's time follows from the time of day, until the server answers", () => {
  const { clock, asked: sample, pass: advance, at: clocks, serverTime } = createPhone()
  advance(1_200_000, { asleep: true })
  clock.reset()
  expect(clock.isSet()).toBe(true)
  expect(clock.now()).toBe(serverTime())
  clock.add(sample())
  // from here on a change of the phone's clock does not move ours
  const expected = serverTime()
  clocks.day += 77_000
  expect(clock.now()).toBe(expected)
})

test('an answer that was in flight while the phone slept sets no clock', () => {
  const { clock, asked: sample, pass: advance, serverTime } = createPhone()
  const before = sample()
  advance(5)
  advance(1_200_000, { asleep: true })
  clock.reset()
  advance(5)
  clock.add({ ...before, receivedAt: before.receivedAt + 5 })
  expect(clock.now()).toBe(serverTime())
})

test("a page that opens without a signal knows the server's time from the page before, for a day", () => {
  const { opened: openPage, pass: advance, serverTime } = createPhone()
  advance(3_600_000)
  const clock = openPage()
  expect(clock.isSet()).toBe(true)
  expect(clock.now()).toBe(serverTime())
  advance(24 * 3_600_000)
  expect(clock.isSet()).toBe(false)
})

test('a phone without any answer of the server, or whose clock was set back since, does not know the time of the server', () => {
  const nothing = createServerClock(
    () => 0,
    () => 0,
    NOTHING_STORED,
  )
  expect(nothing.isSet()).toBe(false)
  const { opened: openPage, pass: advance } = createPhone()
  advance(-3_600_000)
  expect(openPage().isSet()).toBe(false)
})

/** The same numbers on every run, between 0 and 1. */
function pseudoRandom(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** A phone whose clock is `errorMs` off, after its first five round trips of 200 ms, each way with ±20 ms. */
function simulatePhone(errorMs: number, chance: () => number) {
  const clock = createServerClock(
    () => 0,
    () => 0,
    NOTHING_STORED,
  )
  for (let takeSample = 0; takeSample < 5; takeSample += 1) {
    const oneWayMs = () => 100 + (chance() - 0.5) * 40
    const [outMs, returnMs] = [oneWayMs(), oneWayMs()]
    const sentAt = takeSample * 200
    clock.add({ sentAt, receivedAt: sentAt + outMs + returnMs, serverTime: sentAt + outMs + errorMs })
  }
  return clock.now() - errorMs
}

test('[G19] two phones hours apart, on connections of 200 ms with 40 ms of jitter, are never 100 ms apart', () => {
  const chance = pseudoRandom(2026)
  const apart = Array.from({ length: 1_000 }, () =>
    Math.abs(simulatePhone(3 * 3_600_000, chance) - simulatePhone(-5 * 3_600_000, chance)),
  )
  expect(Math.max(...apart)).toBeLessThan(100)
})

test('[G19] where one way is quick and the other slow, the error is at most half of the difference', () => {
  const clock = createServerClock(
    () => 0,
    () => 0,
    NOTHING_STORED,
  )
  for (const [there, back] of [
    [20, 180],
    [25, 190],
    [30, 175],
  ] as const)
    clock.add({ sentAt: 0, receivedAt: there + back, serverTime: there + 7_200_000 })
  expect(Math.abs(clock.now() - 7_200_000)).toBeLessThanOrEqual(80)
})
