import { joinGroup, leaveGroup } from '@turnout/contract/groups'
import { changeMemberAttendance } from '@turnout/contract/members'
import {
  changeNotificationSettings,
  getNotificationSettings,
  muteGroup,
  unmuteGroup,
  unsubscribeFromTopic,
} from '@turnout/contract/notification-settings'
import { listNotifications, readNotification, readNotifications } from '@turnout/contract/notifications'
import { PROBLEMS } from '@turnout/contract/problem'
import { deactivate } from '@turnout/contract/profile'
import { cancelScheduledGame, moveScheduledGame } from '@turnout/contract/scheduled-games'
import { requestSignInLink } from '@turnout/contract/sign-in-link'
import { expect, test } from 'vitest'
import { club, member } from '../../testing/game-setup.ts'
import { person } from '../../testing/people.ts'
import { memberIdOf } from '../groups/testing.ts'
import { turnOn } from '../push/testing.ts'
import { IN, LIMITED, OUT, sweep, week } from '../scheduled-games/testing.ts'
import { bellOf, kindsIn, sharedOffice } from './testing.ts'

const office = sharedOffice()

/** A week in which Ben has answered. */
async function askedWeek(settings = {}) {
  const asked = await week(office.server, settings)
  await asked.answer(asked.ben, IN)
  return { ...asked, ask: () => sweep(office.server) }
}

test('[Y-8] when a game opens, those who have not answered are asked, once', async () => {
  const { ben, cleo, ask, groupId, tomorrow } = await askedWeek()
  await ask()
  await ask()
  expect(await kindsIn(ben)).toEqual([])
  const { notifications, unread_count } = await bellOf(cleo)
  expect(unread_count).toBe(1)
  expect(notifications[0]).toMatchObject({
    kind: 'game_open',
    group: { id: groupId, name: 'Canal Side Kickabout' },
    path: `/answer/${groupId}/${tomorrow.id}`,
    is_read: false,
    data: { places_left: null, game: { id: tomorrow.id, date: '2026-06-16', start_time: '19:00' } },
  })
  expect(await office.mailsTo(cleo)).toEqual(['Tue 16 Jun 19:00: are you in?'])
  expect(await office.mailsTo(ben)).toEqual([])
})

test('a mail links to both answers, each only a suggestion, and unsubscribes in one click', async () => {
  const { cleo, ask, groupId, tomorrow } = await askedWeek()
  await ask()
  await office.run()
  const mail = office.mail.got.find(({ recipients }) => recipients.includes(cleo.email))!.mail
  const page = `http://localhost:3000/answer/${groupId}/${tomorrow.id}`
  expect(mail.text).toContain(`I'm in:\n${page}?answer=in`)
  expect(mail.text).toContain(`I'm out:\n${page}?answer=out`)
  expect(mail.text).toContain('Tuesday 16 June, 19:00 to 21:00, at “Weaver Street”.')
  expect(mail.html).toContain(`href="${page}?answer=out"`)

  const header = mail.headers.find(({ key }) => key === 'list-unsubscribe')!.value
  const url = header.slice(1, -1).replace('http://localhost:3000', '')
  const forged = await office.server.app.inject({ method: 'POST', url: url.slice(0, -3) })
  expect([forged.statusCode, forged.json().detail]).toEqual([404, PROBLEMS['mail-link-invalid'].detail])
  const mailOn = async () =>
    (await cleo.call(getNotificationSettings)).reply.topics.find(({ topic }) => topic === 'are_you_in')?.mail
  expect(await mailOn()).toBe(true)
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const payload = 'List-Unsubscribe=One-Click'
  const posted = await office.server.app.inject({ method: 'POST', url, headers: form, payload })
  expect(posted.statusCode).toBe(200)
  expect(await mailOn()).toBe(false)
})

test('[Y-1] the link at the end of a mail opens a page without sign-in; its button turns off mails of the topic', async () => {
  const { cleo, ask } = await askedWeek()
  await ask()
  await office.run()
  const mail = office.mail.got.find(({ recipients }) => recipients.includes(cleo.email))!.mail
  const url = /Stop emails like this:\s+(\S+)/.exec(mail.text ?? '')?.[1] ?? ''
  expect(mail.html).toContain(`href="${url}"`)
  const opened = await office.server.app.inject(url.replace('http://localhost:3000', ''))
  const page = new URL(String(opened.headers.location), url)
  expect([opened.statusCode, page.pathname]).toEqual([303, '/notifications/unsubscribe'])

  const token = page.searchParams.get('token') ?? ''
  const press = (sent: string) => office.server.call(unsubscribeFromTopic, { body: { token: sent } })
  const mailed = async () =>
    (await cleo.call(getNotificationSettings)).reply.topics.filter(({ mail: isOn }) => isOn).length
  const before = await mailed()
  for (const wrong of ['', 'x', token.slice(1), token.slice(0, -1), token.replace('are_you_in', 'places')])
    expect((await press(wrong)).problem.code).toBe('mail-link-invalid')
  expect(await mailed()).toBe(before)
  expect((await press(token)).reply).toEqual({ topic: 'are_you_in' })
  expect((await press(token)).status).toBe(200)
  expect(await mailed()).toBe(before - 1)
  await cleo.call(deactivate)
  expect((await press(token)).problem.code).toBe('mail-link-invalid')
})

test('[Y-1] a mail without a topic has no link to unsubscribe', async () => {
  const ben = await person(office.server, 'Ben')
  await office.server.call(requestSignInLink, { body: { email: ben.email } })
  await office.run()
  const mail = office.mail.got.find(({ recipients }) => recipients.includes(ben.email))!.mail
  expect(mail.subject).toBe('Your sign-in link')
  expect(mail.headers.filter(({ key }) => key.startsWith('list-'))).toEqual([])
  expect(mail.text).not.toContain('Stop emails')
})

test('[Y-3] a question is pushed and then not mailed; a cancelled game is pushed and mailed', async () => {
  const { ada, cleo, ask, game } = await askedWeek()
  const device = await turnOn(cleo, office.phones)
  await ask()
  expect(await office.mailsTo(cleo)).toEqual([])
  expect(office.phones.delivered).toMatchObject([
    {
      deviceId: device.id,
      message: { notification: { title: 'Tue 16 Jun 19:00: are you in?', body: 'Canal Side Kickabout' } },
    },
  ])
  await ada.call(cancelScheduledGame, { ...game, body: { reason: 'Pitch closed' } })
  expect(await office.mailsTo(cleo)).toEqual(['Tue 16 Jun is cancelled'])
  expect(office.phones.delivered).toHaveLength(2)
  expect(await kindsIn(ada)).not.toContain('game_cancelled')
})

const HOURS = { date: '2026-06-16', start_time: '19:00', end_time: '21:00' }
const DOCKS = { name: 'docks.example', address: '1 Dock Road', latitude: 51.5512, longitude: -0.0321 }

test.each([
  [
    'the venue is new',
    { ...HOURS, venue: DOCKS },
    'Tue 16 Jun has changed',
    'docks.example',
    '“docks. example”',
  ],
  [
    'the end is new',
    { ...HOURS, end_time: '20:00' },
    'Tue 16 Jun has changed',
    '19:00 to 20:00',
    '19:00 to 20:00',
  ],
  [
    'the start is new',
    { ...HOURS, start_time: '18:00' },
    'Tue 16 Jun is moved to 18:00',
    'Weaver Street',
    '“Weaver Street”',
  ],
])('when only %s, push and mail name the change', async (_, body, title, onPhone, inMail) => {
  const { ada, ben, game } = await askedWeek()
  await turnOn(ben, office.phones)
  expect((await ada.call(moveScheduledGame, { ...game, body })).status).toBe(200)
  await office.run()
  expect(office.phones.delivered).toMatchObject([
    { message: { notification: { title, body: `Canal Side Kickabout · ${onPhone}` } } },
  ])
  const { mail } = office.mail.got.find(({ recipients }) => recipients.includes(ben.email))!
  expect(mail.subject).toBe(title)
  expect(mail.text).toContain(`“Canal Side Kickabout” · ${inMail}\n`)
})

test('[Y-4] nothing is sent at night, and in the morning only what is still true', async () => {
  const { ada, cleo, dan, ask, answer, game } = await askedWeek()
  await office.server.setTime('2026-06-15T22:30:00Z')
  await ask()
  expect(await office.mailsTo(cleo)).toEqual([])
  await office.runAll()
  expect(office.mail.got).toEqual([])
  await answer(dan, OUT)
  await office.server.setTime('2026-06-16T07:00:00Z')
  await office.runAll()
  expect(await office.mailsTo(cleo)).toEqual(['Tue 16 Jun 19:00: are you in?'])
  expect(await office.mailsTo(dan)).toEqual([])
  expect((await ada.call(cancelScheduledGame, { ...game, body: { reason: 'Storm' } })).status).toBe(200)
})

test('[Y-4] night depends on the time zone that the person’s device sent last', async () => {
  const { cleo, dan, eve, ask } = await askedWeek()
  const isIn = (who: typeof cleo, zone: string) =>
    who.call(getNotificationSettings, undefined, { 'x-time-zone': zone })
  await isIn(cleo, 'Pacific/Auckland')
  await isIn(dan, 'Pacific/Auckland')
  await isIn(dan, 'America/New_York')
  expect((await isIn(eve, 'Moon/Base')).status).toBe(200)
  await ask()
  const question = ['Tue 16 Jun 19:00: are you in?']
  expect(await office.mailsTo(cleo)).toEqual([])
  expect(await office.mailsTo(dan)).toEqual(question)
  expect(await office.mailsTo(eve)).toEqual(question)
  await office.server.setTime('2026-06-15T20:00:00Z')
  await office.runAll()
  expect(await office.mailsTo(cleo)).toEqual(question)
})

test('[Y-7] a question whose game is cancelled before the push is not sent', async () => {
  const { ada, cleo, ask, game } = await askedWeek()
  await ask()
  await ada.call(cancelScheduledGame, { ...game, body: { reason: 'Pitch closed' } })
  expect(await office.mailsTo(cleo)).toEqual(['Tue 16 Jun is cancelled'])
})

test('[Y-7] a request to join is settled for the admins when the person deactivates their account', async () => {
  const { ada, params } = await week(office.server)
  const fay = await person(office.server, 'Fay')
  const unread = async () => (await bellOf(ada)).unread_count
  const before = await unread()
  await fay.call(joinGroup, { params })
  expect(await unread()).toBe(before + 1)
  expect((await fay.call(deactivate)).status).toBe(200)
  expect(await unread()).toBe(before)
})

test('[Y-7] nothing is sent that was read, muted, switched off, or of a group that the person left', async () => {
  const { ada, ben, cleo, dan, eve, ask, game, params } = await askedWeek()
  const fay = await member(office.server, params.groupId, 'Fay')
  await ask()
  expect(await kindsIn(ben)).toEqual([])
  const [question] = (await bellOf(cleo)).notifications
  await cleo.call(readNotification, { params: { notificationId: question!.id } })
  await dan.call(muteGroup, { params })
  const body = { topics: [{ topic: 'are_you_in' as const, mail: false }] }
  await eve.call(changeNotificationSettings, { body })
  await fay.call(leaveGroup, { params })
  await office.run()
  expect(office.mail.got.flatMap(({ recipients }) => recipients)).toEqual([ada.email])
  await dan.call(unmuteGroup, { params })
  await ada.call(moveScheduledGame, {
    ...game,
    body: { date: '2026-06-17', start_time: '19:00', end_time: '21:00' },
  })
  expect((await bellOf(ben)).notifications[0]).toMatchObject({
    kind: 'game_moved',
    data: { game: { date: '2026-06-17' }, from: { date: '2026-06-16', start_time: '19:00' } },
  })
  expect((await bellOf(cleo)).notifications[0]).toMatchObject({
    kind: 'game_open',
    data: { game: { date: '2026-06-17' } },
  })
})

test('switching off two channels of one topic at once switches off both', async () => {
  const { cleo } = await askedWeek()
  for (let round = 0; round < 5; round += 1) {
    const set = (change: { push?: boolean; mail?: boolean }) =>
      cleo.call(changeNotificationSettings, { body: { topics: [{ topic: 'are_you_in', ...change }] } })
    await set({ push: true, mail: true })
    await Promise.all([set({ push: false }), set({ mail: false })])
    const { topics } = (await cleo.call(getNotificationSettings)).reply
    expect(topics.find(({ topic }) => topic === 'are_you_in')).toMatchObject({ push: false, mail: false })
  }
})

test('[Y-5] the third question of a week stays in the bell', async () => {
  const { cleo, ask } = await askedWeek()
  await ask()
  await office.server.setTime('2026-06-15T18:00:00Z')
  await ask()
  expect(await office.mailsTo(cleo)).toEqual(Array(2).fill('Tue 16 Jun 19:00: are you in?'))
  // the game of the following week opens
  await office.server.setTime('2026-06-17T18:00:00Z')
  await ask()
  expect(await office.mailsTo(cleo)).toEqual([])
  expect(await kindsIn(cleo)).toEqual(['game_open', 'reminder', 'game_open'])
})

test('[Y-8] a game that opens on its last day asks once, and does not remind at the same moment', async () => {
  const { cleo, ask } = await askedWeek()
  await office.server.setTime('2026-06-16T09:00:00Z')
  await ask()
  expect(await kindsIn(cleo)).toEqual(['game_open'])
})

test('[Y-8] when a minimum is not met, only the admins are notified, four hours before', async () => {
  const { ada, cleo, dan, params, tomorrow, ask } = await askedWeek({ minimum: 4 })
  const memberId = await memberIdOf(ada, params.groupId, dan)
  await ada.call(changeMemberAttendance, { params: { ...params, memberId }, body: { is_spare: true } })
  await office.server.setTime('2026-06-16T14:00:00Z')
  await ask()
  expect((await bellOf(ada)).notifications[0]).toMatchObject({
    kind: 'too_few',
    data: { going: 1, minimum: 4, can_call_spares: true },
  })
  expect(await kindsIn(cleo)).not.toContain('too_few')
  await office.run()
  const sent = office.mail.got.find(({ mail }) => mail.subject === '1 of 4 are in: Tue 16 Jun 19:00')!
  expect(sent.recipients).toEqual([ada.email])
  const page = `http://localhost:3000/answer/${params.groupId}/${tomorrow.id}`
  expect(sent.mail.text).toContain(`Call the spares:\n${page}?answer=spares`)
  expect(sent.mail.text).toContain(`Cancel this game:\n${page}?answer=cancel`)
})

test('[Y-8] a place that becomes free notifies the person who gets it, not the person who gave it up', async () => {
  const { ben, cleo, dan, answer } = await askedWeek(LIMITED)
  for (const who of [cleo, dan]) await answer(who, IN)
  expect(await kindsIn(dan)).toEqual([])
  await answer(ben, OUT)
  expect(await kindsIn(dan)).toEqual(['place_gained'])
  expect(await kindsIn(ben)).toEqual([])
  expect(await office.mailsTo(dan)).toEqual(['You have a place: Tue 16 Jun 19:00'])
  await answer(dan, OUT)
  await answer(dan, IN)
  expect(await kindsIn(dan)).toEqual(['place_gained'])
})

test('a person marks one notification as read, or all up to a moment', async () => {
  const { cleo, dan, ask } = await askedWeek()
  await ask()
  await office.server.setTime('2026-06-15T18:00:00Z')
  await ask()
  const [question] = (await bellOf(cleo)).notifications
  const one = { params: { notificationId: question!.id } }
  expect((await cleo.call(readNotification, one)).reply).toEqual({ unread_count: 1 })
  expect((await dan.call(readNotification, one)).problem.code).toBe('notification-not-found')
  const { created_at } = (await bellOf(dan)).notifications[1]!
  const upTo = (at: number) => dan.call(readNotifications, { body: { up_to: new Date(at).toISOString() } })
  expect((await upTo(created_at)).reply).toEqual({ unread_count: 1 })
  expect((await upTo(question!.created_at)).reply).toEqual({ unread_count: 0 })
})

test('the bell has pages, the newest first', async () => {
  const { ada, groupId } = await club(office.server, [])
  for (const name of ['Ben', 'Cleo', 'Dan', 'Eve'])
    await (await person(office.server, name)).call(joinGroup, { params: { groupId } })
  const page = (before?: string) =>
    ada.call(listNotifications, { query: { page_size: 3, ...(before && { before }) } })
  const first = (await page()).reply
  expect(first.notifications).toHaveLength(3)
  const second = (await page(first.next!)).reply
  expect([second.notifications.length, second.next]).toEqual([1, null])
  const names = [...first.notifications, ...second.notifications].map(
    ({ data }) => 'user' in data && data.user.name,
  )
  expect(names).toEqual(['Eve Okafor', 'Dan Okafor', 'Cleo Okafor', 'Ben Okafor'])
})

test('settings start with the defaults, and fields that a change leaves out stay', async () => {
  const cleo = await person(office.server, 'Cleo')
  const before = (await cleo.call(getNotificationSettings)).reply.topics
  expect(before).toContainEqual({ topic: 'requests', push: false, mail: true })
  expect(before).toContainEqual({ topic: 'result', push: true, mail: null })
  const change = (topics: object[]) =>
    cleo.call(changeNotificationSettings, { body: { topics } as { topics: [] } })
  const { reply } = await change([{ topic: 'requests', push: true }])
  expect(reply.topics).toContainEqual({ topic: 'requests', push: true, mail: true })
  expect((await change([{ topic: 'result', mail: true }])).problem.errors).toEqual([
    { field: 'topics.0.mail', message: 'This is never sent by mail.' },
  ])
})
