import { changeAttendanceSettings } from '@turnout/contract/attendance-settings'
import { checkIn, listPlayers } from '@turnout/contract/game-day'
import { listNotifications } from '@turnout/contract/notifications'
import { answerScheduledGame, getScheduledGame, listScheduledGames } from '@turnout/contract/scheduled-games'
import { changeStandingAnswer } from '@turnout/contract/standing-answer'
import { expect, test } from 'vitest'
import { AT_THE_PITCH, club } from '../../testing/game-setup.ts'
import type { Person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { gameLog } from '../game/tables.ts'
import { scheduledGameLog } from './tables.ts'
import { SETTINGS, sweep } from './testing.ts'

const server = sharedServer()

const kindsIn = async (who: Person) =>
  (await who.call(listNotifications)).reply.notifications.map(({ kind }) => kind)

/** Runs the work of the clock at this time, which the program does automatically. */
async function at(hour: string) {
  await server.setTime(hour)
  await sweep(server)
}

test('a week without the organiser: people are asked and answer, a drop-out gives the place to the first on the list, and the session begins', async () => {
  // Tuesdays from seven to nine in London; on the Wednesday before, the next game is not open yet
  await server.setTime('2026-06-10T10:00:00Z')
  const { ada, groupId, people } = await club(server, ['Ben', 'Cleo', 'Dan', 'Eve'])
  const [ben, cleo, dan, eve] = people as [Person, Person, Person, Person]
  await server.setTime('2026-06-10T10:00:00Z')
  const params = { groupId }
  const body = { ...SETTINGS, mode: 'limited', places: 2, minimum: 2, guests_allowed: false } as const
  await ada.call(changeAttendanceSettings, { params, body })
  await cleo.call(changeStandingAnswer, { params, body: { weekdays: ['TUESDAY'] } })
  const game = async () => ({
    ...params,
    gameId: (await ada.call(listScheduledGames, { params })).reply[0]?.id ?? '',
  })
  const answer = async (who: Person, choice: 'going' | 'not_going') =>
    who.call(answerScheduledGame, { params: await game(), body: { answer: choice } })
  const answerOf = async (who: Person) =>
    (await who.call(getScheduledGame, { params: await game() })).reply.my_answer

  // six days before, all are asked, except Cleo, who has a standing answer
  await at('2026-06-10T18:01:00Z')
  expect(await kindsIn(cleo)).not.toContain('game_open')
  expect(await kindsIn(ben)).toContain('game_open')
  await answer(ben, 'going')
  await answer(dan, 'going')

  // a day before, Eve is reminded and the others are not
  await at('2026-06-15T18:01:00Z')
  expect(await kindsIn(eve)).toContain('reminder')
  for (const who of [ben, cleo, dan]) expect(await kindsIn(who)).not.toContain('reminder')

  // on the day itself Ben drops out, and Dan gets the place and a notification
  await at('2026-06-16T10:00:00Z')
  expect(await answerOf(dan)).toMatchObject({ answer: 'waiting', position: 1 })
  await answer(ben, 'not_going')
  expect(await answerOf(dan)).toMatchObject({ answer: 'going' })
  expect(await kindsIn(dan)).toContain('place_gained')

  // four hours before no one is missing, and at seven the two who are in have arrived
  await at('2026-06-16T14:01:00Z')
  await server.setTime('2026-06-16T17:50:00Z')
  for (const who of [cleo, dan]) await who.call(checkIn, { params, body: AT_THE_PITCH })
  await at('2026-06-16T18:00:00Z')
  const { reply: players } = await ada.call(listPlayers, { params })
  const here = players.filter(({ status }) => status === 'arrived').map(({ name }) => name)
  expect(here).toEqual(['Cleo Okafor', 'Dan Okafor'])

  expect(await kindsIn(ada)).not.toContain('too_few')
  const { sql } = server.deps
  const actors = [
    ...(await sql.select({ id: scheduledGameLog.actorId }).from(scheduledGameLog)),
    ...(await sql.select({ id: gameLog.actorId }).from(gameLog)),
  ]
  expect(actors.map(({ id }) => id)).not.toContain(ada.id)
})
