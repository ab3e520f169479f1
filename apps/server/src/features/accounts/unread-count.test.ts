import { getMe } from '@turnout/contract/me'
import { readNotification } from '@turnout/contract/notifications'
import { expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { club } from '../../testing/game-setup.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { notifications } from '../notifications/tables.ts'

const server = sharedServer()

test('a signed-in person gets the number of their own unread notifications', async () => {
  const { ada, groupId, people } = await club(server, ['Ben'])
  const ben = people[0]!
  const unread = async () => (await ben.call(getMe)).reply.unread_notification_count
  const before = await unread()
  const id = newId()
  for (const row of [
    { id, userId: ben.id, key: 'one' },
    { id: newId(), userId: ben.id, key: 'two' },
    { id: newId(), userId: ada.id, key: 'one' },
  ])
    await server.deps.sql.insert(notifications).values({
      ...row,
      ...{ groupId, kind: 'approved', data: {}, createdAt: new Date(), expiresAt: new Date() },
    })
  expect(await unread()).toBe(before + 2)
  await ben.call(readNotification, { params: { notificationId: id } })
  expect(await unread()).toBe(before + 1)
})
