import { listMyChats, readChat, removeChatMessage } from '@turnout/contract/chat'
import { getMyMessages } from '@turnout/contract/chat-export'
import { postAnnouncement, reactToMessage } from '@turnout/contract/chat-polls'
import { reportChatMessage } from '@turnout/contract/chat-reports'
import { sql as query } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { API } from '../../app.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { tidyChats } from './jobs.ts'
import { chatOf } from './testing.ts'

const server = sharedServer()

const age = (id: string, days: number) =>
  server.deps.sql.execute(
    query`update chat_messages set sent_at = sent_at - make_interval(days => ${days}) where id = ${id}`,
  )

test('a message is deleted after twelve months with its reactions and votes, and unread counts stay right', async () => {
  const { ada, ben, cleo, params, say, read } = await chatOf(server)
  const [old, young] = [await say(ada, 'Old'), await say(ada, 'Young')]
  const answer = await say(ada, 'An answer', { reply_to: old })
  const at = { params: { ...params, messageId: old } }
  await ben.call(reactToMessage, { ...at, body: { reaction: 'heart' } })
  await cleo.call(reportChatMessage, { ...at, body: { reason: 'spam' } })
  await ben.call(readChat, { params, body: { number: 2 } })
  await server.deps.sql.execute(
    query`update group_members set joined_at = joined_at - make_interval(days => 400)`,
  )
  await age(old, 366)
  await age(young, 364)
  const { version } = (await read(cleo)).reply
  await tidyChats(server.deps)
  const { messages, last_number } = (await read(cleo)).reply
  expect(messages.map(({ id, number, reply_to }) => [id, number, reply_to])).toEqual([
    [young, 2, null],
    [answer, 3, null],
  ])
  expect(last_number).toBe(3)
  const changed = (await read(cleo, { after: version })).reply.messages
  expect(changed.map(({ id }) => id)).toEqual([answer])
  expect((await cleo.call(listMyChats)).reply[0]?.unread_count).toBe(2)
  expect((await ben.call(listMyChats)).reply[0]?.unread_count).toBe(1)
  await tidyChats(server.deps)
  expect((await read(cleo)).reply.version).toBe(version + 1)
})

test('the announcement on top stays until another one replaces it', async () => {
  const { ada, params, read } = await chatOf(server)
  const announce = async (text: string) =>
    (await ada.call(postAnnouncement, { params, body: { text } })).reply.id
  const first = await announce('Dark shirts')
  await age(first, 400)
  await tidyChats(server.deps)
  expect((await read(ada)).reply.pinned?.id).toBe(first)
  const second = await announce('Light shirts')
  await tidyChats(server.deps)
  const { messages, pinned } = (await read(ada)).reply
  expect([messages.map(({ id }) => id), pinned?.id]).toEqual([[second], second])
})

test('a person exports what they wrote in all groups, and no removed messages or those of others', async () => {
  const { ada, ben, params, say, remove } = await chatOf(server)
  const other = await chatOf(server)
  await say(ben, 'First, "quoted"')
  await say(ada, 'Not mine')
  const removed = await say(ben, 'Taken back')
  await ben.call(removeChatMessage, { params: { ...params, messageId: removed } })
  await say(ben, '=1+1')
  await other.say(other.ben, 'Another Ben')
  await remove(ben)
  const headers = { authorization: `Bearer ${ben.token}` }
  const file = await server.app.inject({ url: API + getMyMessages.path, headers })
  expect(file.headers['content-disposition']).toMatch(/turnout-messages-\d{4}-\d\d-\d\d\.csv/)
  const [columns, ...lines] = file.body.trim().split('\r\n')
  expect(columns).toContain('Sent (UTC),Group,Kind,Text')
  expect(lines.map((line) => line.slice(line.indexOf(',') + 1))).toEqual([
    'Canal Side Kickabout,Message,"First, ""quoted"""',
    "Canal Side Kickabout,Message,'=1+1",
  ])
})
