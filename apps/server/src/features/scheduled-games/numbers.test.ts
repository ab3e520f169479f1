import { type AttendanceSettings, changeAttendanceSettings } from '@turnout/contract/attendance-settings'
import { updateGroup } from '@turnout/contract/groups'
import { closeGame } from '@turnout/contract/live-match'
import {
  addScheduledGame,
  answerScheduledGame,
  getScheduledGame,
  listScheduledGames,
} from '@turnout/contract/scheduled-games'
import { expect, test } from 'vitest'
import { CANAL_SIDE, liveGame } from '../../testing/game-setup.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { IN, LIMITED, SETTINGS, sweep, week } from './testing.ts'

const server = sharedServer()

const FIVE_EUROS = { amount: 500, currency: 'EUR' }

test('[H-2] with fewer teams a game needs no more people than it has places, and with more the set number again', async () => {
  const { ada, ben, params, answer } = await week(server, { ...LIMITED, places: null, minimum: 12 })
  await answer(ben, IN)
  const numbers = async (max_teams: number) => {
    await ada.call(updateGroup, { params, body: { max_teams } })
    const { reply } = await ada.call(listScheduledGames, { params })
    return reply.map(({ places, minimum }) => [places, minimum])
  }
  expect(await numbers(2)).toEqual(Array(2).fill([8, 8]))
  expect(await numbers(4)).toEqual(Array(2).fill([16, 12]))
})

test.each<Partial<AttendanceSettings>>([{ mode: 'who_comes', places: null }, { places: 3 }, { minimum: 2 }])(
  '[H-8] a running game keeps its places and its minimum with %o, and has the cost of the group',
  async (change) => {
    const { ada, ben, cleo, dan, params, answer, game } = await week(server, LIMITED)
    for (const who of [ben, cleo, dan]) await answer(who, IN)
    await server.setTime('2026-06-16T19:30:00Z')
    await sweep(server)
    const body = { ...SETTINGS, ...LIMITED, ...change, cost: FIVE_EUROS }
    expect((await ada.call(changeAttendanceSettings, { params, body })).status).toBe(200)
    const { reply } = await dan.call(getScheduledGame, game)
    expect(reply).toMatchObject({
      places: 2,
      minimum: null,
      cost: FIVE_EUROS,
      my_answer: { answer: 'waiting' },
    })
  },
)

test('[H-31] a game that an organiser has ended keeps its cost', async () => {
  const { ada, gameId, groupId } = await liveGame(server)
  const params = { groupId }
  const setCost = (amount: number) =>
    ada.call(changeAttendanceSettings, {
      params,
      body: { ...SETTINGS, cost: { ...FIVE_EUROS, amount } },
    })
  await setCost(500)
  const [tonight] = (await ada.call(listScheduledGames, { params })).reply
  const game = { params: { groupId, gameId: tonight!.id } }
  await ada.call(answerScheduledGame, { ...game, body: { answer: 'going' } })
  await server.setTime('2026-06-09T19:30:00Z')
  expect((await ada.call(closeGame, { params: { gameId } })).status).toBe(200)
  await setCost(900)
  expect((await ada.call(getScheduledGame, game)).reply.cost?.amount).toBe(500)
})

test('[H-19] a game that is added on a dropped day has the present settings', async () => {
  const { ada, ben, params, answer, tomorrow } = await week(server)
  await answer(ben, IN)
  await ada.call(updateGroup, { params, body: { ...CANAL_SIDE, playing_days: [{ day: 'WEDNESDAY' }] } })
  const settings = { ...SETTINGS, mode: 'limited', places: 3, minimum: 2 } as const
  await ada.call(changeAttendanceSettings, { params, body: settings })
  const body = { date: tomorrow.date, start_time: '19:00', end_time: '21:00' }
  const { reply } = await ada.call(addScheduledGame, { params, body })
  expect(reply).toMatchObject({ places: 3, minimum: 2, going_count: 1 })
})
