import { expect, test } from 'vitest'
import { createServerClock, offsetOf, secondsLeft } from './server-clock.ts'

test('the quickest round trip sets the clock, halfway between asking and hearing', () => {
  const slow = { sentAt: 1_000, receivedAt: 1_900, serverTime: 50_900 }
  const quick = { sentAt: 2_000, receivedAt: 2_040, serverTime: 52_020 }
  expect(offsetOf([slow, quick])).toBe(50_000)
  expect(offsetOf([quick, slow])).toBe(50_000)
  expect(offsetOf([])).toBeNull()
})

test('the error of the clock is at most half of its quickest round trip', () => {
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
  )
  expect(clock.now()).toBe(1_010_000)
  clock.add({ sentAt: 10_000, receivedAt: 10_100, serverTime: 7_000_050 })
  expect(clock.now()).toBe(7_000_000)
  own = 10_600
  expect(clock.now()).toBe(7_000_600)
})

test('after a sleep the first new answer counts more than all old ones', () => {
  const clock = createServerClock(
    () => 90_000,
    () => 0,
  )
  clock.add({ sentAt: 0, receivedAt: 4, serverTime: 1_000_002 })
  clock.distrust()
  expect(clock.now()).toBe(1_090_000)
  clock.add({ sentAt: 89_000, receivedAt: 89_800, serverTime: 2_089_400 })
  expect(clock.now()).toBe(2_090_000)
})

/** The same numbers on every run, spread over 0 to 1. */
function evenly(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** A phone whose own clock is `wrong` ms off, after the five trips with which it begins; each takes 200 ms, give or take 40. */
function phone(wrong: number, chance: () => number) {
  const clock = createServerClock(
    () => 0,
    () => 0,
  )
  for (let trip = 0; trip < 5; trip += 1) {
    const way = () => 100 + (chance() - 0.5) * 40
    const [there, back] = [way(), way()]
    const sentAt = trip * 200
    clock.add({ sentAt, receivedAt: sentAt + there + back, serverTime: sentAt + there + wrong })
  }
  return clock.now() - wrong
}

test('[G19] two phones hours apart, on a line of 200 ms with 40 ms of jitter, are never 100 ms apart', () => {
  const chance = evenly(2026)
  const apart = Array.from({ length: 1_000 }, () =>
    Math.abs(phone(3 * 3_600_000, chance) - phone(-5 * 3_600_000, chance)),
  )
  expect(Math.max(...apart)).toBeLessThan(100)
})

test('[G19] also where one way is quick and the other slow, the error is half of the difference and no more', () => {
  const clock = createServerClock(
    () => 0,
    () => 0,
  )
  for (const [there, back] of [
    [20, 180],
    [25, 190],
    [30, 175],
  ] as const)
    clock.add({ sentAt: 0, receivedAt: there + back, serverTime: there + 7_200_000 })
  expect(Math.abs(clock.now() - 7_200_000)).toBeLessThanOrEqual(80)
})
