import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient } from '../../../platform/api/queries.ts'
import { identity } from '../../../platform/session/identity.ts'
import { clearStorage } from '../../../platform/session/storage.ts'
import { Providers } from '../../../platform/testing/providers.tsx'
import { SendEnquiry } from './send-enquiry.tsx'

const PASSED = 'This day has passed. Pick a later one.'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-06-15T12:00:00Z'), toFake: ['Date'] })
  identity.signIn('token')
  vi.stubGlobal('fetch', async () =>
    Response.json(
      { type: 'https://turnout.example/problems/in-the-past', detail: 'The time has passed.' },
      { status: 422 },
    ),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  identity.signOut()
  queryClient.clear()
  clearStorage()
})

test('[V-14] the days to choose begin with today, and one that has passed is refused at its field', async () => {
  const vendor = { id: 'dan', business_name: 'Weaver Street Bakery' }
  const screen = await render(<SendEnquiry vendor={vendor} fallback={null} />, { wrapper: Providers })
  const when = screen.getByLabelText('When')
  await expect.element(when).toHaveAttribute('min', '2026-06-15')
  await screen.getByLabelText('What do you need?').fill('Dinner for 40?')
  await when.fill('2020-01-01')
  await screen.getByRole('button', { name: 'Send enquiry' }).click()
  await expect.element(when).toHaveAccessibleDescription(expect.stringContaining(PASSED))
})
