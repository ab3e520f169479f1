import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { createServer } from './server.ts'

afterEach(() => void vi.useRealTimers())

test('a plugin that needs two minutes on a busy machine does not end the program', async () => {
  vi.useFakeTimers()
  const app = createServer({ log: pino({ level: 'silent' }), trustProxy: false })
  app.register((_app, _options, done) => {
    setTimeout(done, 120_000)
    vi.advanceTimersByTime(120_000)
  })
  await expect(app.ready()).resolves.toBe(app)
  vi.useRealTimers()
  await app.close()
})
