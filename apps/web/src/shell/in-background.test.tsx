import { expect, test } from 'vitest'
import { startInBackground } from './in-background.ts'

const isMeasuring = () =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('/field-timings'))

test('[D13] the measuring script loads where the page switches it on, and nowhere else', async () => {
  // scripts of other tests may have filled the list
  performance.clearResourceTimings()
  startInBackground()
  await new Promise((done) => requestIdleCallback(done))
  await new Promise((done) => setTimeout(done, 300))
  expect(isMeasuring()).toBe(false)
  const on = document.createElement('meta')
  on.name = 'turnout:field-timings'
  document.head.append(on)
  startInBackground()
  await expect.poll(isMeasuring).toBe(true)
  on.remove()
})
