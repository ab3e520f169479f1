import { expect, test, vi } from 'vitest'
import { identity } from '../session/identity.ts'
import { serverClock } from './server-clock.ts'

const SLEPT_MS = 150_000

test("[G19] a phone that slept on any page has the server's time, whatever it measured before", () => {
  const own = performance.now()
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  vi.advanceTimersByTime(own)
  identity.signIn('token')
  const sample = (tripMs: number) => {
    const sentAt = serverClock.own()
    serverClock.add({ sentAt, receivedAt: sentAt + tripMs, serverTime: Date.now() + tripMs / 2 })
  }
  sample(20)
  // the time of day goes on, the monotonic clock stands still
  vi.setSystemTime(Date.now() + SLEPT_MS)
  expect(Date.now() - serverClock.now()).toBeCloseTo(SLEPT_MS, -3)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(Date.now() - serverClock.now()).toBeCloseTo(0, -2)
  // slower than the sample before the sleep
  vi.advanceTimersByTime(5)
  sample(200)
  expect(Date.now() - serverClock.now()).toBeCloseTo(0, -2)
})
