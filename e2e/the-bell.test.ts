import { getNotificationSettings } from '@turnout/contract/notification-settings'
import { listNotifications } from '@turnout/contract/notifications'
import { listScheduledGames } from '@turnout/contract/scheduled-games'
import { expect, test } from 'vitest'
import { notifications } from '../apps/server/src/features/notifications/tables.ts'
import { newId } from '../apps/server/src/platform/ids.ts'
import { clubTomorrow } from './support/club.ts'
import { story } from './support/story.ts'

const suite = story()
const DAY_MS = 24 * 60 * 60 * 1000

/** Ben has three unread notifications: tomorrow's game is open, one date is cancelled, and he is in the group. */
async function unreadBell() {
  const { ada, groupId, people } = await clubTomorrow(suite.server, ['Ben'])
  const ben = people[0]!
  const [session] = (await ada.call(listScheduledGames, { params: { groupId } })).reply
  const { id, date, start_time, end_time, starts_at, time_zone, venue_name } = session!
  const game = { id, date, start_time, end_time, starts_at, time_zone, venue_name }
  const { sql } = suite.server.deps
  await sql.delete(notifications)
  for (const [index, row] of [
    { kind: 'approved' as const, data: {} },
    { kind: 'game_cancelled' as const, data: { game, reason: 'Pitch closed for repairs' } },
    { kind: 'game_open' as const, data: { game, places_left: null } },
  ].entries())
    await sql.insert(notifications).values({
      ...{ id: newId(), userId: ben.id, groupId, key: String(index), ...row },
      ...{ createdAt: new Date(Date.now() - 10_000 + index), expiresAt: new Date(Date.now() + DAY_MS) },
    })
  const unread = async () => (await ben.call(listNotifications, { query: {} })).reply.unread_count
  const { page } = await suite.open('Ben', { shape: 'phone', token: ben.token })
  return { ben, groupId, page, unread, gameId: id }
}

test('the bell counts what is new; a notification opens its page and is read; the rest are read at once', async () => {
  const { page, unread, groupId, gameId } = await unreadBell()
  await page.goto('/home')
  await page.getByRole('link', { name: 'Notifications, 3 new' }).click()
  await page.getByRole('heading', { name: 'Today' }).waitFor()
  await page.getByText('Pitch closed for repairs').waitFor()
  await page.getByRole('link', { name: /are you in\?/ }).click()
  await page.getByRole('heading', { name: 'Are you in?' }).waitFor()
  expect(new URL(page.url()).pathname).toBe(`/answer/${groupId}/${gameId}`)
  await expect.poll(unread).toBe(2)

  await page.getByRole('link', { name: 'Notifications, 2 new' }).click()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await page.getByRole('link', { name: 'Notifications', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Mark all as read' }).waitFor({ state: 'detached' })
  expect(await unread()).toBe(0)
})

test('a person chooses what reaches them by phone and mail, and mutes a group', async () => {
  const { ben, groupId, page } = await unreadBell()
  await page.goto('/notifications/settings')
  const mail = page.getByRole('button', { name: 'Email: Are you in?' })
  await mail.click()
  await mail.and(page.locator('[aria-pressed=false]')).waitFor()
  const settings = async () => (await ben.call(getNotificationSettings)).reply
  await expect
    .poll(async () => (await settings()).topics.find(({ topic }) => topic === 'are_you_in'))
    .toMatchObject({ push: true, mail: false })
  const group = page
    .getByRole('region', { name: 'Notifications by group' })
    .getByRole('switch', { name: 'Canal Side Kickabout' })
  expect(await group.isChecked()).toBe(true)
  await page.getByText('Canal Side Kickabout').click()
  await page.getByText('Muted, still in the bell').waitFor()
  expect(await group.isChecked()).toBe(false)
  await expect.poll(async () => (await settings()).groups).toMatchObject([{ id: groupId, is_muted: true }])
})
