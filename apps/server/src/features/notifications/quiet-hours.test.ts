import { cancelEvent, updateEvent } from '@turnout/contract/events'
import { cancelScheduledGame, moveScheduledGame } from '@turnout/contract/scheduled-games'
import { expect, test } from 'vitest'
import { person } from '../../testing/people.ts'
import { answer, published } from '../events/testing.ts'
import { turnOn } from '../push/testing.ts'
import { IN, LIMITED, OUT, week } from '../scheduled-games/testing.ts'
import { sharedOffice } from './testing.ts'

const office = sharedOffice()

const EARLY = { start_time: '07:00', end_time: '08:00' }
const AT_BREAKFAST = { start_time: '07:30', end_time: '09:30' }

/** Ben and Cleo have the two places, and Dan waits; their game is early on Tuesday. */
async function earlyGame(hours: typeof EARLY) {
  const club = await week(office.server, LIMITED)
  const { ada, ben, cleo, dan, game, answer } = club
  for (const who of [ben, cleo, dan]) await answer(who, IN)
  const move = (to: typeof EARLY) =>
    ada.call(moveScheduledGame, { ...game, body: { date: '2026-06-16', ...to } })
  expect((await move(hours)).status).toBe(200)
  await office.run()
  office.mail.got.length = 0
  return { ...club, move }
}

test.each([
  ['22:30 on the evening before', EARLY, '2026-06-15T21:30:00Z'],
  ['22:30 on the evening before', AT_BREAKFAST, '2026-06-15T21:30:00Z'],
  ['06:00 in the morning', EARLY, '2026-06-16T05:00:00Z'],
])('[Y-4] at %s people are notified at once that their game (%o) is cancelled', async (_, hours, now) => {
  const { ada, ben, game } = await earlyGame(hours)
  await turnOn(ben, office.phones)
  await office.server.setTime(now)
  await ada.call(cancelScheduledGame, { ...game, body: { reason: 'Storm' } })
  expect(await office.mailsTo(ben)).toEqual(['Tue 16 Jun is cancelled'])
  expect(office.phones.delivered).toHaveLength(1)
})

test.each([
  ['gained', '2026-06-15T21:30:00Z', 'You have a place: Tue 16 Jun 07:30'],
  ['offered', '2026-06-16T04:00:00Z', 'A place is free. Take it?'],
])(
  '[Y-4] a place %s at night in a game that begins before eight is notified at once',
  async (_, now, title) => {
    const { ben, dan, answer } = await earlyGame(AT_BREAKFAST)
    await office.server.setTime(now)
    await answer(ben, OUT)
    expect(await office.mailsTo(dan)).toEqual([title])
  },
)

test('[Y-4] at night people are notified at once that they need not get up, and in the morning of a later game', async () => {
  const { ben, game, ada, move } = await earlyGame(EARLY)
  await office.server.setTime('2026-06-15T21:30:00Z')
  await move({ start_time: '19:00', end_time: '21:00' })
  expect(await office.mailsTo(ben)).toEqual(['Tue 16 Jun is moved to 19:00'])
  await ada.call(cancelScheduledGame, { ...game, body: { reason: 'Storm' } })
  expect(await office.mailsTo(ben)).toEqual([])
})

test('[Y-4] [Z-14] a phone gets a push at night about an event before eight that is cancelled', async () => {
  await office.server.setTime('2026-06-15T12:00:00Z')
  const [ada, ben] = [await person(office.server, 'Ada'), await person(office.server, 'Ben')]
  const eventId = await published(ada, { date: '2026-06-16', ...AT_BREAKFAST })
  await answer(ben, eventId)
  await turnOn(ben, office.phones)
  await office.server.setTime('2026-06-15T21:30:00Z')
  await ada.call(cancelEvent, { params: { eventId }, body: {} })
  await office.run()
  expect(office.phones.delivered).toMatchObject([
    { message: { notification: { title: 'Cancelled: Weaver Street Cup' } } },
  ])
})

test('[Y-4] [Z-14] of an event that is moved twice at night a phone gets one push in the morning, and mails name each plan', async () => {
  await office.server.setTime('2026-06-15T12:00:00Z')
  const [ada, ben] = [await person(office.server, 'Ada'), await person(office.server, 'Ben')]
  const params = { eventId: await published(ada) }
  await answer(ben, params.eventId)
  await turnOn(ben, office.phones)
  await office.server.setTime('2026-06-15T21:30:00Z')
  for (const start_time of ['15:00', '16:00']) {
    await ada.call(updateEvent, { params, body: { start_time } })
    await office.run()
  }
  expect(office.phones.delivered).toEqual([])
  const times = office.mail.got.map(({ mail }) => mail.text?.match(/on Saturday 20 June, \d\d:00/g))
  expect(times).toEqual([
    ['on Saturday 20 June, 15:00', 'on Saturday 20 June, 14:00'],
    ['on Saturday 20 June, 16:00', 'on Saturday 20 June, 15:00'],
  ])
  await office.server.setTime('2026-06-16T07:00:00Z')
  await office.runAll()
  expect(office.phones.delivered).toMatchObject([
    { message: { notification: { body: 'Sat 20 Jun 16:00 · Weaver Street' } } },
  ])
})
