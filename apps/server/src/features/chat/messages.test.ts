import {
  changeChatSettings,
  editChatMessage,
  listMyChats,
  readChat,
  removeChatMessage,
} from '@turnout/contract/chat'
import { deactivate } from '@turnout/contract/profile'
import { sql as query } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { member } from '../../testing/game-setup.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { chatOf } from './testing.ts'

const server = sharedServer()
const DAY_MS = 24 * 3_600_000

const textsOf = ({ reply }: { reply: { messages: { text: string | null }[] } }) =>
  reply.messages.map(({ text }) => text)

describe('a message', () => {
  test('is read by every member in the order in which it was sent, and backwards by page', async () => {
    const { ada, ben, say, read } = await chatOf(server)
    for (const nr of [1, 2, 3, 4, 5]) await say(nr % 2 ? ada : ben, `Message ${nr}`)
    const newest = await read(ben, { limit: 2 })
    expect([textsOf(newest), newest.reply.has_more]).toEqual([['Message 4', 'Message 5'], true])
    const before = newest.reply.messages[0]!.number
    const older = await read(ben, { before, limit: 3 })
    expect([textsOf(older), older.reply.has_more]).toEqual([['Message 1', 'Message 2', 'Message 3'], false])
    expect(older.reply.messages.map(({ number }) => number)).toEqual([1, 2, 3])
  })

  test('with the same key counts once, and the repeated request does not return its text', async () => {
    const { ben, write, read } = await chatOf(server)
    const key = { 'idempotency-key': 'one-press' }
    const [first, second] = [await write(ben, 'On my way', {}, key), await write(ben, 'On my way', {}, key)]
    expect(second.reply).toEqual(first.reply)
    expect(textsOf(await read(ben))).toEqual(['On my way'])
    const { rows } = await server.deps.sql.execute(
      query`select 1 from idempotency_keys where body::text like '%On my way%'`,
    )
    expect(rows).toEqual([])
  })

  test('replies to another one of this chat, and mentions only members of this group', async () => {
    const { ada, ben, cleo, say, read, write, remove } = await chatOf(server)
    const stranger = await chatOf(server)
    const question = await say(ada, 'Who brings the bibs?')
    await remove(cleo)
    await say(ben, '@Ada I do', { reply_to: question, mentions: [ada.id, cleo.id, stranger.ben.id, ada.id] })
    const [, answer] = (await read(ada)).reply.messages
    expect(answer).toMatchObject({
      reply_to: { id: question, number: 1, author: { id: ada.id }, text: 'Who brings the bibs?' },
      mentions: [{ id: ada.id, name: 'Ada Okafor' }],
    })
    const foreign = await stranger.say(stranger.ada, 'Elsewhere')
    const { status, problem } = await write(ben, 'Yes', { reply_to: foreign })
    expect([status, problem.code]).toEqual([404, 'message-not-found'])
  })

  test('with a link waits until its author has been a member for a day', async () => {
    const { groupId, write } = await chatOf(server)
    const dan = await member(server, groupId, 'Dan')
    const link = 'Look: https://pitch.example/map'
    const refused = await write(dan, link)
    expect([refused.status, refused.problem.code]).toEqual([409, 'no-links-yet'])
    const { reply } = await write(dan, 'Look at this')
    const edited = await dan.call(editChatMessage, {
      params: { groupId, messageId: reply.id },
      body: { text: link },
    })
    expect(edited.problem.code).toBe('no-links-yet')
    server.pass(DAY_MS)
    expect((await write(dan, link)).status).toBe(201)
  })

  test('number eleven in ten seconds waits', async () => {
    const { ben, cleo, write } = await chatOf(server)
    for (let nr = 0; nr < 10; nr += 1) expect((await write(ben, `${nr}`)).status).toBe(201)
    const { status, problem } = await write(ben, 'And another one')
    expect([status, problem.code]).toEqual([429, 'too-many-requests'])
    expect((await write(cleo, 'Calm down')).status).toBe(201)
    server.pass(10_000)
    expect((await write(ben, 'Sorry')).status).toBe(201)
  })
})

describe('[X-2] an edit', () => {
  test('is marked, changes the quotes of it, and is possible for ten minutes', async () => {
    const { ada, ben, say, read, params } = await chatOf(server)
    const messageId = await say(ben, 'Side dor')
    await say(ada, 'Thanks', { reply_to: messageId })
    const { version } = (await read(ada)).reply
    const edit = (text: string) =>
      ben.call(editChatMessage, { params: { ...params, messageId }, body: { text } })
    server.pass(9 * 60_000)
    expect((await edit('Side door')).status).toBe(200)
    const changes = (await read(ada, { after: version })).reply
    expect(changes.messages.map(({ text, reply_to }) => [text, reply_to?.text])).toEqual([
      ['Side door', undefined],
      ['Thanks', 'Side door'],
    ])
    expect(changes.messages[0]!.edited_at).not.toBeNull()
    server.pass(61_000)
    expect((await edit('Front door')).problem.code).toBe('edit-time-over')
  })
})

describe('[X-3] a removal', () => {
  test('by its author or an admin leaves a mark and no text in any table, including quotes', async () => {
    const { ada, ben, cleo, say, read, params } = await chatOf(server)
    const secret = 'The code is swordfish'
    const messageId = await say(ben, secret)
    await say(cleo, 'Which door?', { reply_to: messageId })
    const remove = (who: typeof ada) => who.call(removeChatMessage, { params: { ...params, messageId } })
    expect((await remove(cleo)).status).toBe(403)
    server.pass(DAY_MS)
    const removed = await remove(ada)
    expect((await remove(ben)).reply).toEqual(removed.reply)
    const [mark, answer] = (await read(cleo)).reply.messages
    expect(mark).toMatchObject({ text: null, removed: { by: { id: ada.id } }, author: { id: ben.id } })
    expect(answer!.reply_to?.text).toBeNull()
    const { rows } = await server.deps.sql.execute<{ name: string }>(query`
      select table_name as name from information_schema.tables where table_schema = 'public'
        and query_to_xml(format('select * from %I', table_name), true, true, '')::text like '%swordfish%'`)
    expect(rows).toEqual([])
    const edited = await ben.call(editChatMessage, {
      params: { ...params, messageId },
      body: { text: 'Again' },
    })
    expect(edited.problem.code).toBe('message-removed')
  })

  test('of an account leaves its messages without name and text, and its name in no mention', async () => {
    const { ada, ben, say, read } = await chatOf(server)
    const messageId = await say(ben, 'My number is secret')
    await say(ada, '@Ben thanks', { mentions: [ben.id], reply_to: messageId })
    const { version } = (await read(ada)).reply
    expect((await ben.call(deactivate)).status).toBe(200)
    const { messages } = (await read(ada, { after: version })).reply
    expect(messages.map(({ author, text, mentions }) => [author?.name, text, mentions])).toEqual([
      [undefined, null, []],
      ['Ada Okafor', '@Ben thanks', []],
    ])
    expect(messages[1]!.reply_to).toMatchObject({ author: null, text: null })
    expect(messages[0]!.removed).toMatchObject({ by: null })
  })
})

describe('the chat of a group', () => {
  test('that is off refuses every call, and has its messages when it is on again', async () => {
    const { ada, ben, say, read, write, params } = await chatOf(server)
    await say(ada, 'Hello')
    const unread = async () => (await ben.call(listMyChats)).reply
    expect(await unread()).toEqual([{ group_id: params.groupId, is_on: true, unread_count: 1 }])
    const set = (is_on: boolean) => ada.call(changeChatSettings, { params, body: { is_on } })
    expect((await set(false)).reply.is_on).toBe(false)
    const answers = [
      await read(ben),
      await write(ben, 'Anyone?'),
      await ben.call(readChat, { params, body: { number: 1 } }),
    ]
    expect(answers.map(({ problem }) => problem.code)).toEqual(['chat-off', 'chat-off', 'chat-off'])
    expect(await unread()).toEqual([{ group_id: params.groupId, is_on: false, unread_count: 0 }])
    await set(true)
    expect(textsOf(await read(ben))).toEqual(['Hello'])
  })
})
