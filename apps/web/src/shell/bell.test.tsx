import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { NotificationList } from '../features/notifications/notification-list.tsx'
import { identity } from '../platform/session/identity.ts'
import { Providers } from '../platform/testing/providers.tsx'
import { testRouter } from '../platform/testing/router.ts'
import { stubServer } from '../platform/testing/stub-server.ts'
import { Bell } from './bell.tsx'

const idOf = (number: number) => `0197a3c2-7e1b-7c55-9f5e-${String(number).padStart(12, '0')}`
const BEN = {
  ...{ id: idOf(0), first_name: 'Ben', last_name: 'Okafor', email: 'ben@example.org', phone_number: '' },
  ...{ bio: '', profile_image_url: null, role: 'user', date_of_birth: null, interests: [] },
  email_confirmed: true,
}

test('the bell counts new notifications; one opens its page and is read, and the rest can be marked as read at once', async () => {
  identity.signIn('token')
  const unread = new Set([1, 2, 3])
  const today = new Date().toISOString()
  stubServer({
    'GET /users/me': () => ({ ...BEN, unread_notification_count: unread.size }),
    'GET /users/me/notifications': () => ({
      notifications: [3, 2, 1].map((number) => ({
        ...{ id: idOf(number), kind: 'approved', data: {}, created_at: today },
        ...{ is_read: !unread.has(number), path: `/answer/canal/${number}` },
        group: { id: idOf(0), name: `Group ${number}` },
      })),
      ...{ next: null, unread_count: unread.size },
    }),
    [`POST /users/me/notifications/${idOf(3)}/read`]: () => {
      unread.delete(3)
      return { unread_count: 2 }
    },
    'POST /users/me/notifications/read': (body) => {
      expect(body).toEqual({ up_to: today })
      unread.clear()
      return { unread_count: 0 }
    },
  })
  const page = await render(
    <>
      <Bell />
      <NotificationList />
    </>,
    { wrapper: Providers },
  )
  await expect.element(page.getByRole('link', { name: 'Notifications, 3 new' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  await page.getByRole('link', { name: /Group 3/ }).click()
  expect(testRouter.location().pathname).toBe('/answer/canal/3')
  await expect.element(page.getByRole('link', { name: 'Notifications, 2 new' })).toBeVisible()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect.element(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument()
})
