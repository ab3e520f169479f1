import { getGroupCalendar } from '@turnout/contract/calendar'
import { checkIn, checkInMember, getGameDay, manualCheckIn, playBall } from '@turnout/contract/game-day'
import { listGames } from '@turnout/contract/games'
import { getGroup } from '@turnout/contract/groups'
import {
  cancelScheduledGame,
  listScheduledGames,
  moveScheduledGame,
  restoreScheduledGame,
} from '@turnout/contract/scheduled-games'
import { getMyStatistics } from '@turnout/contract/statistics'
import { expect, test } from 'vitest'
import { API } from '../../app.ts'
import { AT_THE_PITCH, draftedGame } from '../../testing/game-setup.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { memberIdOf } from '../groups/testing.ts'
import { week } from './testing.ts'

const server = sharedServer()

/** Tuesday at half past six: ten guests and Ben have arrived, two teams are ready, and Ada cancels. */
async function cancelledBeforePlayBall() {
  const { ada, people, groupId } = await draftedGame(server, { teams: 2, names: ['Ben', 'Cleo'] })
  const [ben, cleo] = people as [typeof ada, typeof ada]
  const params = { groupId }
  await ben.call(checkIn, { params, body: AT_THE_PITCH })
  const [tonight] = (await ada.call(listScheduledGames, { params })).reply
  const game = { params: { groupId, gameId: tonight!.id } }
  const before = (await ben.call(getGameDay, { params })).reply
  expect((await ada.call(cancelScheduledGame, { ...game, body: { reason: 'Storm' } })).status).toBe(200)
  return { ada, ben, cleo, params, game, before }
}

test('[H-16] a game that is cancelled after arrivals is cancelled on every page, and is in the calendar once', async () => {
  const { ada, ben, params } = await cancelledBeforePlayBall()
  expect((await ben.call(getGameDay, { params })).reply).toMatchObject({
    is_playing_day: false,
    cancelled: { reason: 'Storm' },
    check_in_enabled: false,
    can_play_ball: false,
    current_game_id: null,
    next_game: { date: '2026-06-16' },
  })
  expect((await ben.call(getGroup, { params })).reply.next_game?.date).toBe('2026-06-16')
  const { upcoming } = (await ben.call(listGames, { params })).reply
  expect(upcoming.slice(0, 2).map((one) => [one.date, one.is_cancelled])).toEqual([
    ['2026-06-09', true],
    ['2026-06-16', false],
  ])
  const { path } = (await ada.call(getGroupCalendar, { params })).reply
  const feed = (await server.app.inject({ method: 'GET', url: API + path })).body
  const entries = feed
    .split('BEGIN:VEVENT')
    .filter((entry) => entry.includes(`${params.groupId}-2026-06-09@`))
  expect(entries.map((entry) => /STATUS:(\w+)/.exec(entry)?.[1])).toEqual(['CANCELLED'])
})

test('[H-16] it counts in no statistics until it is restored', async () => {
  const { ada, ben, game } = await cancelledBeforePlayBall()
  const gamesOfBen = async () => (await ben.call(getMyStatistics, { query: {} })).reply.total.evenings
  expect(await gamesOfBen()).toBe(0)
  await ada.call(restoreScheduledGame, game)
  expect(await gamesOfBen()).toBe(1)
})

test('[H-16] game day shows it as cancelled until the end of the day, and no longer', async () => {
  const { ben, params } = await cancelledBeforePlayBall()
  const cancelledAt = async (time: string) => {
    await server.setTime(time)
    return (await ben.call(getGameDay, { params })).reply.cancelled
  }
  expect(await cancelledAt('2026-06-09T22:30:00Z')).toEqual({ reason: 'Storm' })
  expect(await cancelledAt('2026-06-09T23:30:00Z')).toBeNull()
})

test('[H-16] it allows no check-in and no Play Ball', async () => {
  const { ada, cleo, params } = await cancelledBeforePlayBall()
  const playerId = await memberIdOf(ada, params.groupId, cleo)
  const replies = [
    await cleo.call(checkIn, { params, body: AT_THE_PITCH }),
    await ada.call(checkInMember, { params: { ...params, playerId } }),
    await ada.call(manualCheckIn, { params, body: [{ name: 'Gus' }] }),
    await ada.call(playBall, { params }),
  ]
  expect(replies.map(({ problem }) => problem.code)).toEqual([
    ...Array(3).fill('game-cancelled'),
    'no-active-game',
  ])
})

test('[H-16] when restored it has its people and teams, and play begins', async () => {
  const { ada, ben, params, game, before } = await cancelledBeforePlayBall()
  expect((await ada.call(restoreScheduledGame, game)).status).toBe(200)
  expect((await ben.call(getGameDay, { params })).reply).toEqual(before)
  expect((await ada.call(playBall, { params })).status).toBe(200)
})

test('[H-16] a game that was moved and is cancelled on its new day after arrivals is cancelled, too', async () => {
  const { ada, ben, params, game } = await week(server)
  const body = { date: '2026-06-17', start_time: '20:00', end_time: '22:00' }
  await ada.call(moveScheduledGame, { ...game, body })
  await server.setTime('2026-06-17T18:30:00Z')
  await ben.call(checkIn, { params, body: AT_THE_PITCH })
  await ada.call(cancelScheduledGame, { ...game, body: {} })
  expect((await ben.call(getGameDay, { params })).reply).toMatchObject({
    is_playing_day: false,
    cancelled: { reason: null },
  })
  await ada.call(restoreScheduledGame, game)
  expect((await ben.call(getGameDay, { params })).reply).toMatchObject({
    is_playing_day: true,
    cancelled: null,
    game_start_time: '20:00',
    my_player: { arrival_number: 1 },
  })
})
