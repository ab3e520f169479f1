import { removeChatMessage } from '@turnout/contract/chat'
import { dismissChatReports, listChatReports, reportChatMessage } from '@turnout/contract/chat-reports'
import type { InputOf } from '@turnout/contract/endpoint'
import { listMembers, makeAdmin } from '@turnout/contract/members'
import { deactivate } from '@turnout/contract/profile'
import { describe, expect, test } from 'vitest'
import type { Person } from '../../testing/people.ts'
import { runCli } from '../../testing/run-cli.ts'
import { bellOf, sharedOffice } from '../notifications/testing.ts'
import { chatOf } from './testing.ts'

const office = sharedOffice()

type Report = InputOf<typeof reportChatMessage>['body']

async function reported() {
  const chat = await chatOf(office.server)
  const { ada, params } = chat
  const at = (messageId: string) => ({ params: { ...params, messageId } })
  const report = (who: Person, messageId: string, body: Report = { reason: 'spam' }) =>
    who.call(reportChatMessage, { ...at(messageId), body })
  const listed = async (who = ada) => (await who.call(listChatReports, { params })).reply
  const promote = async (who: Person) => {
    const { reply } = await ada.call(listMembers, { params })
    const { id: memberId } = reply.find(({ user }) => user.id === who.id)!
    await ada.call(makeAdmin, { params: { ...params, memberId } })
  }
  return { ...chat, at, report, listed, promote }
}

describe('a report', () => {
  test('[X-8] is possible once per person and message, for messages of others', async () => {
    const { ada, ben, cleo, say, at, report, listed } = await reported()
    const messageId = await say(ben, 'You are all useless')
    const note = 'Third time this week'
    expect((await report(cleo, messageId, { reason: 'other', note })).status).toBe(201)
    await report(ada, messageId, { reason: 'insult' })
    expect((await report(cleo, messageId)).problem.code).toBe('already-reported')
    expect((await report(ben, messageId)).problem.code).toBe('own-message')
    expect(await listed()).toMatchObject([
      {
        message: { id: messageId, text: 'You are all useless', author: { id: ben.id } },
        reports: [
          { user: { id: cleo.id }, reason: 'other', note },
          { user: { id: ada.id }, reason: 'insult', note: null },
        ],
      },
    ])
    await ada.call(removeChatMessage, at(messageId))
    expect((await report(cleo, messageId)).problem.code).toBe('message-removed')
  })

  test('needs a reason of the list, and a text for another reason', async () => {
    const { ben, cleo, say, report } = await reported()
    const messageId = await say(ben, 'Hello')
    const bad: Report[] = [
      { reason: 'other' },
      { reason: 'other', note: '  ' },
      { reason: 'spam', note: 'x'.repeat(301) },
      { reason: 'boring' as 'spam' },
    ]
    for (const body of bad) expect((await report(cleo, messageId, body)).status).toBe(422)
  })

  test('[X-8] is visible to admins alone: no member and no message of the chat shows it', async () => {
    const { ben, cleo, say, report, read, params } = await reported()
    const messageId = await say(ben, 'You are all useless')
    const before = (await read(ben)).reply
    await report(cleo, messageId)
    expect((await read(ben)).reply).toEqual(before)
    expect((await ben.call(listChatReports, { params })).status).toBe(403)
    expect((await cleo.call(listChatReports, { params })).status).toBe(403)
  })

  test('[B21] about a message of an admin does not tell that admin who made it', async () => {
    const { ada, ben, cleo, say, report, listed, promote } = await reported()
    await promote(ben)
    await report(cleo, await say(ada, 'Useless'))
    const [seenByAda] = await listed(ada)
    const [seenByBen] = await listed(ben)
    expect([seenByAda?.reports[0]?.user, seenByBen?.reports[0]?.user?.id]).toEqual([null, cleo.id])
    expect((await bellOf(ada)).notifications.map(({ kind }) => kind)).not.toContain('message_reported')
  })

  test('notifies the admins once a day per message, in the bell and by mail, without its author', async () => {
    const { ada, ben, cleo, say, report } = await reported()
    await office.run()
    await office.mailsTo(ada)
    const messageId = await say(ben, 'Useless')
    await report(cleo, messageId)
    expect(await office.mailsTo(ada)).toEqual([expect.stringContaining('was reported')])
    const notices = (await bellOf(ada)).notifications.filter(({ kind }) => kind === 'message_reported')
    expect(notices).toMatchObject([{ data: { user: { id: ben.id }, text: 'Useless' }, is_read: false }])
    expect(JSON.stringify(notices)).not.toContain(cleo.id)
    for (const who of [ben, cleo])
      expect((await bellOf(who)).notifications.map(({ kind }) => kind)).not.toContain('message_reported')
  })

  test('of a deactivated account stays, without name and text; reports about a deactivated author are deleted', async () => {
    const { ben, cleo, say, report, listed } = await reported()
    const messageId = await say(ben, 'Useless')
    await report(cleo, messageId, { reason: 'insult', note: 'I am Cleo' })
    await cleo.call(deactivate)
    expect((await listed())[0]?.reports).toMatchObject([{ user: null, reason: 'insult', note: null }])
    await ben.call(deactivate)
    expect(await listed()).toEqual([])
  })
})

test('[B21] the operator lists open reports of all groups, without who made them', async () => {
  const { ada, ben, cleo, say, at, report } = await reported()
  const { databaseUrl, config } = office.server
  const list = () => runCli({ DATABASE_URL: databaseUrl, DATA_DIR: config.dataDir }, 'reports')
  const messageId = await say(ben, 'You are\nall useless')
  await report(cleo, messageId, { reason: 'insult', note: 'Third time' })
  const listed = await list()
  expect(listed).toContain('1 open report')
  expect(listed).toContain('for an insult')
  expect(listed).toContain(`(${ben.email}): You are all useless`)
  expect(listed).toContain('Note: Third time')
  expect(listed).not.toContain(cleo.email)
  await ada.call(dismissChatReports, at(messageId))
  expect(await list()).toBe('Nothing is reported.')
})

describe('an admin settles a report', () => {
  test('[X-8] by removing the message, after which no other admin has to check it', async () => {
    const { ada, ben, cleo, say, at, report, listed, promote } = await reported()
    await promote(cleo)
    const [useless, spam] = [await say(ben, 'Useless'), await say(ben, 'Buy boots')]
    await report(cleo, useless)
    await report(cleo, spam)
    await cleo.call(removeChatMessage, at(useless))
    expect((await listed()).map(({ message }) => message.id)).toEqual([spam])
    const notices = (await bellOf(ada)).notifications.filter(({ kind }) => kind === 'message_reported')
    expect(notices.map(({ is_read }) => is_read)).toEqual([false, true])
    await office.run()
    const mails = await office.mailsTo(ada)
    expect(mails.filter((mail) => mail?.includes('was reported'))).toHaveLength(1)
  })

  test('[X-8] and no one has to if the author deactivates the account', async () => {
    const { ada, ben, cleo, say, report } = await reported()
    await report(cleo, await say(ben, 'Useless'))
    await ben.call(deactivate)
    const notices = (await bellOf(ada)).notifications.filter(({ kind }) => kind === 'message_reported')
    expect(notices.map(({ is_read }) => is_read)).toEqual([true])
  })

  test('[X-8] by dismissing it: the message stays, and only another person can report it again', async () => {
    const { ada, ben, cleo, say, at, report, listed } = await reported()
    const [first, second] = [await say(ben, 'Useless'), await say(ben, 'Hopeless')]
    for (const messageId of [first, second]) await report(cleo, messageId)
    expect((await ben.call(dismissChatReports, at(first))).status).toBe(403)
    const { reply } = await ada.call(dismissChatReports, at(first))
    expect(reply.map(({ message }) => message.id)).toEqual([second])
    expect((await report(cleo, first)).problem.code).toBe('already-reported')
    await report(ada, first)
    expect((await listed()).map(({ message, reports }) => [message.id, reports.length])).toEqual([
      [second, 1],
      [first, 1],
    ])
  })
})
