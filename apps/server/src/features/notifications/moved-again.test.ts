import { updateGroup } from '@turnout/contract/groups'
import { makeAdmin } from '@turnout/contract/members'
import { readNotification } from '@turnout/contract/notifications'
import { moveScheduledGame } from '@turnout/contract/scheduled-games'
import { expect, test } from 'vitest'
import { createJobRegistry } from '../../job-registry.ts'
import type { Person } from '../../testing/people.ts'
import { memberIdOf } from '../groups/testing.ts'
import { runJobs, turnOn } from '../push/testing.ts'
import { IN, week } from '../scheduled-games/testing.ts'
import { MAIL_NOTIFICATION } from './job-kinds.ts'
import { bellOf, kindsIn, sharedOffice } from './testing.ts'

const office = sharedOffice()

const TUESDAY = '2026-06-16'
const WEDNESDAY = '2026-06-17'
const THURSDAY = '2026-06-18'

/** Ben and Cleo are in on Tuesday; the mails about joining are already sent. */
async function playedWeek() {
  const club = await week(office.server)
  for (const who of [club.ben, club.cleo]) await club.answer(who, IN)
  await office.run()
  office.mail.got.length = 0
  const moveBy = async (who: Person, ...dates: string[]) => {
    for (const date of dates) {
      const body = { date, start_time: '19:00', end_time: '21:00' }
      expect((await who.call(moveScheduledGame, { ...club.game, body })).status).toBe(200)
    }
  }
  return { ...club, moveBy, move: (...dates: string[]) => moveBy(club.ada, ...dates) }
}

test('[Y-8] a game that is moved again before people were notified is moved from the plan that they know', async () => {
  const { ben, move } = await playedWeek()
  await move(WEDNESDAY, THURSDAY)
  expect(await office.mailsTo(ben)).toEqual(['Tue 16 Jun is moved to Thu 18 Jun 19:00'])
  const [notification] = (await bellOf(ben)).notifications
  expect(notification).toMatchObject({ kind: 'game_moved', data: { from: { date: TUESDAY } } })
  await move(WEDNESDAY)
  expect(await office.mailsTo(ben)).toEqual(['Thu 18 Jun is moved to Wed 17 Jun 19:00'])
})

test('[Y-8] when the plan that people know is back, only those who read of another are notified', async () => {
  const { ben, cleo, move } = await playedWeek()
  await move(WEDNESDAY)
  const [read] = (await bellOf(cleo)).notifications
  await cleo.call(readNotification, { params: { notificationId: read!.id } })
  await move(TUESDAY)
  expect(await office.mailsTo(ben)).toEqual([])
  expect(await kindsIn(ben)).not.toContain('game_moved')
  expect(await office.mailsTo(cleo)).toEqual(['Wed 17 Jun is moved to Tue 16 Jun 19:00'])
})

test('[Y-8] when the plan of the last mail is back, no one is notified', async () => {
  const { ben, move } = await playedWeek()
  await move(WEDNESDAY)
  expect(await office.mailsTo(ben)).toHaveLength(1)
  await move(THURSDAY, WEDNESDAY)
  expect(await office.mailsTo(ben)).toEqual([])
  await move(TUESDAY)
  expect(await office.mailsTo(ben)).toEqual(['Wed 17 Jun is moved to Tue 16 Jun 19:00'])
})

test('[Y-8] people do not know the plan of a mail that still waits for its mail server', async () => {
  const { ben, move } = await playedWeek()
  await move(WEDNESDAY)
  const registry = createJobRegistry(office.server.deps)
  const jobs = registry.jobs.filter(({ name }) => name !== MAIL_NOTIFICATION.name)
  await runJobs(office.server, { ...registry, jobs })
  await move(THURSDAY)
  expect(await office.mailsTo(ben)).toEqual(['Tue 16 Jun is moved to Thu 18 Jun 19:00'])
})

test('[Y-8] a person who moved the game themselves knows their own plan', async () => {
  const { ada, ben, params, move, moveBy } = await playedWeek()
  const memberId = await memberIdOf(ada, params.groupId, ben)
  await ada.call(makeAdmin, { params: { ...params, memberId } })
  await move(WEDNESDAY)
  await moveBy(ben, THURSDAY)
  expect(await kindsIn(ben)).not.toContain('game_moved')
  await move(TUESDAY)
  expect(await office.mailsTo(ben)).toContain('Thu 18 Jun is moved to Tue 16 Jun 19:00')
})

test('[Y-4] [Y-8] in the morning a phone gets one push about a game that was moved twice at night', async () => {
  const { ben, cleo, move } = await playedWeek()
  for (const who of [ben, cleo]) await turnOn(who, office.phones)
  await office.server.setTime('2026-06-15T21:30:00Z')
  await move(WEDNESDAY)
  await office.run()
  await move(THURSDAY)
  await office.run()
  expect(office.phones.delivered).toEqual([])
  await office.server.setTime('2026-06-16T07:00:00Z')
  await office.runAll()
  const title = 'Tue 16 Jun is moved to Thu 18 Jun 19:00'
  const push = { message: { notification: { title } } }
  expect(office.phones.delivered).toMatchObject([push, push])
})

test('[Y-8] no one is notified of other hours of the group that are taken back at once', async () => {
  const { ada, ben, params } = await playedWeek()
  const startAt = (game_start_time: string) => ada.call(updateGroup, { params, body: { game_start_time } })
  await startAt('18:00')
  await startAt('19:00')
  expect(await office.mailsTo(ben)).toEqual([])
  expect(await kindsIn(ben)).not.toContain('game_moved')
})
