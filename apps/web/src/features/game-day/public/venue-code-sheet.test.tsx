import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Providers } from '../../../platform/testing/providers.tsx'
import type { Door } from './door.ts'
import { VenueCodeSheet } from './venue-code-sheet.tsx'

afterEach(() => void vi.restoreAllMocks())

const door = (isPending: boolean): Door => ({
  ...{ name: 'Canal Side Kickabout', circle: null, hasArrived: false, press: () => {} },
  isPending,
})
const open = (isPending: boolean) =>
  render(<VenueCodeSheet door={door(isPending)} initial="123456" onClose={() => {}} />, {
    wrapper: Providers,
  })

const CONDITION = 'We check you in if the connection is back within a minute. If not, enter the new code.'

test('[P-3] a code that waits for a signal counts only within a minute, and the sheet says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { getByText } = await open(true)
  await expect.element(getByText(CONDITION)).toBeVisible()
})

test('with a signal the sheet does not mention waiting', async () => {
  const { getByText } = await open(true)
  await expect.element(getByText(CONDITION)).not.toBeInTheDocument()
})
