import type { EnquiryThread as Thread } from '@turnout/contract/enquiries'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { getItem } from '../../platform/session/storage.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { untilTestEnds } from '../../platform/testing/stub-server.ts'
import { EnquiryThread } from './enquiry-thread.tsx'
import { enquiryOnTheWire } from './testing.ts'

const ASKED_AT = Date.parse('2026-06-09T10:00:00.000Z')
const DAY_MS = 24 * 60 * 60 * 1000

const setClock = (at: number) => vi.useFakeTimers({ now: at, toFake: ['Date'] })

beforeEach(() => {
  setClock(ASKED_AT + 1000)
  // no request is answered
  vi.stubGlobal('fetch', vi.fn(untilTestEnds))
})

const ENQUIRY: Thread = {
  id: 'e1',
  side: 'vendor',
  vendor: { id: 'dan', name: 'Weaver Street Bakery' },
  asker: { id: 'ben', name: 'Ben Okafor' },
  date: '2026-06-20',
  place: 'Weaver Street',
  event: { id: 'cup', title: 'Weaver Street Cup' },
  created_at: ASKED_AT,
  last_message: { text: 'Dinner for 40?', sent_at: ASKED_AT, is_mine: false },
  is_answered: false,
  is_unread: false,
  messages: [{ id: 'm1', text: 'Dinner for <b>40</b>? www.pies.example', sent_at: ASKED_AT, is_mine: false }],
  is_my_email_shared: false,
  is_added_by_me: false,
  is_added_by_them: false,
  shared_email: null,
}

const renderThread = (changes: Partial<Thread> = {}) =>
  render(<EnquiryThread enquiry={{ ...ENQUIRY, ...changes }} />, { wrapper: Providers })

const requests = () =>
  vi
    .mocked(fetch)
    .mock.calls.map(
      ([input]) => new URL(String(input instanceof Request ? input.url : input), location.href).pathname,
    )

test('the facts are above the messages, which are plain text without links', async () => {
  const screen = await renderThread()
  await expect.element(screen.getByText('Sat 20 Jun')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Weaver Street Cup' })).toBeVisible()
  const log = screen.getByRole('log', { name: 'Messages' })
  await expect.element(log.getByText('Dinner for <b>40</b>? www.pies.example')).toBeVisible()
  expect(log.getByRole('link').elements()).toEqual([])
})

test('a day of another year says which', async () => {
  const screen = await renderThread({ date: '2027-06-20' })
  await expect.element(screen.getByText('Sun 20 Jun 2027')).toBeVisible()
})

test('an address that was not shared does not show, and sharing it needs a confirmation', async () => {
  const screen = await renderThread()
  await expect.element(screen.getByText("Ben Okafor doesn't see your email.")).toBeVisible()
  await screen.getByRole('button', { name: 'Share my address' }).click()
  const dialog = screen.getByRole('alertdialog', { name: 'Share your email with Ben Okafor?' })
  expect(requests()).toEqual([])
  await dialog.getByRole('button', { name: 'Share my address' }).click()
  await expect.poll(requests).toContain('/api/v1/enquiries/e1/share-email')
})

test('an address that the other side has shared is a link, and mine is not offered again', async () => {
  const screen = await renderThread({ is_my_email_shared: true, shared_email: 'ben@example.org' })
  await expect.element(screen.getByRole('link', { name: 'ben@example.org' })).toBeVisible()
  await expect.element(screen.getByText('Ben Okafor sees your email.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Share my address' }).elements()).toEqual([])
})

test('unsent text is restored, and a message of spaces is not sent', async () => {
  const first = await renderThread()
  const field = () => first.getByRole('textbox', { name: 'Write a message' })
  await field().fill('   ')
  await first.getByRole('button', { name: 'Send', exact: true }).click({ force: true })
  expect(requests()).toEqual([])
  await field().fill('Is there water?')
  await first.unmount()
  const second = await renderThread()
  await expect
    .element(second.getByRole('textbox', { name: 'Write a message' }))
    .toHaveValue('Is there water?')
})

test('sent text is cleared, even when the enquiry was left before the answer', async () => {
  let answer = (_: Response) => {}
  vi.mocked(fetch).mockImplementation(() => new Promise((done) => (answer = done)))
  const first = await renderThread()
  const field = (screen: typeof first) => screen.getByRole('textbox', { name: 'Write a message' })
  await field(first).fill('Is there water?')
  await first.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.poll(requests).toContain('/api/v1/enquiries/e1/messages')
  await first.unmount()
  answer(Response.json(enquiryOnTheWire('0190a0a0-0000-7000-8000-000000000001'), { status: 201 }))
  await expect.poll(() => getItem('draft.enquiry.e1')).toBeNull()
  const second = await renderThread()
  await expect.element(field(second)).toHaveValue('')
})

test.each([
  ['a new enquiry says that links wait', 1000, 1],
  ['an enquiry that is a day old does not', DAY_MS, 0],
])('%s', async (_, age, count) => {
  setClock(ASKED_AT + age)
  const screen = await renderThread()
  await expect.element(screen.getByRole('log')).toBeVisible()
  expect(screen.getByText('Links work once this enquiry is a day old.').elements()).toHaveLength(count)
})

test('near the limit the composer shows how many characters are left', async () => {
  const screen = await renderThread()
  await screen.getByRole('textbox', { name: 'Write a message' }).fill('x'.repeat(950))
  await expect.element(screen.getByText('50 characters left')).toBeVisible()
})

test('an unread enquiry is marked as read when it is opened', async () => {
  await renderThread({ is_unread: true })
  await expect.poll(requests).toContain('/api/v1/enquiries/e1/read')
})

test.each([
  [false, false, 'If both of you add it, Weaver Street Cup shows Weaver Street Bakery.', 'Add to the event'],
  [true, false, "Ben Okafor hasn't added it yet.", 'Take it back'],
  [false, true, 'Ben Okafor has added it to the event.', 'Add to the event'],
  [true, true, 'Weaver Street Cup shows Weaver Street Bakery.', 'Take it back'],
])(
  'added by me: %s, by the other side: %s: it says so and offers the other',
  async (mine, theirs, text, button) => {
    const screen = await renderThread({ is_added_by_me: mine, is_added_by_them: theirs })
    await expect.element(screen.getByText(text)).toBeVisible()
    await expect.element(screen.getByRole('button', { name: button })).toBeVisible()
  },
)

test('an enquiry without an event has nothing to add', async () => {
  const screen = await renderThread({ event: null })
  await expect.element(screen.getByRole('log')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add to the event' }).elements()).toEqual([])
})
