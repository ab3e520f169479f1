import { getGroupCalendar } from '@turnout/contract/calendar'
import { checkIn, getGameDay } from '@turnout/contract/game-day'
import { listGames } from '@turnout/contract/games'
import { getGroup } from '@turnout/contract/groups'
import { getGameReport } from '@turnout/contract/history'
import { cancelScheduledGame, getScheduledGame, moveScheduledGame } from '@turnout/contract/scheduled-games'
import { describe, expect, test } from 'vitest'
import { AT_THE_PITCH } from '../../testing/game-setup.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { SETTINGS, week } from './testing.ts'

const server = sharedServer()

const HOURS = { date: '2026-06-16', start_time: '19:00', end_time: '21:00' }
const MABLEY = {
  name: 'Mabley Green',
  address: 'Lee Conservancy Road, London',
  latitude: 51.5512,
  longitude: -0.0321,
}
const AT_MABLEY = { latitude: 51.5512, longitude: -0.0321, accuracy: 10 }

describe('another venue for one date', () => {
  test('[H-17] is where people check in that day, and everyone reads its name', async () => {
    const { ada, ben, game, later, params } = await week(server)
    const moved = await ada.call(moveScheduledGame, { ...game, body: { ...HOURS, venue: MABLEY } })
    expect(moved.reply).toMatchObject({
      ...{ state: 'moved', is_elsewhere: true, venue_name: MABLEY.name, venue_address: MABLEY.address },
      ...{ venue_latitude: MABLEY.latitude, venue_longitude: MABLEY.longitude },
    })
    const next = await ben.call(getScheduledGame, { params: { ...params, gameId: later.id } })
    expect(next.reply).toMatchObject({
      ...{ is_elsewhere: false, venue_name: 'Weaver Street' },
      ...{ venue_latitude: AT_THE_PITCH.latitude, venue_longitude: AT_THE_PITCH.longitude },
    })

    await server.setTime('2026-06-16T17:30:00Z')
    expect((await ben.call(getGameDay, { params })).reply).toMatchObject({
      ...{ venue_name: MABLEY.name, venue_latitude: MABLEY.latitude, venue_longitude: MABLEY.longitude },
    })
    const atOldVenue = await ben.call(checkIn, { params, body: AT_THE_PITCH })
    expect(atOldVenue.problem.code).toBe('not-at-venue')
    expect((await ben.call(checkIn, { params, body: AT_MABLEY })).status).toBe(200)
  })

  test('[H-17] stays when only the hours change, and null restores the usual venue', async () => {
    const { ada, game } = await week(server, SETTINGS)
    const move = async (body: object) =>
      (await ada.call(moveScheduledGame, { ...game, body: { ...HOURS, ...body } })).reply
    await move({ venue: MABLEY })
    expect(await move({ start_time: '18:00' })).toMatchObject({ is_elsewhere: true, start_time: '18:00' })
    expect(await move({ venue: null })).toMatchObject({ is_elsewhere: false, state: 'planned' })
  })

  test('[H-17] is in the report of the game, even when later dates change', async () => {
    const { ada, ben, game, later, groupId, params } = await week(server)
    await ada.call(moveScheduledGame, { ...game, body: { ...HOURS, venue: MABLEY } })
    await server.setTime('2026-06-16T18:10:00Z')
    await ben.call(checkIn, { params, body: AT_MABLEY })
    const gameId = (await ben.call(getGameDay, { params })).reply.current_game_id ?? ''
    await server.setTime('2026-06-20T12:00:00Z')
    const body = { ...HOURS, date: '2026-06-24' }
    await ada.call(moveScheduledGame, { params: { groupId, gameId: later.id }, body })
    const { reply } = await ben.call(getGameReport, { params: { gameId } })
    expect(reply).toMatchObject({ date: '2026-06-16', venue_name: MABLEY.name })
  })

  test('[H-17] is visible to visitors, like a cancelled date and other hours, but not the reason', async () => {
    const { ada, game, later, groupId, params } = await week(server)
    const read = async () => {
      const { upcoming } = (await server.call(listGames, { params })).reply
      return upcoming.map((one) => [one.date, one.is_moved, one.other_venue_name, one.is_cancelled])
    }
    expect((await read()).slice(0, 2)).toEqual([
      ['2026-06-16', false, null, false],
      ['2026-06-23', false, null, false],
    ])
    await ada.call(moveScheduledGame, { ...game, body: { ...HOURS, venue: MABLEY } })
    const laterGame = { params: { groupId, gameId: later.id } }
    await ada.call(moveScheduledGame, { ...laterGame, body: { ...HOURS, date: '2026-06-24' } })
    expect((await read()).slice(0, 2)).toEqual([
      ['2026-06-16', true, MABLEY.name, false],
      ['2026-06-24', true, null, false],
    ])
    expect((await server.call(getGroup, { params })).reply.next_game?.other_venue_name).toBe(MABLEY.name)
    await ada.call(cancelScheduledGame, { ...laterGame, body: { reason: 'Tom has the flu' } })
    expect(await read()).toEqual([
      ['2026-06-16', true, MABLEY.name, false],
      ['2026-06-24', false, null, true],
      ['2026-06-30', false, null, false],
      ['2026-07-07', false, null, false],
      ['2026-07-14', false, null, false],
    ])
    expect(JSON.stringify((await server.call(listGames, { params })).reply)).not.toContain('Tom')
  })

  test('is in calendars as the location', async () => {
    const { ada, game, groupId } = await week(server)
    await ada.call(moveScheduledGame, { ...game, body: { ...HOURS, venue: MABLEY } })
    const { reply } = await ada.call(getGroupCalendar, { params: { groupId } })
    const feed = (await server.app.inject({ method: 'GET', url: `/api/v1${reply.path}` })).body
    const entries = feed.replaceAll('\r\n ', '').split('BEGIN:VEVENT').slice(1)
    const of = (slot: string) => entries.find((entry) => entry.includes(`UID:${groupId}-${slot}`)) ?? ''
    expect(of('2026-06-16')).toContain('LOCATION:Mabley Green\\, Lee Conservancy Road\\, London')
    expect(of('2026-06-16')).toContain('GEO:51.5512;-0.0321')
    expect(of('2026-06-23')).toContain('LOCATION:Weaver Street')
  })

  test('needs a name, an address and a point on the earth', async () => {
    const { ada, game } = await week(server)
    for (const venue of [{ ...MABLEY, latitude: 91 }, { ...MABLEY, name: '' }, { name: 'Mabley Green' }])
      expect(
        (await ada.call(moveScheduledGame, { ...game, body: { ...HOURS, venue: venue as typeof MABLEY } }))
          .status,
      ).toBe(422)
  })
})
