import { listMyEvents } from '@turnout/contract/events'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient, read } from '../../../platform/api/queries.ts'
import { identity } from '../../../platform/session/identity.ts'
import { stubLocalStorage } from '../../../platform/testing/local-storage.ts'
import { Providers } from '../../../platform/testing/providers.tsx'
import { testRouter } from '../../../platform/testing/router.ts'
import { refusal, stubServer } from '../../../platform/testing/stub-server.ts'
import { exampleEvent } from '../../events/testing.ts'
import { enquiryOnTheWire } from '../testing.ts'
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

test('[V-14] the first day to choose is today, and a past day is refused at its field', async () => {
  const vendor = { id: 'dan', business_name: 'Weaver Street Bakery' }
  const screen = await render(<SendEnquiry vendor={vendor} fallback={null} />, { wrapper: Providers })
  const when = screen.getByLabelText('When')
  await expect.element(when).toHaveAttribute('min', '2026-06-15')
  await screen.getByLabelText('What do you need?').fill('Dinner for 40?')
  await when.fill('2020-01-01')
  await screen.getByRole('button', { name: 'Send enquiry' }).click()
  await expect.element(when).toHaveAccessibleDescription(expect.stringContaining(PASSED))
})

test('the event of a draft is sent even when the list of events does not load', async () => {
  stubLocalStorage().set('turnout.draft.ask.dan.event', 'Brass on the bridge')
  const sent = stubServer({ 'GET /users/me/events': () => refusal(403, 'not-allowed') })
  const vendor = { id: 'dan', business_name: 'Weaver Street Bakery' }
  const screen = await render(<SendEnquiry vendor={vendor} fallback={null} />, { wrapper: Providers })
  await screen.getByLabelText('What do you need?').fill('Dinner for 40?')
  await screen.getByRole('button', { name: 'Send enquiry' }).click()
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toContainEqual(expect.objectContaining({ event_id: 'Brass on the bridge' }))
})

test('choosing another event replaces the day and place of the first, and typed text stays', async () => {
  const brass = exampleEvent('Brass on the bridge', { date: '2026-06-20', venue_name: 'Canal Bridge' })
  const chess = exampleEvent('Chess in the open', { date: '2026-06-27', venue_name: 'Victoria Park' })
  queryClient.setQueryData(read(listMyEvents, {}).queryKey, { hosted: [brass, chess], answered: [] })
  const vendor = { id: 'dan', business_name: 'Weaver Street Bakery' }
  const screen = await render(<SendEnquiry vendor={vendor} fallback={null} />, { wrapper: Providers })
  const event = screen.getByLabelText('For one of your events')
  const [when, where] = [screen.getByLabelText('When'), screen.getByLabelText('Where')]
  await event.selectOptions('Brass on the bridge')
  await expect.element(when).toHaveValue('2026-06-20')
  await expect.element(where).toHaveValue('Canal Bridge')
  await where.fill('The towpath')
  await event.selectOptions('Chess in the open')
  await expect.element(when).toHaveValue('2026-06-27')
  await expect.element(where).toHaveValue('The towpath')
  await event.selectOptions('None of them')
  await expect.element(when).toHaveValue('')
  await expect.element(where).toHaveValue('The towpath')
})

test('the draft of a visitor is still there after signing in, and sending it leads to the enquiry', async () => {
  const id = '0190a0a0-0000-7000-8000-0000000000e1'
  const vendor = { id: 'dan', business_name: 'Weaver Street Bakery' }
  const sent = stubServer({
    'GET /users/me/events': () => ({ hosted: [], answered: [] }),
    'POST /vendors/dan/enquiries': () => Response.json(enquiryOnTheWire(id), { status: 201 }),
  })
  identity.signOut()
  const here = '/vendors/dan'
  void testRouter.navigate({ href: here })
  const visitor = await render(<SendEnquiry vendor={vendor} fallback={null} />, { wrapper: Providers })
  await visitor.getByLabelText('What do you need?').fill('Dinner for 40 after the final.')
  await visitor.getByRole('button', { name: 'Send enquiry' }).click()
  await expect.poll(() => testRouter.location().href).toBe(`/signin?next=${encodeURIComponent(here)}`)
  expect(sent).toEqual([])
  await visitor.unmount()
  identity.signIn('token')
  const screen = await render(<SendEnquiry vendor={vendor} fallback={null} />, { wrapper: Providers })
  const field = screen.getByLabelText('What do you need?')
  await expect.element(field).toHaveValue('Dinner for 40 after the final.')
  await screen.getByRole('button', { name: 'Send enquiry' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Sent to Weaver Street Bakery' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'See your enquiry' }))
    .toHaveAttribute('href', `/vendors/enquiries/${id}`)
})
