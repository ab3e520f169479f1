import {
  changeChatSettings,
  editChatMessage,
  listChatMessages,
  sendChatMessage,
} from '@turnout/contract/chat'
import { afterEach, describe, expect, test } from 'vitest'
import { club } from '../../testing/game-setup.ts'
import { secondNode } from '../../testing/nodes.ts'
import type { Person } from '../../testing/people.ts'
import { request, type TestServer } from '../../testing/server.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { expectAllEnded, openGroupStream, type StreamReader } from '../../testing/stream-reader.ts'
import { chatOf } from './testing.ts'

const server = sharedServer()
const open: StreamReader[] = []
afterEach(() => {
  for (const reader of open.splice(0)) reader.close()
})

async function watchedChat() {
  const chat = await chatOf(server)
  const watch = async (who: Person, app = server.app) => {
    const reader = await openGroupStream(server, chat.groupId, who.token, app)
    open.push(reader)
    await reader.until(() => feedsOf(reader).length > 0)
    return reader
  }
  return { ...chat, watch }
}

const feedsOf = ({ events }: StreamReader) =>
  events.filter(({ event }) => event === 'chat').map(({ data }) => data)
const lastOf = (reader: StreamReader) => feedsOf(reader).at(-1)
const hears = (reader: StreamReader, text: string) =>
  reader.until(() => feedsOf(reader).some((feed) => JSON.stringify(feed).includes(text)))

describe('the stream of a group', () => {
  test('brings each message itself, besides the next games, and edits and the switch too', async () => {
    const { ada, ben, params, say, watch } = await watchedChat()
    const reader = await watch(ben)
    expect(lastOf(reader)).toMatchObject({ version: 0, since: 0, is_on: true, messages: [] })
    await reader.until((events) => events.some(({ event }) => event === 'state'))
    const messageId = await say(ada, 'Dark shirts')
    await hears(reader, 'Dark shirts')
    expect(lastOf(reader)).toMatchObject({ version: 1, since: 0, last_number: 1 })
    expect(lastOf(reader).messages).toMatchObject([{ id: messageId, number: 1, author: { id: ada.id } }])
    await ada.call(editChatMessage, { params: { ...params, messageId }, body: { text: 'Light shirts' } })
    await hears(reader, 'Light shirts')
    expect(lastOf(reader)).toMatchObject({ version: 2, last_number: 1 })
    await ada.call(changeChatSettings, { params, body: { is_on: false } })
    await reader.until(() => lastOf(reader).is_on === false)
    expect(lastOf(reader)).toMatchObject({ version: 3, since: 3, messages: [] })
    expect(reader.events.filter(({ event }) => event === 'state')).toHaveLength(1)
  })

  test('brings messages of another node, and nothing of another group', async () => {
    const here = await watchedChat()
    const there = await watchedChat()
    const other = await secondNode(server)
    const [reader, stranger] = [await here.watch(here.ben, other.app), await there.watch(there.ben)]
    await here.say(here.ada, 'Here')
    await hears(reader, 'Here')
    await there.say(there.ada, 'There')
    await hears(stranger, 'There')
    expect(JSON.stringify(stranger.events)).not.toContain('Here')
    await other.close()
    await reader.ended
  })

  test('says from where on it is complete, so that a reader who missed more requests it', async () => {
    const { ada, ben, cleo, read, say, watch } = await watchedChat()
    for (let nr = 1; nr <= 15; nr += 1) await say(nr < 10 ? ada : cleo, `Message ${nr}`)
    const reader = await watch(ben)
    expect(lastOf(reader)).toMatchObject({ version: 15, since: 5 })
    expect(lastOf(reader).messages).toHaveLength(10)
    const { messages, version, has_more } = (await read(ben, { after: 2, limit: 8 })).reply
    expect([messages.map(({ number }) => number), version, has_more]).toEqual([
      [3, 4, 5, 6, 7, 8, 9, 10],
      10,
      true,
    ])
  })

  test('brings nothing to a person after their removal, and no call does', async () => {
    const { ada, ben, cleo, say, read, write, remove, watch } = await watchedChat()
    const [bens, cleos] = [await watch(ben), await watch(cleo)]
    await say(ada, 'Before')
    await Promise.all([hears(bens, 'Before'), hears(cleos, 'Before')])
    await remove(ben)
    await say(ada, 'After')
    await hears(cleos, 'After')
    await expectAllEnded([bens])
    expect(JSON.stringify(bens.events)).not.toContain('After')
    expect([(await read(ben)).status, (await write(ben, 'Hey')).status]).toEqual([403, 403])
    expect((await openGroupStream(server, cleo.id, ben.token)).status).toBe(404)
  })
})

test('twenty people write at once on two nodes, each message twice: all read one order without gaps', async () => {
  const names = Array.from({ length: 20 }, (_, nr) => `Player ${nr + 1}`)
  const { ada, groupId, people } = await club(server, names)
  const params = { groupId }
  const second = await secondNode(server)
  const send = (who: Person, app: TestServer['app']) =>
    request(app, sendChatMessage, { params, body: { text: who.name } }, who, { 'idempotency-key': who.name })
  const answers = await Promise.all(people.flatMap((who) => [send(who, server.app), send(who, second.app)]))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
  const read = async (query: object) =>
    (await request(second.app, listChatMessages, { params, query: { limit: 100, ...query } }, ada)).reply
  const { messages, version } = await read({})
  expect(messages.map(({ number }) => number)).toEqual(names.map((_, index) => index + 1))
  expect(messages.map(({ text }) => text).sort()).toEqual([...names].sort())
  expect(await read({ after: 0 })).toMatchObject({ messages, version })
  for (const [index, { reply }] of answers.entries())
    expect(messages.find(({ id }) => id === reply.id)?.text).toBe(names[index >> 1])
  await second.close()
})
