import { checkIn, removeParticipant } from '@turnout/contract/game-day'
import { updateGroup } from '@turnout/contract/groups'
import { addScheduledGame } from '@turnout/contract/scheduled-games'
import { expect, test } from 'vitest'
import { AT_THE_PITCH, CANAL_SIDE } from '../../testing/game-setup.ts'
import { IN, LIMITED, OUT, week } from '../scheduled-games/testing.ts'
import { bellOf, kindsIn, sharedOffice } from './testing.ts'

const office = sharedOffice()

/** Ben is in on Tuesday, Cleo is out, Dan has not answered. */
async function answeredWeek() {
  const club = await week(office.server)
  await club.answer(club.ben, IN)
  await club.answer(club.cleo, OUT)
  const change = (body: object) => club.ada.call(updateGroup, { params: club.params, body })
  return { ...club, change }
}

test('[Y-8] a group drops a day: people who answered are notified, and again when it is back', async () => {
  const { ada, ben, cleo, dan, change } = await answeredWeek()
  expect((await change({ playing_days: [{ day: 'WEDNESDAY' }] })).status).toBe(200)
  for (const who of [ben, cleo]) expect(await office.mailsTo(who)).toEqual(['Tue 16 Jun is cancelled'])
  for (const who of [ada, dan]) expect(await kindsIn(who)).not.toContain('game_cancelled')
  await change({ playing_days: CANAL_SIDE.playing_days })
  expect(await office.mailsTo(ben)).toEqual(['Tue 16 Jun 19:00 is on again'])
  expect(await kindsIn(ben)).not.toContain('game_cancelled')
})

test.each([
  ['other hours', { game_start_time: '18:00' }, 'Tue 16 Jun is moved to 18:00'],
  ['another end', { game_end_time: '20:30' }, 'Tue 16 Jun has changed'],
  [
    'another venue',
    { venue_name: 'Docks', venue_address: '1 Dock Road', venue_latitude: 51.5512, venue_longitude: -0.0321 },
    'Tue 16 Jun has changed',
  ],
])('[Y-8] a group gets %s: people who answered are notified of each game', async (_, body, subject) => {
  const { ben, dan, change } = await answeredWeek()
  await change(body)
  expect(await office.mailsTo(ben)).toEqual([subject])
  expect((await bellOf(ben)).notifications[0]).toMatchObject({
    kind: 'game_moved',
    data: { from: { start_time: '19:00', end_time: '21:00', venue_name: 'Weaver Street' } },
  })
  expect(await kindsIn(dan)).not.toContain('game_moved')
})

test.each([
  ['a name of the same venue', { venue_name: 'Weaver Street Pitches' }],
  ['a pin of the same venue', { venue_latitude: 51.56 }],
  ['more teams', { max_teams: 5 }],
])('[Y-8] no one is notified of %s', async (_, body) => {
  const { ben, change } = await answeredWeek()
  expect((await change(body)).status).toBe(200)
  expect(await office.mailsTo(ben)).toEqual([])
})

test('[D-11] a game whose only arrival was removed is dropped with its day, and people who answered are notified', async () => {
  const { ada, ben, params, change } = await answeredWeek()
  await office.server.setTime('2026-06-16T17:30:00Z')
  const { player } = (await ben.call(checkIn, { params, body: AT_THE_PITCH })).reply
  await ada.call(removeParticipant, { params: { ...params, participantId: player.id } })
  await change({ playing_days: [{ day: 'WEDNESDAY' }] })
  expect(await office.mailsTo(ben)).toContain('Tue 16 Jun is cancelled')
})

test('[Y-8] a game with a first arrival still counts as to come: people who answered are notified of another venue', async () => {
  const { ben, cleo, params, change } = await answeredWeek()
  await office.server.setTime('2026-06-16T17:30:00Z')
  await ben.call(checkIn, { params, body: AT_THE_PITCH })
  await change({
    venue_name: 'Docks',
    venue_address: '1 Dock Road',
    venue_latitude: 51.5512,
    venue_longitude: -0.0321,
  })
  for (const who of [ben, cleo]) expect(await office.mailsTo(who)).toEqual(['Tue 16 Jun has changed'])
})

test('[D-11] a place is offered by mail in a game that stays on although its day was dropped', async () => {
  const { answer, ben, cleo, dan, params, ada } = await week(office.server, LIMITED)
  for (const who of [ben, cleo, dan]) await answer(who, IN)
  await office.server.setTime('2026-06-16T17:30:00Z')
  await ben.call(checkIn, { params, body: AT_THE_PITCH })
  await ada.call(updateGroup, { params, body: { playing_days: [{ day: 'WEDNESDAY' }] } })
  await answer(cleo, OUT)
  expect(await office.mailsTo(dan)).toEqual([expect.stringContaining('place is free')])
})

test('[Y-8] when a day comes back before the mail is sent, the mail tells its last state', async () => {
  const { ben, change } = await answeredWeek()
  await change({ playing_days: [{ day: 'WEDNESDAY' }] })
  await change({ playing_days: CANAL_SIDE.playing_days })
  expect(await office.mailsTo(ben)).toEqual(['Tue 16 Jun 19:00 is on again'])
})

test.each([
  ['has begun', '2026-06-16T18:30:00Z'],
  ['is over', '2026-06-16T20:15:00Z'],
])('[Y-8] new hours of the coming weeks do not notify about a game that %s', async (_, at) => {
  const { ben, change } = await answeredWeek()
  await office.server.setTime(at)
  await change({ game_start_time: '19:30', game_end_time: '21:30' })
  expect(await office.mailsTo(ben)).toEqual([])
  for (const kind of ['game_moved', 'game_restored']) expect(await kindsIn(ben)).not.toContain(kind)
})

test('[Y-8] a game added on a dropped day is on again for people who had answered', async () => {
  const { ada, ben, dan, params, change } = await answeredWeek()
  await change({ playing_days: [{ day: 'WEDNESDAY' }] })
  expect(await office.mailsTo(ben)).toEqual(['Tue 16 Jun is cancelled'])
  const body = { date: '2026-06-16', start_time: '18:00', end_time: '20:00' }
  expect((await ada.call(addScheduledGame, { params, body })).status).toBe(201)
  expect(await office.mailsTo(ben)).toEqual(['Tue 16 Jun 18:00 is on again'])
  expect(await kindsIn(dan)).not.toContain('game_restored')
})
