import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient } from '../../platform/api/queries.ts'
import { identity } from '../../platform/session/identity.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { EnquiryBoxes } from './enquiry-boxes.tsx'

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 500 }))
  identity.signIn('token')
})
afterEach(() => {
  vi.unstubAllGlobals()
  identity.signOut()
  queryClient.clear()
})

test('where the server does not say whose page it is, it says so and can be asked again', async () => {
  const page = await render(<EnquiryBoxes box={undefined} page={1} onChange={() => {}} />, {
    wrapper: Providers,
  })
  await expect.element(page.getByText('Failed to load your enquiries.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
})
