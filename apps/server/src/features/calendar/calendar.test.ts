import { getGroupCalendar, getMyCalendar, renewMyCalendar } from '@turnout/contract/calendar'
import { listGames } from '@turnout/contract/games'
import { deleteGroup, updateGroup } from '@turnout/contract/groups'
import { removeMember } from '@turnout/contract/members'
import {
  addScheduledGame,
  cancelScheduledGame,
  listScheduledGames,
  moveScheduledGame,
} from '@turnout/contract/scheduled-games'
import { eq } from 'drizzle-orm'
import { sync } from 'node-ical'
import { beforeEach, describe, expect, test } from 'vitest'
import { API } from '../../app.ts'
import { budgets } from '../../platform/http/tables.ts'
import type { Person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { adasGroup, approve, createTestGroup } from '../groups/testing.ts'

const server = sharedServer()
beforeEach(async () => {
  await server.setTime('2026-06-09T12:00:00Z')
})

const fetchFeed = (path: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url: API + path, headers })

/** The games as an independent calendar library parses them. */
async function gamesIn(path: string) {
  const { body } = await fetchFeed(path)
  return Object.values(sync.parseICS(body)).flatMap((entry) =>
    entry?.type === 'VEVENT'
      ? [
          {
            uid: entry.uid,
            at: entry.start.toISOString(),
            until: entry.end?.toISOString(),
            what: entry.summary,
            ...(entry.status === 'CANCELLED' && { status: entry.status }),
          },
        ]
      : [],
  )
}

const myCalendar = async (who: Person) => (await who.call(getMyCalendar)).reply.path

describe('my calendar', () => {
  test('has the games of the next three months as instants, and the venue', async () => {
    const { ben, groupId } = await adasGroup(server)
    const path = await myCalendar(ben)
    const games = await gamesIn(path)
    expect(games).toHaveLength(14)
    expect(games[0]).toEqual({
      uid: `${groupId}-2026-06-09@localhost`,
      at: '2026-06-09T18:00:00.000Z',
      until: '2026-06-09T20:00:00.000Z',
      what: 'Tuesday Football',
    })
    const { body, headers } = await fetchFeed(path)
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(headers['cache-control']).toBe('private, max-age=900')
    expect(body).toContain('LOCATION:Hackney Marshes')
    expect(body).not.toContain('TZID')
    expect(body).not.toMatch(/Ben|Okafor|example\.org/)
  })

  test('of a group with commas in its name has that name, with any other signs in it', async () => {
    const { ada, params } = await adasGroup(server)
    await ada.call(updateGroup, { params, body: { name: 'Mon, Wed; \\o/ Five' } })
    const { reply } = await ada.call(getGroupCalendar, { params })
    const { body } = await fetchFeed(reply.path)
    expect(body).toContain('X-WR-CALNAME:Mon\\, Wed\\; \\\\o/ Five\r\n')
    expect(body).toContain('SUMMARY:Mon\\, Wed\\; \\\\o/ Five\r\n')
  })

  test('[D-9] stays at seven at the pitch when the clocks go back', async () => {
    await server.setTime('2026-10-18T12:00:00Z')
    const { ben } = await adasGroup(server)
    expect((await gamesIn(await myCalendar(ben))).slice(0, 2).map(({ at }) => at)).toEqual([
      '2026-10-20T18:00:00.000Z',
      '2026-10-27T19:00:00.000Z',
    ])
  })

  test('a moved game keeps its id, and its entry does not change before that', async () => {
    const { ada, ben, params } = await adasGroup(server)
    const path = await myCalendar(ben)
    const before = await gamesIn(path)
    const etag = String((await fetchFeed(path)).headers.etag)
    server.pass(60_000)
    expect((await fetchFeed(path, { 'if-none-match': etag })).statusCode).toBe(304)

    await ada.call(updateGroup, { params, body: { game_start_time: '20:00', game_end_time: '22:00' } })
    expect((await fetchFeed(path, { 'if-none-match': etag })).statusCode).toBe(200)
    const after = await gamesIn(path)
    expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid))
    expect(after[0]?.at).toBe('2026-06-09T19:00:00.000Z')
  })

  test('[M5] a removed member has no more games of the group, and a deleted group has no games', async () => {
    const { ada, ben, groupId, bensId } = await adasGroup(server)
    const second = await createTestGroup(ada, { name: 'Thursday Football', playing_days: ['THURSDAY'] })
    await approve(ada, second, ben)
    const path = await myCalendar(ben)
    const ofOne = (await ben.call(getGroupCalendar, { params: { groupId } })).reply.path
    const names = async () => [...new Set((await gamesIn(path)).map(({ what }) => what))].sort()
    expect(await names()).toEqual(['Thursday Football', 'Tuesday Football'])
    expect(await gamesIn(ofOne)).toHaveLength(14)

    await ada.call(removeMember, { params: { groupId, memberId: bensId } })
    expect(await names()).toEqual(['Thursday Football'])
    expect(await gamesIn(ofOne)).toEqual([])
    expect((await ben.call(getGroupCalendar, { params: { groupId } })).problem.code).toBe('not-allowed')
    await ada.call(deleteGroup, { params: { groupId: second } })
    expect(await names()).toEqual([])
  })
})

describe('a game on another date', () => {
  /** Ada's game of the 16th, moved to Friday the 19th at eight. */
  async function movedToFriday() {
    const { ada, ben, groupId, params } = await adasGroup(server)
    const [, later] = (await ada.call(listScheduledGames, { params })).reply
    const game = { params: { groupId, gameId: later!.id } }
    const body = { date: '2026-06-19', start_time: '20:00', end_time: '22:00' }
    expect((await ada.call(moveScheduledGame, { ...game, body })).status).toBe(200)
    return { ada, path: await myCalendar(ben), params, game, uid: `${groupId}-2026-06-16@localhost` }
  }

  test('[H-16] that is cancelled is cancelled at its day and hours, until these are over', async () => {
    const { ada, path, params, game, uid } = await movedToFriday()
    const entry = async () => (await gamesIn(path)).filter((one) => one.uid === uid)
    const friday = {
      uid,
      at: '2026-06-19T19:00:00.000Z',
      until: '2026-06-19T21:00:00.000Z',
      what: 'Tuesday Football',
    }
    expect(await entry()).toEqual([friday])
    await ada.call(cancelScheduledGame, { ...game, body: {} })
    expect(await entry()).toEqual([{ ...friday, status: 'CANCELLED' }])
    const { upcoming } = (await server.call(listGames, { params })).reply
    expect(upcoming[1]).toMatchObject({ date: '2026-06-19', start_time: '20:00', is_cancelled: true })
    await server.setTime('2026-06-19T20:59:00Z')
    expect(await entry()).toEqual([{ ...friday, status: 'CANCELLED' }])
    await server.setTime('2026-06-19T21:00:00Z')
    expect(await entry()).toEqual([])
  })

  test('[H-17] [H-19] is there as far ahead as games can be moved and added', async () => {
    const { ada, path, params, game, uid } = await movedToFriday()
    const hours = { start_time: '10:00', end_time: '11:00' }
    await ada.call(moveScheduledGame, { ...game, body: { date: '2026-09-09', ...hours } })
    await ada.call(addScheduledGame, { params, body: { date: '2026-09-07', ...hours } })
    const games = await gamesIn(path)
    expect(games.find((one) => one.uid === uid)?.at).toBe('2026-09-09T09:00:00.000Z')
    expect(games.map(({ at }) => at)).toContain('2026-09-07T09:00:00.000Z')
  })
})

describe('the address', () => {
  test('is different for each person, the same at every read, and cannot be guessed from another', async () => {
    const { ada, ben } = await adasGroup(server)
    const [first, second, adas] = [await myCalendar(ben), await myCalendar(ben), await myCalendar(ada)]
    expect(first).toBe(second)
    expect(first).not.toBe(adas)
    expect(first).toMatch(/^\/calendars\/[\w-]{43}\.ics$/)
  })

  test('two first reads at once get one address', async () => {
    const { ben } = await adasGroup(server)
    const found = await Promise.all([myCalendar(ben), myCalendar(ben), myCalendar(ben)])
    expect(new Set(found).size).toBe(1)
  })

  test('after a renewal the old one is gone and the new one works', async () => {
    const { ben } = await adasGroup(server)
    const old = await myCalendar(ben)
    const { path } = (await ben.call(renewMyCalendar)).reply
    expect((await fetchFeed(old)).statusCode).toBe(404)
    expect(await gamesIn(path)).toHaveLength(14)
    expect(await myCalendar(ben)).toBe(path)
  })

  test.each(['/calendars/x.ics', '/calendars/..%2f..%2fetc.ics', `/calendars/${'a'.repeat(43)}`])(
    '[B3] %s is unknown',
    async (path) => {
      expect((await fetchFeed(path)).statusCode).toBe(404)
    },
  )
})

describe('[A6] there is a limit for', () => {
  const spent = async (name: string, most: number) => {
    await server.deps.sql.update(budgets).set({ spent: most }).where(eq(budgets.name, name))
  }

  test('requesting addresses', async () => {
    const { ben } = await adasGroup(server)
    await ben.call(getMyCalendar)
    await spent('calendar-addresses', 120)
    for (const endpoint of [getMyCalendar, renewMyCalendar])
      expect((await ben.call(endpoint)).problem.code).toBe('too-many-requests')
  })

  test('reading one calendar, while other calendars are read as before', async () => {
    const { ada, ben } = await adasGroup(server)
    const { path } = (await ben.call(getMyCalendar)).reply
    await fetchFeed(path)
    await spent('calendar-readings', 240)
    const refused = await fetchFeed(path)
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await fetchFeed((await ada.call(getMyCalendar)).reply.path)).statusCode).toBe(200)
  })

  test('guessing addresses', async () => {
    const guess = () => fetchFeed(`/calendars/${'x'.repeat(43)}.ics`)
    expect((await guess()).statusCode).toBe(404)
    await spent('calendar-wrong', 60)
    expect((await guess()).statusCode).toBe(429)
  })
})
