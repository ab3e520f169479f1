import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useServerClock } from './use-server-clock.ts'

test('a signal and a screen that come back together start one round of samples, which ends when the game leaves the screen', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const fetchTimer = vi.fn(() => new Promise<never>(() => {}))
  const { unmount } = await renderHook(() => useServerClock(fetchTimer))
  vi.advanceTimersByTime(1_000)
  expect(fetchTimer).toHaveBeenCalledTimes(5)
  dispatchEvent(new Event('online'))
  document.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(400)
  expect(fetchTimer).toHaveBeenCalledTimes(8)
  await unmount()
  vi.advanceTimersByTime(60_000)
  expect(fetchTimer).toHaveBeenCalledTimes(8)
})
