import { checkIn } from '@turnout/contract/game-day'
import { joinGroup } from '@turnout/contract/groups'
import { logout } from '@turnout/contract/me'
import { removeMember } from '@turnout/contract/members'
import { changeNotificationSettings } from '@turnout/contract/notification-settings'
import { deactivate } from '@turnout/contract/profile'
import { cancelScheduledGame, restoreScheduledGame } from '@turnout/contract/scheduled-games'
import { changeStandingAnswer } from '@turnout/contract/standing-answer'
import { and, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createJobRegistry } from '../../job-registry.ts'
import { sha256 } from '../../platform/chance.ts'
import { newId } from '../../platform/ids.ts'
import { jobs } from '../../platform/jobs/tables.ts'
import { AT_THE_PITCH, joinAndApprove } from '../../testing/game-setup.ts'
import { type Person, person } from '../../testing/people.ts'
import { sessions } from '../accounts/tables.ts'
import { memberIdOf } from '../groups/testing.ts'
import { PUSH } from '../push/enqueue-push.ts'
import { turnOn } from '../push/testing.ts'
import { IN, sweep, week } from '../scheduled-games/testing.ts'
import { deleteOldNotifications } from './store.ts'
import { notifications } from './tables.ts'
import { bellOf, kindsIn, sharedOffice } from './testing.ts'

const office = sharedOffice()

/** A week in which Ben is in. */
async function joinedWeek() {
  const club = await week(office.server)
  await club.answer(club.ben, IN)
  return club
}

const rowsOf = (userId: string) =>
  office.server.deps.sql.select().from(notifications).where(eq(notifications.userId, userId))

test('a process that dies after each step of a delivery loses nothing and sends nothing twice', async () => {
  const { ada, ben, game } = await joinedWeek()
  await turnOn(ben, office.phones)
  await ada.call(cancelScheduledGame, { ...game, body: { reason: 'Pitch closed' } })
  const { deps } = office.server
  const waiting = await deps.sql.select().from(jobs).where(isNull(jobs.doneAt))
  const registry = createJobRegistry(deps)
  const deliver = registry.jobs.find(({ name }) => name === 'deliver-notification')!
  const [row] = (await rowsOf(ben.id)).filter(({ kind }) => kind === 'game_cancelled')
  const job = waiting.find(
    ({ payload }) => (payload as { notificationId?: string }).notificationId === row?.id,
  )!
  // the job is done but not yet marked as done, so it runs again
  for (let run = 0; run < 3; run += 1) await deliver.run({ ...job, tries: run + 1 })
  registry.close()
  expect(await office.mailsTo(ben)).toEqual(['Tue 16 Jun is cancelled'])
  expect(office.phones.delivered).toHaveLength(1)
})

test('a change that is rolled back notifies no one', async () => {
  const { ada, ben, game } = await joinedWeek()
  const before = await rowsOf(ben.id)
  const publish = office.server.deps.publish
  office.server.deps.publish = async (...event) => {
    await publish(...event)
    throw new Error('The program was stopped.')
  }
  const { status } = await ada.call(cancelScheduledGame, { ...game, body: { reason: 'Pitch closed' } })
  office.server.deps.publish = publish
  expect(status).toBe(500)
  expect(await rowsOf(ben.id)).toEqual(before)
  expect(await office.mailsTo(ben)).toEqual([])
})

test('a phone that was off gets only the last notification about a date', async () => {
  const { ada, ben, game } = await joinedWeek()
  await turnOn(ben, office.phones)
  office.phones.respondWith(() => ({ status: 503 }))
  for (let change = 0; change < 3; change += 1) {
    await ada.call(cancelScheduledGame, { ...game, body: { reason: `Storm ${change}` } })
    await office.run()
    await ada.call(restoreScheduledGame, game)
    await office.run()
  }
  office.phones.respondWith(() => 'deliver')
  await office.runAll()
  expect(office.phones.delivered.map(({ message }) => message.notification.title)).toEqual([
    'Tue 16 Jun 19:00 is on again',
  ])
  expect(await kindsIn(ben)).toEqual(['game_restored'])
})

test('a push to a phone that was off overnight still names the right day', async () => {
  const { cleo } = await joinedWeek()
  await turnOn(cleo, office.phones)
  office.phones.respondWith(() => ({ status: 503 }))
  await sweep(office.server)
  await office.run()
  await office.server.setTime('2026-06-16T08:00:00Z')
  office.phones.respondWith(() => 'deliver')
  await office.runAll()
  expect(office.phones.delivered.map(({ message }) => message.notification.title)).toEqual([
    'Tue 16 Jun 19:00: are you in?',
  ])
})

/** The same person in a second browser. */
async function inAnotherBrowser(who: Person): Promise<Person> {
  const { sql, chance } = office.server.deps
  const token = chance.secret()
  const [session] = await sql.select().from(sessions).where(eq(sessions.userId, who.id))
  await sql.insert(sessions).values({ ...session!, id: newId(), tokenHash: sha256(token) })
  return {
    ...who,
    token,
    call: (endpoint, input, headers) => office.server.call(endpoint, input, { token }, headers),
  }
}

test.each([403, 410])(
  '[Y-3] a person whose every push is refused or device gone (%i) gets one mail instead',
  async (status) => {
    const { cleo } = await joinedWeek()
    await turnOn(cleo, office.phones)
    await turnOn(await inAnotherBrowser(cleo), office.phones)
    office.phones.respondWith(() => ({ status }))
    await sweep(office.server)
    await office.runAll()
    await office.runAll()
    expect(office.phones.delivered).toEqual([])
    expect(await office.mailsTo(cleo)).toEqual(['Tue 16 Jun 19:00: are you in?'])
  },
)

test('[Y-3] a person who signs out of their last device before the push is sent gets the mail', async () => {
  const { cleo } = await joinedWeek()
  const phone = await inAnotherBrowser(cleo)
  await turnOn(phone, office.phones)
  office.phones.respondWith(() => ({ status: 503 }))
  await sweep(office.server)
  await office.run()
  await phone.call(logout)
  expect(await office.mailsTo(cleo)).toEqual([])
  await office.runAll()
  expect(office.phones.delivered).toEqual([])
  expect(await office.mailsTo(cleo)).toEqual(['Tue 16 Jun 19:00: are you in?'])
})

test.each([403, 410])(
  '[Y-3] no mail is sent when one device fails (%i) and another gets the push',
  async (status) => {
    const { cleo } = await joinedWeek()
    const failing = await turnOn(cleo, office.phones)
    await turnOn(await inAnotherBrowser(cleo), office.phones)
    office.phones.respondWith((deviceId) => (deviceId === failing.id ? { status } : 'deliver'))
    await sweep(office.server)
    await office.runAll()
    expect(office.phones.delivered).toHaveLength(1)
    expect(await office.mailsTo(cleo)).toEqual([])
  },
)

test('[Y-3] a person gets the mail after the last try at one device, if the other one is refused', async () => {
  const { cleo } = await joinedWeek()
  const failing = await turnOn(cleo, office.phones)
  await turnOn(await inAnotherBrowser(cleo), office.phones)
  office.phones.respondWith((deviceId) => ({ status: deviceId === failing.id ? 503 : 403 }))
  await sweep(office.server)
  await office.run()
  const isWaiting = and(eq(jobs.kind, PUSH.name), isNull(jobs.doneAt), isNull(jobs.deadAt))
  await office.server.deps.sql
    .update(jobs)
    .set({ tries: PUSH.attempts - 2 })
    .where(isWaiting)
  await office.runAll()
  expect(await office.mailsTo(cleo)).toEqual([])
  await office.runAll()
  expect(await office.mailsTo(cleo)).toEqual(['Tue 16 Jun 19:00: are you in?'])
})

test('[Y-7] a mail that waited for its mail server until after the game is not sent', async () => {
  const { cleo } = await joinedWeek()
  await sweep(office.server)
  const { deps } = office.server
  const registry = createJobRegistry(deps)
  const deliver = registry.jobs.find(({ name }) => name === 'deliver-notification')!
  const waiting = await deps.sql.select().from(jobs).where(isNull(jobs.doneAt))
  for (const job of waiting) if (job.kind === deliver.name) await deliver.run({ ...job, tries: 1 })
  registry.close()
  await office.server.setTime('2026-06-16T18:00:00Z')
  await office.runAll()
  expect(await office.mailsTo(cleo)).toEqual([])
})

test.each([
  ['is sent after the game', [], ['"I always come on Tuesdays" is off']],
  ['does not go out when they have turned it on again', ['TUESDAY' as const], []],
])('[H-28] [Y-7] the mail that "I always come" is off %s', async (_, weekdays, subjects) => {
  const { ben, cleo, params } = await joinedWeek()
  await cleo.call(changeStandingAnswer, { params, body: { weekdays: ['TUESDAY'] } })
  for (const date of ['2026-06-16', '2026-06-23']) {
    await office.server.setTime(`${date}T12:00:00Z`)
    await sweep(office.server)
    await office.server.setTime(`${date}T17:45:00Z`)
    await ben.call(checkIn, { params, body: AT_THE_PITCH })
    await office.server.setTime(`${date}T20:00:00Z`)
    await sweep(office.server)
  }
  if (weekdays.length > 0) await cleo.call(changeStandingAnswer, { params, body: { weekdays } })
  expect(await office.mailsTo(cleo)).toEqual(subjects)
})

test('the name of a deactivated account is removed from the bells of others', async () => {
  const { ada, groupId } = await joinedWeek()
  const fay = await person(office.server, 'Fay')
  await joinAndApprove(office.server, ada, groupId, fay)
  const namesIn = async () =>
    (await bellOf(ada)).notifications.flatMap(({ data }) => ('user' in data ? data.user.name : []))
  expect(await namesIn()).toContain('Fay Okafor')
  await fay.call(deactivate)
  expect(await namesIn()).toContain('Former player')
  expect(await namesIn()).not.toContain('Fay Okafor')
  expect(await rowsOf(fay.id)).toEqual([])
})

test('a removed person has nothing of the group in the bell and gets nothing more from it', async () => {
  const { ada, dan, groupId, game } = await joinedWeek()
  await sweep(office.server)
  const memberId = await memberIdOf(ada, groupId, dan)
  await ada.call(removeMember, { params: { groupId, memberId } })
  await ada.call(cancelScheduledGame, { ...game, body: { reason: 'Pitch closed' } })
  expect(await rowsOf(dan.id)).toEqual([])
  expect(await office.mailsTo(dan)).toEqual(['You’re no longer in “Canal Side Kickabout”'.replace('’', "'")])
})

test('after ninety days the bell is empty', async () => {
  const { ada, groupId } = await joinedWeek()
  const fay = await person(office.server, 'Fay')
  await joinAndApprove(office.server, ada, groupId, fay)
  const day = 24 * 60 * 60 * 1000
  const { sql, clock } = office.server.deps
  const tidy = async () => deleteOldNotifications(sql, new Date(await clock.now(sql)))
  office.server.pass(89 * day)
  await tidy()
  expect(await rowsOf(fay.id)).toHaveLength(1)
  office.server.pass(2 * day)
  await tidy()
  expect(await rowsOf(fay.id)).toEqual([])
})

test('an organiser who turned off mails about requests sees them in the bell alone', async () => {
  const { ada, groupId } = await joinedWeek()
  const topics = [{ topic: 'requests' as const, mail: false }]
  await ada.call(changeNotificationSettings, { body: { topics } })
  await (await person(office.server, 'Fay')).call(joinGroup, { params: { groupId } })
  expect(await office.mailsTo(ada)).toEqual([])
  expect((await bellOf(ada)).notifications[0]).toMatchObject({ kind: 'join_requested', is_read: false })
})
