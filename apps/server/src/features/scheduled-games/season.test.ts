import { checkIn } from '@turnout/contract/game-day'
import { leaveGroup } from '@turnout/contract/groups'
import {
  answerScheduledGame,
  cancelScheduledGame,
  listScheduledGames,
  moveScheduledGame,
} from '@turnout/contract/scheduled-games'
import { getSeason } from '@turnout/contract/season'
import { getMyStatistics } from '@turnout/contract/statistics'
import { expect, test } from 'vitest'
import { AT_THE_PITCH, club } from '../../testing/game-setup.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { sessions } from '../accounts/tables.ts'
import { IN, LIMITED, OUT, sweep, week } from './testing.ts'

const server = sharedServer()

/** Ben and Cleo are in and Ben comes; Dan drops out two hours before the start; Eve comes without an answer. */
async function playedWeek() {
  const before = await week(server)
  const { ben, cleo, dan, eve, answer, params } = before
  await answer(ben, IN)
  await answer(cleo, IN)
  await answer(dan, IN)
  await server.setTime('2026-06-16T16:00:00Z')
  await answer(dan, OUT)
  await server.setTime('2026-06-16T18:05:00Z')
  await sweep(server)
  for (const who of [ben, eve]) await who.call(checkIn, { params, body: AT_THE_PITCH })
  return before
}

const counts = (going: number, came: number, late: number, noShow: number) => ({
  going_count: going,
  came_count: came,
  late_drop_out_count: late,
  no_show_count: noShow,
})

test('organisers see each past game and each person; a running session is not in it', async () => {
  const { ada, params } = await playedWeek()
  expect((await ada.call(getSeason, { params })).reply.everyone?.games).toEqual([])
  await server.setTime('2026-06-16T20:00:00Z')
  const { reply } = await ada.call(getSeason, { params })
  expect(reply.everyone?.games).toEqual([{ date: '2026-06-16', ...counts(2, 2, 1, 1) }])
  expect(reply.everyone?.people.map(({ user_id, ...rest }) => rest)).toEqual([
    { name: 'Ada Okafor', ...counts(0, 0, 0, 0) },
    { name: 'Ben Okafor', ...counts(1, 1, 0, 0) },
    { name: 'Cleo Okafor', ...counts(1, 0, 0, 1) },
    { name: 'Dan Okafor', ...counts(0, 0, 1, 0) },
    { name: 'Eve Okafor', ...counts(0, 1, 0, 0) },
  ])
})

test('a member sees only their own games', async () => {
  const { cleo, dan, params } = await playedWeek()
  await server.setTime('2026-06-16T20:00:00Z')
  expect((await cleo.call(getSeason, { params })).reply).toEqual({
    mine: [{ date: '2026-06-16', ...counts(1, 0, 0, 1) }],
    everyone: null,
  })
  expect((await dan.call(getSeason, { params })).reply.mine).toEqual([
    { date: '2026-06-16', ...counts(0, 0, 1, 0) },
  ])
})

test('[H-6] a late drop-out counts as one, even if the person answers in and out once more', async () => {
  const { ben, cleo, dan, answer, params } = await week(server, LIMITED)
  for (const who of [ben, cleo, dan]) await answer(who, IN)
  await server.setTime('2026-06-16T16:00:00Z')
  for (const [who, says] of [
    [ben, OUT],
    [dan, IN],
    [ben, IN],
    [ben, OUT],
  ] as const)
    await answer(who, says)
  await server.setTime('2026-06-16T20:00:00Z')
  await sweep(server)
  expect((await ben.call(getSeason, { params })).reply.mine).toEqual([
    { date: '2026-06-16', ...counts(0, 0, 1, 0) },
  ])
})

test('a cancelled game is in no season, and after twelve months a game is in none any more', async () => {
  const { ada, ben, params, groupId, later } = await playedWeek()
  const next = { params: { groupId, gameId: later.id } }
  await ben.call(answerScheduledGame, { ...next, body: { answer: 'going' } })
  await ada.call(cancelScheduledGame, { ...next, body: { reason: 'Storm' } })
  const dates = async () => (await ben.call(getSeason, { params })).reply.mine.map(({ date }) => date)
  await server.setTime('2026-07-01T12:00:00Z')
  expect(await dates()).toEqual(['2026-06-16'])
  await server.deps.sql.update(sessions).set({ expiresAt: new Date('2028-01-01') })
  await server.setTime('2027-06-16T12:00:00Z')
  expect(await dates()).toEqual(['2026-06-16'])
  await server.setTime('2027-06-17T12:00:00Z')
  expect(await dates()).toEqual([])
})

test('[H-16] a game that was moved to the date of a cancelled one counts, even when that one changes later', async () => {
  const { ada, ben, cleo, answer, params, groupId, game, later } = await week(server)
  const next = { params: { groupId, gameId: later.id } }
  await answer(ben, IN)
  await cleo.call(answerScheduledGame, { ...next, body: { answer: 'going' } })
  await ada.call(cancelScheduledGame, { ...next, body: {} })
  const body = { date: later.date, start_time: '19:00', end_time: '21:00' }
  expect((await ada.call(moveScheduledGame, { ...game, body })).status).toBe(200)
  await cleo.call(leaveGroup, { params })
  await server.setTime('2026-06-23T18:05:00Z')
  await sweep(server)
  await ben.call(checkIn, { params, body: AT_THE_PITCH })
  expect((await ben.call(getMyStatistics, { query: {} })).reply.total.evenings).toBe(1)
  await server.setTime('2026-06-23T20:30:00Z')
  await sweep(server)
  expect((await ben.call(getSeason, { params })).reply.mine).toEqual([
    { date: later.date, ...counts(1, 1, 0, 0) },
  ])
})

test('a group that does not ask who comes has a season of arrivals', async () => {
  const { ada, groupId, people } = await club(server, ['Ben'])
  const params = { groupId }
  await server.setTime('2026-06-16T18:05:00Z')
  await people[0]!.call(checkIn, { params, body: AT_THE_PITCH })
  await server.setTime('2026-06-17T12:00:00Z')
  expect((await ada.call(listScheduledGames, { params })).reply.length).toBeGreaterThan(0)
  expect((await ada.call(getSeason, { params })).reply.everyone?.games).toEqual([
    { date: '2026-06-16', ...counts(0, 1, 0, 0) },
  ])
})
