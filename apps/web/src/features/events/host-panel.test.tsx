import type { Event } from '@turnout/contract/events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { itemNames, setItem } from '../../platform/session/storage.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { testRouter } from '../../platform/testing/router.ts'
import { ToastRegion } from '../../ui/toast-region.tsx'
import { CancelEvent, HostPanel } from './host-panel.tsx'
import { exampleEvent } from './testing.ts'

const fetchStub = vi.fn<typeof fetch>()
beforeEach(() => void vi.stubGlobal('fetch', fetchStub))
afterEach(() => fetchStub.mockReset())

const EVENT = {
  ...exampleEvent('Supper to plan'),
  host: { type: 'person', id: 'ben', name: 'Ben Okafor', image_url: null },
  host_counts: { out: 0, guests: 0, arrived: 0 },
} as Partial<Event> as Event

test('[Z-6] a draft is deleted after a confirmation, with its unsent changes on this device', async () => {
  const draft: Event = { ...EVENT, id: 'supper', state: 'draft' }
  setItem('draft.event.supper', '{}')
  setItem('draft.event.other', '{}')
  void testRouter.navigate({ to: '/events/$eventId', params: { eventId: draft.id } })
  fetchStub.mockImplementation(async () => Response.json({ message: 'Supper to plan is deleted.' }))
  const screen = await render(
    <>
      <HostPanel event={draft} now={0} />
      <ToastRegion />
    </>,
    { wrapper: Providers },
  )
  await screen.getByRole('button', { name: 'Delete draft' }).click()
  const dialog = screen.getByRole('alertdialog', { name: 'Delete Supper to plan?' })
  await expect.element(dialog).toBeVisible()
  expect(fetchStub).not.toHaveBeenCalled()
  await dialog.getByRole('button', { name: 'Delete draft' }).click()
  await expect.element(screen.getByText('Draft deleted')).toBeVisible()
  await expect.poll(() => testRouter.location().pathname).toBe('/home')
  expect(itemNames().filter((name) => name.startsWith('draft.'))).toEqual(['draft.event.other'])
})

test.each([
  ['without a limit shows ∞ and "No limit"', null, '∞', 'No limit'],
  ['with a limit counts the places that are left', 5, '3', 'Free'],
])('an event %s', async (_, places, count, name) => {
  const event = { ...EVENT, places, going_count: 2 }
  const { container } = await render(<HostPanel event={event} now={0} />, { wrapper: Providers })
  const last = container.querySelector('dl > div:last-child')
  expect([last?.querySelector('dd')?.textContent, last?.querySelector('dt')?.textContent]).toEqual([
    count,
    name,
  ])
})

test('with large text on a phone the counts are in two rows', async () => {
  // 260 px hold as many letters as 390 px with text at 150 %
  await page.viewport(260, 740)
  const { container } = await render(<HostPanel event={EVENT} now={0} />, { wrapper: Providers })
  const tops = [...container.querySelectorAll('dl > div')].map((cell) => cell.getBoundingClientRect().top)
  expect(tops[1]).toBe(tops[0])
  expect(tops[2]).toBeGreaterThan(tops[0] ?? 0)
  expect(tops[3]).toBe(tops[2])
})

test('[Z-6] a published event cannot be deleted', async () => {
  const screen = await render(<HostPanel event={EVENT} now={0} />, { wrapper: Providers })
  await expect.element(screen.getByRole('link', { name: 'Edit' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Delete draft' }).elements()).toEqual([])
})

test.each([
  [0, 0, 'No one is in yet.'],
  [1, 0, '1 person is in. We tell them now.'],
  [2, 3, '2 people are in, 3 waiting. We tell them now.'],
])(
  '[Z-14] the dialog before a cancellation names %d in and %d waiting',
  async (going_count, waiting_count, sentence) => {
    const event = { ...EVENT, going_count, waiting_count }
    const screen = await render(<CancelEvent event={event} />, { wrapper: Providers })
    await screen.getByRole('button', { name: 'Cancel event' }).click()
    await expect.element(screen.getByText(sentence)).toBeVisible()
  },
)
