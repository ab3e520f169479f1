import { listNotifications, type Notification } from '@turnout/contract/notifications'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { refresh } from '../../platform/api/queries.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { refusal } from '../../platform/testing/stub-server.ts'
import { NotificationList } from './notification-list.tsx'
import { NotificationRow } from './notification-row.tsx'

const idOf = (number: number) => `0197a3c2-7e1b-7c55-9f5e-${String(number).padStart(12, '0')}`
const approved = (number: number) => ({
  id: idOf(number),
  kind: 'approved',
  data: {},
  created_at: new Date(Date.UTC(2026, 5, 9, 10, number)).toISOString(),
  is_read: areRead,
  path: '/home',
  group: { id: idOf(0), name: `Group ${number}` },
})

/** The numbers of the notifications, newest first, two per page. */
let numbers: number[] = []
let isRefused = false
let areRead = true
const answer = async (url: string, { method = 'GET' }: RequestInit = {}) => {
  if (method !== 'GET') areRead = true
  const before = new URL(url, location.href).searchParams.get('before')
  if (before && isRefused) return refusal(403, 'not-allowed')
  const rest = before ? numbers.filter((number) => idOf(number) < before) : numbers
  const page = rest.slice(0, 2)
  const next = rest.length > page.length ? idOf(page.at(-1) ?? 0) : null
  return Response.json({ notifications: page.map(approved), next, unread_count: areRead ? 0 : 4 })
}

const openEarlier = async () => {
  vi.stubGlobal('fetch', answer)
  const page = await render(<NotificationList />, { wrapper: Providers })
  await page.getByRole('button', { name: 'Show earlier' }).click()
  return page
}

test('earlier days that are open stay open when a new notification comes', async () => {
  numbers = [4, 3, 2, 1]
  isRefused = false
  const page = await openEarlier()
  await expect.element(page.getByText('Group 1')).toBeVisible()
  numbers = [5, ...numbers]
  await refresh(listNotifications)
  await expect.element(page.getByText('Group 5')).toBeVisible()
  await expect.element(page.getByText('Group 2')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Show earlier' })).toBeVisible()
})

test('earlier days that were open before a person left the page are marked as read with the rest', async () => {
  numbers = [4, 3, 2, 1]
  isRefused = areRead = false
  const before = await openEarlier()
  await expect.element(before.getByText('Group 1')).toBeVisible()
  await before.unmount()
  const page = await render(<NotificationList />, { wrapper: Providers })
  await expect.element(page.getByText('Group 1')).toBeVisible()
  await expect.poll(() => page.getByText('New', { exact: true }).elements().length).toBe(4)
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect.poll(() => page.getByText('New', { exact: true }).elements().length).toBe(0)
  // the button is gone
  await expect.element(page.getByRole('region').first()).toHaveFocus()
})

test('earlier days that fail to load say so and can be loaded again', async () => {
  numbers = [4, 3, 2, 1]
  isRefused = true
  const page = await openEarlier()
  await expect.element(page.getByText('Failed to load your notifications.')).toBeVisible()
  isRefused = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Group 1')).toBeVisible()
})

test('with too few in, the row leads an organiser to the spares and to cancelling', async () => {
  const group = { id: idOf(0), name: 'Canal Side' }
  const game = { id: idOf(1), date: '2026-06-16', start_time: '19:00', end_time: '21:00' }
  const row = {
    ...{
      id: idOf(2),
      kind: 'too_few',
      created_at: Date.parse('2026-06-16T14:01:00Z'),
      is_read: false,
      path: '/answer/a/b',
    },
    ...{ group, data: { game, going: 1, minimum: 2, can_call_spares: true } },
  } as unknown as Notification
  const page = await render(<NotificationRow notification={row} now={Date.parse('2026-06-16T14:05:00Z')} />, {
    wrapper: Providers,
  })
  const href = (name: string) => page.getByRole('link', { name, exact: true }).element().getAttribute('href')
  expect(href('Call the spares')).toBe('/answer/a/b?answer=spares')
  expect(href('Cancel this game')).toBe('/answer/a/b?answer=cancel')
  const leftOf = (part: Element) => part.getBoundingClientRect().left
  expect(leftOf(page.getByRole('link', { name: 'Call the spares', exact: true }).element())).toBe(
    leftOf(page.getByText('Canal Side needs more players.').element()),
  )
})
