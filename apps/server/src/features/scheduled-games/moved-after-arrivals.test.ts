import { getGroupCalendar } from '@turnout/contract/calendar'
import { checkIn, getGameDay, removeParticipant } from '@turnout/contract/game-day'
import { listGames } from '@turnout/contract/games'
import { getGroup, updateGroup } from '@turnout/contract/groups'
import { moveScheduledGame } from '@turnout/contract/scheduled-games'
import { expect, test } from 'vitest'
import { API } from '../../app.ts'
import { AT_THE_PITCH } from '../../testing/game-setup.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { week } from './testing.ts'

const server = sharedServer()

/** Tuesday at half past six, half an hour before the start: Ben had arrived, and Ada has taken him off the list. */
async function emptyAgain() {
  const { ada, ben, params, game, tomorrow } = await week(server)
  await server.setTime('2026-06-16T17:30:00Z')
  const { player } = (await ben.call(checkIn, { params, body: AT_THE_PITCH })).reply
  await ada.call(removeParticipant, { params: { ...params, participantId: player.id } })
  const move = (date: string, start_time: string, end_time: string) =>
    ada.call(moveScheduledGame, { ...game, body: { date, start_time, end_time } })
  const gameDay = async () => (await ben.call(getGameDay, { params })).reply
  return { ada, ben, params, game, tomorrow, move, gameDay }
}

test('[D-11] a game that is moved after its only arrival was taken off is on its new day on every page', async () => {
  const { ada, ben, params, tomorrow, move, gameDay } = await emptyAgain()
  expect((await move('2026-06-17', '20:00', '22:00')).status).toBe(200)
  expect(await gameDay()).toMatchObject({
    is_playing_day: false,
    current_game_id: null,
    next_game: { date: '2026-06-17', start_time: '20:00' },
  })
  expect((await ben.call(getGroup, { params })).reply.next_game?.date).toBe('2026-06-17')
  const { upcoming } = (await ben.call(listGames, { params })).reply
  expect(upcoming.slice(0, 2).map(({ date }) => date)).toEqual(['2026-06-17', '2026-06-23'])
  const { path } = (await ada.call(getGroupCalendar, { params })).reply
  const feed = (await server.app.inject({ method: 'GET', url: API + path })).body
  expect(feed).toContain('DTSTART:20260617T190000Z')
  expect(feed).not.toContain('DTSTART:20260616T')
  await move(tomorrow.date, '19:00', '21:00')
  expect(await gameDay()).toMatchObject({ is_playing_day: true, game_start_time: '19:00' })
})

test.each([
  ['later', '21:00', '23:00'],
  ['earlier', '18:45', '20:15'],
])(
  '[D-11] moved to %s hours of its day, it has them at once, including for check-in',
  async (_, start, end) => {
    const { ben, params, move, gameDay } = await emptyAgain()
    await move('2026-06-16', start, end)
    const hours = { game_start_time: start, game_end_time: end }
    expect(await gameDay()).toMatchObject(hours)
    await server.setTime('2026-06-16T19:10:00Z')
    expect((await ben.call(checkIn, { params, body: AT_THE_PITCH })).status).toBe(200)
    expect(await gameDay()).toMatchObject({ ...hours, is_closed: false, arrived_count: 1 })
  },
)

test('[D-11] a game whose only arrival was taken off has the new hours of its group', async () => {
  const { ada, ben, params } = await week(server)
  await server.setTime('2026-06-16T17:30:00Z')
  const { player } = (await ben.call(checkIn, { params, body: AT_THE_PITCH })).reply
  await ada.call(updateGroup, { params, body: { game_start_time: '18:45', game_end_time: '20:15' } })
  await ada.call(removeParticipant, { params: { ...params, participantId: player.id } })
  const day = async () => (await ben.call(getGameDay, { params })).reply
  expect(await day()).toMatchObject({ game_start_time: '18:45', game_end_time: '20:15' })
  await server.setTime('2026-06-16T18:10:00Z')
  expect((await ben.call(checkIn, { params, body: AT_THE_PITCH })).status).toBe(200)
  expect(await day()).toMatchObject({ game_start_time: '18:45', arrived_count: 1 })
})
