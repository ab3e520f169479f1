import { afterEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import './styles/tokens.css'
import './styles/base.css'
import './styles/layout.css'
import { queryClient } from './platform/api/queries.ts'
import { outbox } from './platform/outbox/outbox.ts'
import { identity } from './platform/session/identity.ts'
import { answerWhatWaits } from './platform/testing/stub-server.ts'
import { serverClock } from './platform/time/server-clock.ts'
import { toaster } from './ui/toaster.ts'

/** The page when the first test begins. */
const PHONE = { width: 414, height: 896 }

// all component tests share the page: a change by one test would stay for the next
afterEach(async () => {
  await cleanup()
  if (innerWidth !== PHONE.width || innerHeight !== PHONE.height)
    await page.viewport(PHONE.width, PHONE.height)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  identity.signOut()
  queryClient.clear()
  await outbox().clear()
  await answerWhatWaits()
  const presses = async () => (await navigator.locks.query()).held
  await expect.poll(presses, { message: 'A press of this test waits for its answer.' }).toEqual([])
  toaster.clear()
  serverClock.reset()
  localStorage.clear()
  sessionStorage.clear()
})
