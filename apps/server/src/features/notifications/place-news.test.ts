import { changeAttendanceSettings } from '@turnout/contract/attendance-settings'
import { acceptPlace } from '@turnout/contract/scheduled-games'
import { expect, test } from 'vitest'
import { person } from '../../testing/people.ts'
import { answer, published } from '../events/testing.ts'
import { turnOn } from '../push/testing.ts'
import { scheduledGuests } from '../scheduled-games/tables.ts'
import { IN, LIMITED, OUT, SETTINGS, week } from '../scheduled-games/testing.ts'
import { notifications } from './tables.ts'
import { bellOf, kindsIn, sharedOffice } from './testing.ts'

const office = sharedOffice()

/** Ben and Cleo have the two places, and Ben's guests wait. */
async function fullWeek(...guests: string[]) {
  const club = await week(office.server, LIMITED)
  for (const who of [club.ben, club.cleo]) await club.answer(who, IN)
  await club.answer(club.ben, { ...IN, guests })
  const newsOf = async (who: typeof club.ben) =>
    (await bellOf(who)).notifications.map(({ kind, data }) => [kind, 'guest' in data ? data.guest : null])
  return { ...club, newsOf }
}

test('[Y-8] a guest’s place notifies the person who brings them, with the name of the guest', async () => {
  const { ben, cleo, answer, newsOf } = await fullWeek('Ines')
  await answer(cleo, OUT)
  expect(await newsOf(ben)).toEqual([['place_gained', 'Ines']])
  expect(await newsOf(cleo)).toEqual([])
  expect(await office.mailsTo(ben)).toEqual(['“Ines” has a place'])
  const stored = await office.server.deps.sql.select().from(notifications)
  expect(JSON.stringify(stored)).not.toContain('Ines')
})

test('[Y-8] a mail about a guest’s place has no link that cancels the person’s own place', async () => {
  const { cleo, answer } = await fullWeek('Ines')
  await answer(cleo, OUT)
  await office.run()
  expect(office.mail.got[0]?.mail.text).toContain('See the game:')
  expect(office.mail.got[0]?.mail.text).not.toContain("I'm out")
})

test('[Y-8] at short notice a person is notified once, by push and mail, of a place for their first guest', async () => {
  const { ben, cleo, answer, game, newsOf } = await fullWeek('Ines', 'Jon')
  await turnOn(ben, office.phones)
  await office.server.setTime('2026-06-16T16:00:00Z')
  await answer(cleo, OUT)
  expect(await newsOf(ben)).toEqual([['place_offered', 'Ines']])
  expect(await office.mailsTo(ben)).toEqual(['A place is free for “Ines”. Take it?'])
  expect(office.phones.delivered.map(({ message }) => message.notification.title)).toEqual([
    'A place is free for Ines. Take it?',
  ])
  expect((await ben.call(acceptPlace, game)).status).toBe(200)
})

test('[Y-7] an offer for a guest that was accepted in the meantime is not sent', async () => {
  const { ben, cleo, answer, game } = await fullWeek('Ines')
  await office.server.setTime('2026-06-16T16:00:00Z')
  await answer(cleo, OUT)
  await ben.call(acceptPlace, game)
  expect(await office.mailsTo(ben)).toEqual([])
})

test('[Y-8] a person who is offered a place of their own is not notified of one for their guest', async () => {
  const { dan, ben, cleo, answer, newsOf } = await fullWeek()
  await answer(dan, { ...IN, guests: ['Ines'] })
  await office.server.setTime('2026-06-16T16:00:00Z')
  for (const who of [ben, cleo]) await answer(who, OUT)
  expect(await newsOf(dan)).toEqual([['place_offered', null]])
})

test('[Y-8] a guest’s place lost to fewer places notifies, and keeps notifications about other guests', async () => {
  const { ada, ben, params, newsOf } = await fullWeek('Ines', 'Jon')
  const change = (places: number) =>
    ada.call(changeAttendanceSettings, { params, body: { ...SETTINGS, ...LIMITED, places } })
  await change(4)
  expect(await newsOf(ben)).toEqual([
    ['place_gained', 'Jon'],
    ['place_gained', 'Ines'],
  ])
  await change(3)
  expect(await newsOf(ben)).toEqual([
    ['place_lost', 'Jon'],
    ['place_gained', 'Ines'],
  ])
})

test('the bell shows a guest with an erased name as a guest', async () => {
  const { ben, cleo, answer, newsOf } = await fullWeek('Ines')
  await answer(cleo, OUT)
  await office.server.deps.sql.delete(scheduledGuests)
  expect(await newsOf(ben)).toEqual([['place_gained', 'Guest']])
})

test('[Z-14] a guest’s place at an event notifies by bell and push', async () => {
  await office.server.setTime('2026-06-15T12:00:00Z')
  const ada = await person(office.server, 'Ada')
  const ben = await person(office.server, 'Ben')
  const eventId = await published(ada, { places: 2 })
  for (const who of [ada, ben]) await answer(who, eventId)
  await answer(ben, eventId, { answer: 'going', guests: ['Ines'] })
  await turnOn(ben, office.phones)
  await office.server.setTime('2026-06-20T11:00:00Z')
  await answer(ada, eventId, { answer: 'not_going' })
  expect(await kindsIn(ben)).toEqual(['event_place_offered'])
  await office.run()
  expect(office.phones.delivered.map(({ message }) => message.notification.title)).toEqual([
    'A place is free for Ines. Take it?',
  ])
})
