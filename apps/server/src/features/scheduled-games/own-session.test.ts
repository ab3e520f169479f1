import { changeAttendanceSettings } from '@turnout/contract/attendance-settings'
import { checkIn, removeParticipant } from '@turnout/contract/game-day'
import { leaveGroup, updateGroup } from '@turnout/contract/groups'
import { closeGame } from '@turnout/contract/live-match'
import {
  addScheduledGame,
  cancelScheduledGame,
  getScheduledGame,
  listMyScheduledGames,
  listScheduledGames,
  moveScheduledGame,
  restoreScheduledGame,
} from '@turnout/contract/scheduled-games'
import { getSeason } from '@turnout/contract/season'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { AT_THE_PITCH, gameDayOf } from '../../testing/game-setup.ts'
import type { Person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { openGames } from './tables.ts'
import { clockEvents, IN, LIMITED, OUT, SETTINGS, sweep, week } from './testing.ts'

const server = sharedServer()

/** Tuesday half an hour before the start: two places, Ben and Cleo are in, Dan waits, and Ben has arrived. */
async function begun(settings: Partial<typeof SETTINGS> = {}) {
  const club = await week(server, { ...LIMITED, ...settings })
  const { ada, ben, cleo, dan, answer, params, game } = club
  for (const who of [ben, cleo, dan]) await answer(who, IN)
  await server.setTime('2026-06-16T17:30:00Z')
  const arrives = async (who: Person) => (await who.call(checkIn, { params, body: AT_THE_PITCH })).reply
  const { player } = await arrives(ben)
  const edit = async (body: object) =>
    expect((await ada.call(updateGroup, { params, body })).status).toBe(200)
  const leavesAgain = () => ada.call(removeParticipant, { params: { ...params, participantId: player.id } })
  const listed = async () => {
    const { reply: ofGroup } = await ben.call(listScheduledGames, { params })
    const { reply: mine } = await ben.call(listMyScheduledGames)
    expect(mine.map(({ id, starts_at }) => [id, starts_at])).toEqual(
      ofGroup.map(({ id, starts_at }) => [id, starts_at]),
    )
    return ofGroup
  }
  const found = async () => (await ben.call(getScheduledGame, game)).reply
  return { ...club, arrives, edit, leavesAgain, listed, found }
}

async function sweepAt(time: string): Promise<void> {
  await server.setTime(time)
  await sweep(server)
}

const OTHER_HOURS = { game_start_time: '09:00', game_end_time: '11:00' }
const OTHER_DAY = { playing_days: [{ day: 'WEDNESDAY' }] }
const TONIGHT = { date: '2026-06-16', start_time: '19:00', end_time: '21:00', state: 'planned' }
const CHANGES: [string, object][] = [
  ['other hours', OTHER_HOURS],
  ['another day', OTHER_DAY],
  ['another day and other hours', { ...OTHER_DAY, ...OTHER_HOURS }],
]

describe.each(CHANGES)('[D-11] a group gets %s after the first arrival', (_, change) => {
  test('the game is listed unchanged, takes answers until its end, and a link finds it', async () => {
    const { answer, dan, tomorrow, edit, listed, found } = await begun()
    await edit(change)
    const games = await listed()
    expect(games[0]).toMatchObject({ ...TONIGHT, id: tomorrow.id, going_count: 2, waiting_count: 1 })
    expect(games.filter(({ id }) => id === tomorrow.id)).toHaveLength(1)
    expect(await found()).toMatchObject(TONIGHT)
    await server.setTime('2026-06-16T19:59:00Z')
    expect((await answer(dan, OUT)).status).toBe(200)
    await server.setTime('2026-06-16T20:00:00Z')
    expect(await found()).toMatchObject({ ...TONIGHT, state: 'over', waiting_count: 0 })
  })

  test('the place of an absent person goes to a present one at the start', async () => {
    const { ben, dan, edit, arrives, found } = await begun()
    await edit(change)
    await arrives(dan)
    await sweepAt('2026-06-16T18:00:00Z')
    expect((await found()).going.map(({ id }) => id)).toEqual([ben.id, dan.id])
  })

  test('a person who arrives before its end is no no-show, and then it is settled', async () => {
    const { cleo, tomorrow, edit, arrives } = await begun()
    await edit(change)
    await sweepAt('2026-06-16T18:00:00Z')
    await server.setTime('2026-06-16T19:55:00Z')
    await arrives(cleo)
    await sweepAt('2026-06-16T19:59:00Z')
    expect((await clockEvents(server, tomorrow.id)).at(-1)).toEqual({ type: 'step', step: 'arrivals-placed' })
    await sweepAt('2026-06-16T20:00:00Z')
    expect((await clockEvents(server, tomorrow.id)).at(-1)).toEqual({ type: 'step', step: 'finished' })
  })

  test('a server that was down for five days settles it by its own hours', async () => {
    const { cleo, tomorrow, edit } = await begun()
    await edit(change)
    await sweepAt('2026-06-21T12:00:00Z')
    expect(await clockEvents(server, tomorrow.id)).toEqual([
      { type: 'step', step: 'arrivals-placed' },
      { type: 'step', step: 'finished' },
      { type: 'no-show', personIds: [cleo.id] },
    ])
  })

  test('the free place of a former member is offered to the first on the waiting list', async () => {
    const { cleo, dan, params, edit } = await begun()
    await edit(change)
    await cleo.call(leaveGroup, { params })
    const { reply } = await dan.call(listScheduledGames, { params })
    expect(reply[0]?.my_answer).toMatchObject({ is_offered: true })
  })

  test('when it is cancelled and restored, it has its own hours', async () => {
    const { ada, game, groupId, edit, listed } = await begun()
    await edit(change)
    expect((await ada.call(cancelScheduledGame, { ...game, body: {} })).status).toBe(200)
    expect((await listed())[0]).toMatchObject({ ...TONIGHT, state: 'cancelled' })
    await ada.call(restoreScheduledGame, game)
    expect((await listed())[0]).toMatchObject({ ...TONIGHT, state: expect.not.stringMatching('cancelled') })
    expect(await gameDayOf(ada, groupId)).toMatchObject({ game_start_time: '19:00', arrived_count: 1 })
  })

  test('strangers still find it', async () => {
    const { groupId, edit, tomorrow } = await begun({ strangers_may_find: true })
    await edit(change)
    const rows = await server.deps.sql.select().from(openGames).where(eq(openGames.groupId, groupId))
    expect(rows.find(({ id }) => id === tomorrow.id)?.startsAt.toISOString()).toBe('2026-06-16T18:00:00.000Z')
  })
})

test('[D-11] a game follows its own session when its end moves to a later hour', async () => {
  const { cleo, arrives, answer, dan, edit, listed, tomorrow } = await begun()
  await server.setTime('2026-06-16T18:30:00Z')
  await edit({ game_start_time: '20:00', game_end_time: '22:00' })
  expect((await listed())[0]).toMatchObject({ id: tomorrow.id, start_time: '19:00', end_time: '22:00' })
  await sweepAt('2026-06-16T20:30:00Z')
  expect(await clockEvents(server, tomorrow.id)).toEqual([{ type: 'step', step: 'arrivals-placed' }])
  expect((await answer(dan, OUT)).status).toBe(200)
  await arrives(cleo)
  await sweepAt('2026-06-16T21:00:00Z')
  expect((await clockEvents(server, tomorrow.id)).at(-1)).toEqual({ type: 'step', step: 'finished' })
})

test('[D-11] a game whose only arrival is taken off before Play Ball follows its group again', async () => {
  const { answer, dan, game, ben, edit, leavesAgain, listed, found, tomorrow } = await begun()
  await edit({ game_start_time: '18:45', game_end_time: '20:15' })
  expect((await listed())[0]).toMatchObject(TONIGHT)
  await leavesAgain()
  const hours = { start_time: '18:45', end_time: '20:15' }
  expect((await listed())[0]).toMatchObject({ id: tomorrow.id, ...hours })
  expect(await found()).toMatchObject(hours)
  await edit(OTHER_DAY)
  expect((await listed()).some(({ id }) => id === tomorrow.id)).toBe(false)
  expect((await ben.call(getScheduledGame, game)).problem.code).toBe('scheduled-game-not-found')
  expect((await answer(dan, OUT)).problem.code).toBe('scheduled-game-not-found')
})

test('[D-11] a game that was moved to another date and has begun there keeps its own hours', async () => {
  const { ada, ben, cleo, answer, params, game, tomorrow } = await week(server, LIMITED)
  for (const who of [ben, cleo]) await answer(who, IN)
  const body = { date: '2026-06-17', start_time: '20:00', end_time: '22:00' }
  await ada.call(moveScheduledGame, { ...game, body })
  await server.setTime('2026-06-17T18:30:00Z')
  await ben.call(checkIn, { params, body: AT_THE_PITCH })
  // a pin in another time zone changes the hours of future games
  const moscow = { venue_latitude: 55.7558, venue_longitude: 37.6173 }
  await ada.call(updateGroup, { params, body: { ...OTHER_DAY, ...OTHER_HOURS, ...moscow } })
  const starts_at = Date.parse('2026-06-17T19:00:00Z')
  const { reply } = await ben.call(listScheduledGames, { params })
  expect(reply.filter(({ date }) => date === body.date)).toMatchObject([
    { id: tomorrow.id, starts_at, ends_at: Date.parse('2026-06-17T21:00:00Z'), going_count: 2 },
  ])
  expect((await answer(cleo, OUT)).status).toBe(200)
  expect((await answer(cleo, IN)).status).toBe(200)
  await sweepAt('2026-06-17T21:00:00Z')
  expect(await clockEvents(server, tomorrow.id)).toEqual([
    { type: 'step', step: 'arrivals-placed' },
    { type: 'step', step: 'finished' },
    { type: 'no-show', personIds: [cleo.id] },
  ])
})

test('[H-19] no game is added or moved to a dropped day while its game is running', async () => {
  const { ada, params, edit, listed } = await begun()
  await edit(OTHER_DAY)
  const wednesday = (await listed()).find(({ date }) => date === '2026-06-17')!
  const body = { date: TONIGHT.date, start_time: '22:00', end_time: '23:00' }
  const added = await ada.call(addScheduledGame, { params, body })
  const moved = await ada.call(moveScheduledGame, { params: { ...params, gameId: wednesday.id }, body })
  expect([added, moved].map(({ problem }) => problem?.code)).toEqual(['date-taken', 'date-taken'])
})

test('[H-24] a game that began while its group did not ask is not settled later, even when its day was dropped', async () => {
  const { ada, params, edit, tomorrow } = await begun()
  const asks = (mode: 'off' | 'limited') =>
    ada.call(changeAttendanceSettings, { params, body: { ...SETTINGS, ...LIMITED, mode } })
  await asks('off')
  await edit(OTHER_DAY)
  await server.setTime('2026-06-16T18:30:00Z')
  await asks('limited')
  await sweepAt('2026-06-16T20:00:00Z')
  expect(await clockEvents(server, tomorrow.id)).toEqual([])
})

test.each([
  ['before its start has no no-shows', '17:59', []],
  ['after its start has, also without Play Ball', '18:10', ['Cleo']],
])('[H-11] [H-24] a game that is ended %s', async (_, time, noShows) => {
  const { ada, cleo, groupId, params, tomorrow } = await begun()
  await sweepAt(`2026-06-16T${time}:00Z`)
  const gameId = (await gameDayOf(ada, groupId)).current_game_id!
  expect((await ada.call(closeGame, { params: { gameId } })).status).toBe(200)
  await sweepAt('2026-06-16T20:00:00Z')
  const events = await clockEvents(server, tomorrow.id)
  expect(events.flatMap((event) => (event.type === 'no-show' ? event.personIds : []))).toEqual(
    noShows.map(() => cleo.id),
  )
  const { people = [] } = (await ada.call(getSeason, { params })).reply.everyone ?? {}
  expect(people.filter((one) => one.came_count > 0).map(({ name }) => name.split(' ')[0])).toEqual(['Ben'])
  expect(people.filter((one) => one.no_show_count > 0).map(({ name }) => name.split(' ')[0])).toEqual(noShows)
})

test('a link to a game that was ended early shows the hours that it had', async () => {
  const { ada, edit, found, groupId } = await begun()
  await edit({ game_end_time: '22:00' })
  const gameId = (await gameDayOf(ada, groupId)).current_game_id!
  expect((await ada.call(closeGame, { params: { gameId } })).status).toBe(200)
  expect(await found()).toMatchObject({ start_time: '19:00', end_time: '22:00', state: 'over' })
})
