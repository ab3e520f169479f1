import type { SportGroup } from '@turnout/contract/groups'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { identity } from '../../../platform/session/identity.ts'
import { Providers } from '../../../platform/testing/providers.tsx'
import { stubServer } from '../../../platform/testing/stub-server.ts'
import { chatFeed } from '../testing.ts'
import { ChatTile } from './chat-tile.tsx'
import { UnreadChats } from './unread-chats.tsx'

const groupId = '0197a3c2-7e1b-7c55-9f5e-000000000900'
const GROUP = { id: groupId, name: 'Canal Side Kickabout' } as SportGroup

test('new messages are counted live on the tile and on the home page until they are read', async () => {
  identity.signIn('token')
  let unread = 1
  let setUnread = (_: number) => {}
  const feed = new ReadableStream({
    start(controller) {
      let version = 0
      setUnread = (count) => {
        unread = count
        version += 1
        const data = JSON.stringify(chatFeed(version, []))
        controller.enqueue(new TextEncoder().encode(`event: chat\ndata: ${data}\n\n`))
      }
    },
  })
  stubServer({
    'GET /users/me/chats': () => [{ group_id: groupId, is_on: true, unread_count: unread }],
    [`GET /sport-groups/${groupId}/events`]: () => new Response(feed),
  })
  // the tile is rendered alone first: the list on the home page would refetch every half minute
  const { getByRole } = await render(<ChatTile groupId={groupId} family="mine" />, { wrapper: Providers })
  await expect.element(getByRole('link', { name: 'Group Chat 1 new' })).toBeVisible()
  setUnread(2)
  await expect.element(getByRole('link', { name: 'Group Chat 2 new' })).toBeVisible()
  const home = await render(<UnreadChats groups={[GROUP]} />, { wrapper: Providers })
  const atHome = home.getByRole('link', { name: 'Canal Side Kickabout, 2 new messages' })
  await expect.element(atHome).toBeVisible()
  setUnread(0)
  await expect.element(getByRole('link', { name: 'Group Chat Write to the group' })).toBeVisible()
  await expect.element(atHome).not.toBeInTheDocument()
})
