import { editChatMessage, readChat, removeChatMessage } from '@turnout/contract/chat'
import {
  closePoll,
  createPoll,
  postAnnouncement,
  reactToMessage,
  voteInPoll,
} from '@turnout/contract/chat-polls'
import type { InputOf } from '@turnout/contract/endpoint'
import { makeAdmin } from '@turnout/contract/members'
import { muteGroup } from '@turnout/contract/notification-settings'
import { deactivate } from '@turnout/contract/profile'
import { describe, expect, test } from 'vitest'
import { jobs } from '../../platform/jobs/tables.ts'
import type { Person } from '../../testing/people.ts'
import { memberIdOf } from '../groups/testing.ts'
import { bellOf, sharedOffice } from '../notifications/testing.ts'
import { turnOn } from '../push/testing.ts'
import { chatOf } from './testing.ts'

const office = sharedOffice()

type Question = Partial<InputOf<typeof createPoll>['body']>

async function organised() {
  const chat = await chatOf(office.server)
  const { ada, params, read } = chat
  const ask = async (more: Question = {}) => {
    const body = { question: 'Drinks?', answers: ['Lock Keeper', 'Home', 'Anywhere'], ...more }
    return (await ada.call(createPoll, { params, body })).reply.id
  }
  const vote = (who: Person, messageId: string, answers: number[]) =>
    who.call(voteInPoll, { params: { ...params, messageId }, body: { answers } })
  const react = (who: Person, messageId: string, reaction: 'ball' | 'heart' | null) =>
    who.call(reactToMessage, { params: { ...params, messageId }, body: { reaction } })
  const last = async () => (await read(ada)).reply.messages.at(-1)!
  const announce = (text: string) => ada.call(postAnnouncement, { params, body: { text } })
  return { ...chat, ask, vote, react, last, announce }
}

test('a person has one reaction on a message: a new one replaces it, and null removes it', async () => {
  const { ada, ben, cleo, say, react, last, params, read } = await organised()
  const messageId = await say(ada, 'Three nil')
  const { version } = (await read(ben)).reply
  await react(ben, messageId, 'heart')
  await react(ben, messageId, 'ball')
  await react(cleo, messageId, 'ball')
  expect((await last()).reactions).toEqual([{ reaction: 'ball', user_ids: [ben.id, cleo.id].sort() }])
  const { reply } = await read(ben, { after: version })
  expect(reply.messages.map(({ id }) => id)).toEqual([messageId])
  await react(cleo, messageId, null)
  expect((await last()).reactions).toEqual([{ reaction: 'ball', user_ids: [ben.id] }])
  await ben.call(deactivate)
  expect((await last()).reactions).toEqual([])
  await ada.call(removeChatMessage, { params: { ...params, messageId } })
  expect((await react(cleo, messageId, 'ball')).problem.code).toBe('message-removed')
})

describe('an announcement', () => {
  test('stays on top until the next one, or until it is removed', async () => {
    const { ada, ben, announce, read, params, write } = await organised()
    const pinned = async () => (await read(ben)).reply.pinned?.text
    await announce('Dark shirts on Tuesday')
    await write(ben, 'Why?')
    expect(await pinned()).toBe('Dark shirts on Tuesday')
    const { reply } = await announce('Light shirts on Tuesday')
    expect(await pinned()).toBe('Light shirts on Tuesday')
    await ada.call(removeChatMessage, { params: { ...params, messageId: reply.id } })
    expect(await pinned()).toBeUndefined()
  })

  test('is no longer on top when the account of its author is deactivated, and stays when another account is', async () => {
    const { ada, ben, cleo, groupId, announce, params, read, say } = await organised()
    await ada.call(makeAdmin, { params: { groupId, memberId: await memberIdOf(ada, groupId, ben) } })
    await ben.call(postAnnouncement, { params, body: { text: 'Bring water' } })
    await ben.call(deactivate)
    expect((await read(ada)).reply.pinned).toBeNull()
    await announce('Dark shirts on Tuesday')
    await say(cleo, 'I will')
    await cleo.call(deactivate)
    expect((await read(ada)).reply.pinned).toMatchObject({ text: 'Dark shirts on Tuesday' })
  })

  test('notifies all others in the bell and by mail, except members who muted the group, until it is removed', async () => {
    const { ada, ben, cleo, announce, params } = await organised()
    await office.run()
    await office.mailsTo(ben)
    await office.mailsTo(cleo)
    await cleo.call(muteGroup, { params })
    const { reply } = await announce('Dark shirts on Tuesday')
    expect(await office.mailsTo(ben)).toEqual([expect.stringContaining('announcement')])
    expect(await office.mailsTo(cleo)).toEqual([])
    const newest = async (who: Person) => (await bellOf(who)).notifications[0]
    expect(await newest(cleo)).toMatchObject({
      kind: 'announcement',
      path: `/my-sports-groups/${params.groupId}/chat`,
      data: { user: { id: ada.id, name: 'Ada Okafor' }, text: 'Dark shirts on Tuesday' },
    })
    await ada.call(removeChatMessage, { params: { ...params, messageId: reply.id } })
    expect((await newest(cleo))?.data).toMatchObject({ text: null })
  })

  test('[Y-1] reaches people even when the next one follows at once, and not when it is removed first', async () => {
    const { ada, ben, announce, params } = await organised()
    await office.mailsTo(ben)
    office.mail.got.length = 0
    for (const text of ['Dark shirts on Tuesday', 'Bring water']) await announce(text)
    const { reply } = await announce('Light shirts on Tuesday')
    await ada.call(removeChatMessage, { params: { ...params, messageId: reply.id } })
    expect(await office.mailsTo(ben)).toHaveLength(2)
    const news = (await bellOf(ben)).notifications.filter(({ kind }) => kind === 'announcement')
    expect(news.map(({ data }) => 'text' in data && data.text)).toEqual([
      null,
      'Bring water',
      'Dark shirts on Tuesday',
    ])
  })
})

test('a mention notifies the person once, and not at all when the message is removed first', async () => {
  const { ada, ben, say, params } = await organised()
  await office.run()
  await office.mailsTo(ben)
  const messageId = await say(ada, '@Ben bring the bibs', { mentions: [ben.id, ada.id] })
  const body = { text: '@Ben bring all the bibs', mentions: [ben.id] }
  await ada.call(editChatMessage, { params: { ...params, messageId }, body })
  expect(await office.mailsTo(ben)).toEqual([expect.stringContaining('mentioned you')])
  const kinds = async (who: Person) =>
    (await bellOf(who)).notifications.map(({ kind }) => kind).filter((kind) => kind === 'mention')
  expect([await kinds(ben), await kinds(ada)]).toEqual([['mention'], []])
  const second = await say(ada, '@Ben and the ball', { mentions: [ben.id] })
  await ada.call(removeChatMessage, { params: { ...params, messageId: second } })
  expect(await office.mailsTo(ben)).toEqual([])
})

test('[Y-7] the text of an announcement is in no outbox: if it is removed before its push, no one reads it', async () => {
  const { ada, ben, announce, params } = await organised()
  await office.mailsTo(ben)
  await turnOn(ben, office.phones)
  office.phones.respondWith(() => ({ status: 503 }))
  const { reply } = await announce('Dark shirts on Tuesday')
  await office.run()
  const waiting = await office.server.deps.sql.select({ payload: jobs.payload }).from(jobs)
  expect(JSON.stringify(waiting)).not.toContain('Dark shirts')
  await ada.call(removeChatMessage, { params: { ...params, messageId: reply.id } })
  office.phones.respondWith(() => 'deliver')
  await office.runAll()
  expect(office.phones.delivered).toEqual([])
})

test('[Y-7] a mention and an announcement that were read in the chat are read in the bell, and not sent', async () => {
  const { ada, ben, say, announce, params } = await organised()
  await office.mailsTo(ben)
  await turnOn(ben, office.phones)
  const { unread_count: others } = await bellOf(ben)
  const unread = async () => (await bellOf(ben)).unread_count - others
  await say(ada, '@Ben bring the bibs', { mentions: [ben.id] })
  await announce('Dark shirts on Tuesday')
  await say(ada, '@Ben and the ball', { mentions: [ben.id] })
  expect(await unread()).toBe(3)
  await ben.call(readChat, { params, body: { number: 2 } })
  expect(await unread()).toBe(1)
  expect(await office.mailsTo(ben)).toEqual([])
  expect(office.phones.delivered).toHaveLength(1)
})

describe('a poll', () => {
  test('[X-6] counts the newest vote of each person, by name', async () => {
    const { ada, ben, cleo, ask, vote, last } = await organised()
    const poll = await ask()
    await Promise.all([vote(ada, poll, [0]), vote(ben, poll, [0]), vote(cleo, poll, [2])])
    await vote(ben, poll, [1])
    const counts = async () => (await last()).poll?.answers.map(({ user_ids }) => user_ids)
    expect(await counts()).toEqual([[ada.id], [ben.id], [cleo.id]])
    await vote(ben, poll, [])
    expect(await counts()).toEqual([[ada.id], [], [cleo.id]])
    const refused = [await vote(ben, poll, [0, 1]), await vote(ben, poll, [3])]
    expect(refused.map(({ problem }) => problem.code)).toEqual(['one-answer-only', 'unknown-answer'])
    const several = await ask({ is_multiple: true })
    await vote(ben, several, [2, 0, 2])
    expect(await counts()).toEqual([[ben.id], [], [ben.id]])
  })

  test('[X-5] [X-7] closes automatically at its time, or earlier by an admin', async () => {
    const { ada, ben, ask, vote, last, params } = await organised()
    const now = await office.server.deps.clock.now(office.server.deps.sql)
    const timed = await ask({ closes_at: new Date(now + 3_600_000).toISOString() })
    expect(await last()).toMatchObject({ poll: { is_closed: false, closes_at: now + 3_600_000 } })
    office.server.pass(3_600_001)
    expect((await vote(ben, timed, [0])).problem.code).toBe('poll-closed')
    await office.runAll()
    expect((await last()).poll?.is_closed).toBe(true)
    const open = await ask()
    const close = (who: Person) => who.call(closePoll, { params: { ...params, messageId: open } })
    expect((await close(ben)).status).toBe(403)
    expect((await close(ada)).status).toBe(200)
    expect((await close(ada)).problem.code).toBe('poll-closed')
    expect((await vote(ben, open, [0])).problem.code).toBe('poll-closed')
  })

  test('needs two to eight different answers and a future end, and keeps its question', async () => {
    const { ada, ask, params } = await organised()
    const create = (more: object) =>
      ada.call(createPoll, { params, body: { question: 'Drinks?', answers: ['Yes', 'No'], ...more } })
    const bad = [
      { answers: ['Yes'] },
      { answers: ['Yes', ' Yes '] },
      { answers: [...'123456789'] },
      { question: '' },
    ]
    for (const more of bad) expect((await create(more)).status).toBe(422)
    expect((await create({ closes_at: '2020-01-01T00:00:00.000Z' })).problem.code).toBe('in-the-past')
    const messageId = await ask()
    const edited = await ada.call(editChatMessage, {
      params: { ...params, messageId },
      body: { text: 'Food?' },
    })
    expect(edited.status).toBe(403)
    const removed = await ada.call(removeChatMessage, { params: { ...params, messageId } })
    expect(removed.status).toBe(200)
    const voted = await ada.call(voteInPoll, { params: { ...params, messageId }, body: { answers: [0] } })
    expect(voted.problem.code).toBe('message-removed')
  })
})
