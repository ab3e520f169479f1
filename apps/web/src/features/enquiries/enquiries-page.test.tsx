import { getMe, type Me } from '@turnout/contract/me'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient, read } from '../../platform/api/queries.ts'
import { identity } from '../../platform/session/identity.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { EnquiriesPage } from './enquiries-page.tsx'
import { EnquiryPage } from './enquiry-page.tsx'
import { enquiryOnTheWire } from './testing.ts'

const ID = '0190a0a0-0000-7000-8000-0000000000e1'

test('an unread enquiry is marked in the list, with its text, and leads to the thread', async () => {
  identity.signIn('token')
  queryClient.setQueryData(read(getMe, {}).queryKey, { id: 'dan', role: 'vendor' } as Me)
  const row = enquiryOnTheWire(ID, { is_unread: true })
  stubServer({ 'GET /enquiries': () => Response.json([row], { headers: { 'x-total-count': '1' } }) })
  const page = await render(<EnquiriesPage />, { wrapper: Providers })
  const link = page.getByRole('link', { name: /Ben Okafor.*Unread/ })
  await expect.element(link.getByText('Dinner for 40?')).toBeVisible()
  await expect.element(link).toHaveAttribute('href', expect.stringContaining(`/vendors/enquiries/${ID}`))
})

test('a vendor answers, shares their address, and adds themselves to the event until they take it back', async () => {
  identity.signIn('token')
  const at = '2026-06-09T10:00:00.000Z'
  const event = { id: ID, title: 'Weaver Street Cup' }
  let enquiry = enquiryOnTheWire(ID, { event })
  const change = (changes: object) => () => (enquiry = { ...enquiry, ...changes })
  const path = `/enquiries/${ID}`
  stubServer({
    'GET /enquiries': () => Response.json([enquiry], { headers: { 'x-total-count': '1' } }),
    [`GET ${path}`]: () => enquiry,
    [`POST ${path}/messages`]: (body) => {
      const message = { id: ID, sent_at: at, is_mine: true, ...(body as { text: string }) }
      return Response.json(change({ messages: [message], last_message: message })(), { status: 201 })
    },
    [`POST ${path}/share-email`]: change({ is_my_email_shared: true }),
    [`PUT ${path}/event`]: change({ is_added_by_me: true }),
    [`DELETE ${path}/event`]: change({ is_added_by_me: false }),
  })
  const page = await render(<EnquiryPage enquiryId={ID} />, { wrapper: Providers })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.getByRole('textbox', { name: 'Write a message' }).fill('Sounds good. Is there water?')
  await button('Send').click()
  const log = page.getByRole('log', { name: 'Messages' })
  await expect.element(log.getByText('Sounds good. Is there water?')).toBeVisible()
  await button('Share my address').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Share my address' }).click()
  await expect.element(page.getByText('Ben Okafor sees your email.')).toBeVisible()
  await button('Add to the event').click()
  await expect.element(page.getByText("Ben Okafor hasn't added it yet.")).toBeVisible()
  await button('Take it back').click()
  await expect.element(button('Add to the event')).toBeVisible()
})
