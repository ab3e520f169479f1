import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { GroupFeed } from '@turnout/contract/group-feed'
import { isOlder, type Versioned } from '@turnout/contract/live-feed'
import { afterEach, expect, test } from 'vitest'
import { subscribe, type Topic } from '../../platform/realtime/event-stream.ts'
import { chatTopic } from './public/chat-topic.ts'
import { chatFeed, chatMessage } from './testing.ts'

const GROUP = '0197a3c2-7e1b-7c55-9f5e-0d5f3f6a1b2c'

const groupTopic = (groupId: string): Topic<GroupFeed> => ({
  path: chatTopic(groupId).path,
  schema: GroupFeed,
  isOlder,
})

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** The stream of a group as the server sends it, with a count of its connections. */
async function groupStream() {
  const responses: ServerResponse[] = []
  let connections = 0
  const server = createServer((_request, response) => {
    connections += 1
    responses.push(response)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    send('state', { version: 1, era: 'first', tag: 'a' })
    send('chat', chatAt(3))
  })
  const send = (event: string, data: object) => {
    for (const response of responses) response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const follow = <S extends Versioned>(topic: Topic<S>) => {
    const versions: number[] = []
    const stop = subscribe(
      topic,
      { onState: ({ version }) => versions.push(version), onConnection: () => {}, onRefused: () => {} },
      { origin },
    )
    closers.push(stop)
    return { versions, stop }
  }
  return { send, follow, open: () => responses.filter((one) => !one.closed).length, all: () => connections }
}

/** As the stream writes it: timestamps are strings. */
const chatAt = (version: number) => {
  const message = chatMessage(1, { version })
  return chatFeed(version - 1, [{ ...message, sent_at: new Date(message.sent_at).toISOString() as never }])
}

const until = (condition: () => boolean) => expect.poll(condition, { interval: 5 }).toBe(true)

test('the games and the chat of a group share one connection, which stays open until both are closed', async () => {
  const { send, follow, open, all } = await groupStream()
  const games = follow(groupTopic(GROUP))
  const chat = follow(chatTopic(GROUP))
  await until(() => games.versions.length === 1 && chat.versions.length === 1)
  games.stop()
  send('state', { version: 2, era: 'first', tag: 'b' })
  send('chat', chatAt(4))
  await until(() => chat.versions.includes(4))
  expect([games.versions, chat.versions, all(), open()]).toEqual([[1], [3, 4], 1, 1])
  chat.stop()
  await until(() => open() === 0)
})

test('a later subscriber gets the last value of the connection at once', async () => {
  const { follow, all } = await groupStream()
  const games = follow(groupTopic(GROUP))
  await until(() => games.versions.length === 1)
  const chat = follow(chatTopic(GROUP))
  await until(() => chat.versions.length === 1)
  const again = follow(chatTopic(GROUP))
  expect([again.versions, all()]).toEqual([[3], 1])
})
