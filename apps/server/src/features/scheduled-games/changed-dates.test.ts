import { changeAttendanceSettings } from '@turnout/contract/attendance-settings'
import { listGames } from '@turnout/contract/games'
import { updateGroup } from '@turnout/contract/groups'
import {
  addScheduledGame,
  cancelScheduledGame,
  getScheduledGame,
  listScheduledGames,
  moveScheduledGame,
  restoreScheduledGame,
} from '@turnout/contract/scheduled-games'
import { expect, test } from 'vitest'
import { CANAL_SIDE } from '../../testing/game-setup.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { IN, LIMITED, SETTINGS, week } from './testing.ts'

const server = sharedServer()

test('games of days that a group has dropped are not found by a link', async () => {
  const { ada, ben, game, answer, params } = await week(server)
  await answer(ben, IN)
  await ada.call(updateGroup, { params, body: { ...CANAL_SIDE, playing_days: [{ day: 'WEDNESDAY' }] } })
  expect((await ben.call(getScheduledGame, game)).problem.code).toBe('scheduled-game-not-found')
  await ada.call(updateGroup, { params, body: CANAL_SIDE })
  expect((await ben.call(getScheduledGame, game)).reply).toMatchObject({ going_count: 1 })
})

test('[H-17] a game that was moved to a new playing day is the game of that date, with its answers', async () => {
  const { ada, ben, game, answer, params } = await week(server)
  await answer(ben, IN)
  const body = { date: '2026-06-17', start_time: '19:00', end_time: '21:00' }
  expect((await ada.call(moveScheduledGame, { ...game, body })).status).toBe(200)
  await ada.call(updateGroup, { params, body: { ...CANAL_SIDE, playing_days: [{ day: 'WEDNESDAY' }] } })
  const { reply } = await ben.call(listScheduledGames, { params })
  expect(reply.filter(({ date }) => date === body.date)).toMatchObject([{ going_count: 1 }])
})

test('[D-6] an added game keeps its hours when the venue moves to another time zone', async () => {
  const { ada, params } = await week(server)
  const body = { date: '2026-06-21', start_time: '10:00', end_time: '12:00' }
  await ada.call(addScheduledGame, { params, body })
  const tokyo = { venue_latitude: 35.6717, venue_longitude: 139.6949 }
  await ada.call(updateGroup, { params, body: tokyo })
  const { reply } = await ada.call(listScheduledGames, { params })
  expect(reply.find(({ date }) => date === body.date)).toMatchObject(body)
})

test('[D-11] a cancelled weekly game follows its group and is restored at its hours; a moved game keeps its own', async () => {
  const { ada, params, game, later } = await week(server)
  const moved = { params: { ...params, gameId: later.id } }
  const own = { date: later.date, start_time: '18:00', end_time: '20:00' }
  await ada.call(moveScheduledGame, { ...moved, body: own })
  for (const one of [game, moved]) await ada.call(cancelScheduledGame, { ...one, body: {} })
  await ada.call(updateGroup, { params, body: { game_start_time: '20:00', game_end_time: '22:00' } })
  const listed = async () => (await ada.call(listScheduledGames, { params })).reply
  const weekly = { start_time: '20:00', end_time: '22:00' }
  expect(await listed()).toMatchObject([
    { ...weekly, state: 'cancelled' },
    { ...own, state: 'cancelled' },
  ])
  for (const one of [game, moved]) await ada.call(restoreScheduledGame, one)
  expect(await listed()).toMatchObject([
    { ...weekly, state: 'planned' },
    { ...own, state: 'moved' },
  ])
})

test('[H-16] an added game that is cancelled is still listed, and can be restored', async () => {
  const { ada, params } = await week(server)
  const body = { date: '2026-06-21', start_time: '10:00', end_time: '12:00' }
  const { id } = (await ada.call(addScheduledGame, { params, body })).reply
  const game = { params: { ...params, gameId: id } }
  await ada.call(cancelScheduledGame, { ...game, body: { reason: 'Storm' } })
  const sunday = async () =>
    (await ada.call(listScheduledGames, { params })).reply.find((one) => one.id === id)
  expect(await sunday()).toMatchObject({ ...body, state: 'cancelled', reason: 'Storm' })
  const { upcoming } = (await ada.call(listGames, { params })).reply
  expect(upcoming.find(({ date }) => date === body.date)).toMatchObject({
    is_cancelled: true,
    start_time: '10:00',
  })
  expect((await ada.call(restoreScheduledGame, game)).status).toBe(200)
  expect(await sunday()).toMatchObject({ ...body, state: expect.not.stringMatching('cancelled') })
})

test('[H-19] no game is added on a date whose game was moved or cancelled, and the refusal says what to do', async () => {
  const { ada, params, game, later, tomorrow } = await week(server)
  const hours = { start_time: '19:00', end_time: '21:00' }
  const add = async (date: string) =>
    (await ada.call(addScheduledGame, { params, body: { date, ...hours } })).problem
  await ada.call(moveScheduledGame, { ...game, body: { date: '2026-06-18', ...hours } })
  expect(await add(tomorrow.date)).toMatchObject({
    code: 'date-moved',
    detail: 'The game of this day was moved to Thu 18 Jun. Move it back, or move another game here.',
  })
  const next = { params: { ...params, gameId: later.id } }
  await ada.call(cancelScheduledGame, { ...next, body: {} })
  expect(await add(later.date)).toMatchObject({
    code: 'date-cancelled',
    detail: 'The game of this day is cancelled. Choose "Play after all" to bring it back.',
  })
  expect(await add('2026-06-18')).toMatchObject({ code: 'date-taken' })
  await ada.call(restoreScheduledGame, next)
  const moved = await ada.call(moveScheduledGame, { ...next, body: { date: tomorrow.date, ...hours } })
  expect(moved.status).toBe(200)
  expect(await add(tomorrow.date)).toMatchObject({ code: 'date-taken' })
})

test('[H-17] a game that was moved to an earlier day and is over does not reappear on its own day', async () => {
  const { ada, params, later } = await week(server)
  const hours = { start_time: '19:00', end_time: '21:00' }
  const game = { params: { ...params, gameId: later.id } }
  await ada.call(moveScheduledGame, { ...game, body: { date: '2026-06-18', ...hours } })
  await server.setTime('2026-06-22T12:00:00Z')
  await ada.call(addScheduledGame, { params, body: { date: '2026-06-28', ...hours } })
  const { reply } = await ada.call(listScheduledGames, { params })
  expect(reply.map(({ date }) => date)).toEqual(['2026-06-28', '2026-06-30'])
})

test('[H-8] a person who waits gets no place when a group stops asking', async () => {
  const { ada, ben, cleo, dan, params, answer, game } = await week(server, LIMITED)
  for (const who of [ben, cleo, dan]) await answer(who, IN)
  await ada.call(changeAttendanceSettings, { params, body: { ...SETTINGS, mode: 'off' } })
  expect((await dan.call(getScheduledGame, game)).reply.my_answer.answer).toBe('waiting')
  await ada.call(changeAttendanceSettings, { params, body: SETTINGS })
  expect((await dan.call(getScheduledGame, game)).reply.my_answer.answer).toBe('going')
})
