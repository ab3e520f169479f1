import { changeAttendanceSettings } from '@turnout/contract/attendance-settings'
import { checkIn } from '@turnout/contract/game-day'
import { leaveGroup } from '@turnout/contract/groups'
import { listNotifications } from '@turnout/contract/notifications'
import {
  answerScheduledGame,
  cancelScheduledGame,
  getScheduledGame,
  listScheduledGames,
  moveScheduledGame,
  restoreScheduledGame,
} from '@turnout/contract/scheduled-games'
import { getSeason } from '@turnout/contract/season'
import { changeStandingAnswer, getStandingAnswer } from '@turnout/contract/standing-answer'
import { beforeEach, expect, test } from 'vitest'
import { AT_THE_PITCH } from '../../testing/game-setup.ts'
import type { Person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { IN, LIMITED, SETTINGS, sweep, week } from './testing.ts'

const server = sharedServer()

beforeEach(async () => {
  await server.setTime('2026-06-15T12:00:00Z')
})

const FAIR = { ...SETTINGS, ...LIMITED, fair_places: true }

/** Fair places, two of them, in a group that stops asking and then asks again. */
async function fairWeek() {
  const club = await week(server, FAIR)
  const { ada, params } = club
  const turn = async (mode: 'off' | 'limited') => {
    await ada.call(changeAttendanceSettings, { params, body: { ...FAIR, mode } })
    await sweep(server)
  }
  const says = (who: Person, gameId: string) =>
    who.call(answerScheduledGame, { params: { ...params, gameId }, body: { answer: 'going' } })
  const seasonOf = async (who: Person) =>
    (await who.call(getSeason, { params })).reply.mine.map((game) => [
      ...[game.date, game.came_count, game.no_show_count],
    ])
  return { ...club, turn, says, seasonOf }
}

/**
 * Ben has a standing answer and is absent twice: on the 16th, and on the 23rd, when the group does not ask. Cleo is
 * there.
 */
async function twiceAway() {
  const club = await fairWeek()
  const { ben, cleo, later, params, answer, turn, says } = club
  const sweepAt = async (at: string) => {
    await server.setTime(at)
    await sweep(server)
  }
  const play = async (date: string) => {
    await server.setTime(`${date}T18:05:00Z`)
    await cleo.call(checkIn, { params, body: AT_THE_PITCH })
    await sweepAt(`${date}T20:00:00Z`)
  }
  await ben.call(changeStandingAnswer, { params, body: { weekdays: ['TUESDAY'] } })
  for (const who of [ben, cleo]) await answer(who, IN)
  await play('2026-06-16')
  await sweepAt('2026-06-22T12:00:00Z')
  await says(cleo, later.id)
  await turn('off')
  await play('2026-06-23')
  const askAgain = async () => {
    await server.setTime('2026-06-24T12:00:00Z')
    await turn('limited')
  }
  return { ...club, askAgain }
}

test('[H-24] a game that begins while the group does not ask has arrivals and no no-shows', async () => {
  const { ben, cleo, askAgain, seasonOf } = await twiceAway()
  const seasons = async () => [await seasonOf(ben), await seasonOf(cleo)]
  const both = [
    [
      ['2026-06-16', 0, 1],
      ['2026-06-23', 0, 0],
    ],
    [
      ['2026-06-16', 1, 0],
      ['2026-06-23', 1, 0],
    ],
  ]
  expect(await seasons()).toEqual(both)
  await askAgain()
  expect(await seasons()).toEqual(both)
})

test('[H-28] such a game does not count against a standing answer', async () => {
  const { ben, params, askAgain } = await twiceAway()
  await askAgain()
  expect((await ben.call(getStandingAnswer, { params })).reply.weekdays).toEqual(['TUESDAY'])
})

test('[H-9] it does not count for fair places', async () => {
  const { ada, ben, cleo, params, askAgain, says } = await twiceAway()
  await ben.call(changeStandingAnswer, { params, body: { weekdays: [] } })
  await askAgain()
  const [next] = (await ada.call(listScheduledGames, { params })).reply
  for (const who of [ada, cleo]) await says(who, next!.id)
  const { my_answer } = (await says(ben, next!.id)).reply
  expect(my_answer).toMatchObject({ answer: 'waiting', is_behind: false })
})

test('[H-3] a member who leaves while the group does not ask leaves a place that is given when it asks again', async () => {
  const { ben, cleo, dan, ada, params, game, answer, turn } = await fairWeek()
  for (const who of [ben, cleo, dan]) await answer(who, IN)
  const kinds = async () =>
    (await dan.call(listNotifications, {})).reply.notifications
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('place_'))
  const answerOfDan = async () => (await dan.call(getScheduledGame, game)).reply.my_answer.answer
  await turn('off')
  await ben.call(leaveGroup, { params })
  const body = { date: '2026-06-17', start_time: '19:00', end_time: '21:00' }
  expect((await ada.call(moveScheduledGame, { ...game, body })).status).toBe(200)
  expect([await answerOfDan(), await kinds()]).toEqual(['waiting', []])
  await turn('limited')
  expect([await answerOfDan(), await kinds()]).toEqual(['going', ['place_gained']])
})

test('[H-16] a free place of a cancelled game waits until the game is restored', async () => {
  const { ada, ben, cleo, dan, params, game, answer, turn } = await fairWeek()
  for (const who of [ben, cleo, dan]) await answer(who, IN)
  await turn('off')
  await ben.call(leaveGroup, { params })
  await ada.call(cancelScheduledGame, { ...game, body: { reason: 'Storm' } })
  await turn('limited')
  const hasNews = async () =>
    (await dan.call(listNotifications)).reply.notifications.some(({ kind }) => kind === 'place_gained')
  expect(await hasNews()).toBe(false)
  await ada.call(restoreScheduledGame, game)
  expect(await hasNews()).toBe(true)
  expect((await dan.call(getScheduledGame, game)).reply.my_answer.answer).toBe('going')
})
