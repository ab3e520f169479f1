import { getGameDay } from '@turnout/contract/game-day'
import { listGames } from '@turnout/contract/games'
import { deleteGroup, getGroup, listGroups, updateGroup } from '@turnout/contract/groups'
import { getGameReport } from '@turnout/contract/history'
import {
  changeScore,
  closeGame,
  endMatch,
  holdUpcomingMatch,
  pauseTimer,
  startMatch,
  startTimer,
} from '@turnout/contract/live-match'
import { describe, expect, test } from 'vitest'
import { draftedGame, liveGame } from '../../testing/game-setup.ts'
import { person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { settleGame } from '../game/overdue-sweep.ts'
import { createTestGroup } from './testing.ts'

const server = sharedServer()

const HOUR = 3_600_000

/** Team 1 beats team 2 by two goals, and the next match is running. */
async function oneMatch() {
  const game = await liveGame(server, { teams: 3 })
  const { ada, gameId, teams } = game
  const params = { gameId }
  await ada.call(startMatch, { params, body: { team_a_id: teams[1]!, team_b_id: teams[2]! } })
  await ada.call(startTimer, { params })
  for (const _ of [1, 2])
    await ada.call(changeScore, { params, body: { team_id: teams[1]!, action: 'increment' } })
  return { ...game, params: { groupId: game.groupId } }
}

describe('previous games', () => {
  test('[D-10] a game is not a previous one while its time is not over; afterwards everyone sees who won', async () => {
    const { params } = await oneMatch()
    expect((await server.call(listGames, { params })).reply.previous).toEqual([])

    await server.setTime('2026-06-10T07:00:00Z')
    const { reply } = await server.call(listGames, { params })
    expect(reply.previous).toMatchObject([
      {
        date: '2026-06-09',
        player_count: 10,
        winner: { team_number: 1, wins: 1 },
        matches: [{ number: 1, team_a: 1, team_b: 2, team_a_score: 2, team_b_score: 0, winner: 1 }],
      },
    ])
    expect(JSON.stringify(reply)).not.toContain('Guest')
  })

  test('[D-10] past its end a game that no one has closed is over on game day and in its report', async () => {
    const { ada, gameId, params } = await oneMatch()
    const isOver = async () => {
      const { reply: day } = await ada.call(getGameDay, { params })
      const { reply: report } = await ada.call(getGameReport, { params: { gameId } })
      return [day.is_over, report.is_over, day.is_closed]
    }
    expect(await isOver()).toEqual([false, false, false])
    await server.setTime('2026-06-09T19:30:00Z')
    await ada.call(holdUpcomingMatch, { params: { gameId }, body: { hold: true } })
    await server.setTime('2026-06-09T20:00:00Z')
    await settleGame(server.deps, gameId)
    expect(await isOver()).toEqual([true, true, false])
  })

  test('[D-10] a game whose match runs past the end is not a previous one yet', async () => {
    const { ada, gameId, params, teams } = await oneMatch()
    await server.setTime('2026-06-09T19:59:00Z')
    await ada.call(startMatch, {
      params: { gameId },
      body: { team_a_id: teams[1]!, team_b_id: teams[3]! },
    })
    await ada.call(startTimer, { params: { gameId } })
    // with a draw a coin would be due after it, and the game would go on as well
    const body = { team_id: teams[1]!, action: 'increment' } as const
    await ada.call(changeScore, { params: { gameId }, body })
    await ada.call(pauseTimer, { params: { gameId } })
    server.pass(HOUR - 5 * 60_000)
    expect((await server.call(listGames, { params })).reply.previous).toEqual([])
    expect((await ada.call(endMatch, { params: { gameId } })).status).toBe(200)
    expect((await server.call(listGames, { params })).reply.previous).toHaveLength(1)
  })

  test('a new group and one that only drafted have none', async () => {
    const { params } = { params: { groupId: (await liveGame(server)).groupId } }
    await server.setTime('2026-06-10T07:00:00Z')
    expect((await server.call(listGames, { params })).reply.previous).toEqual([])
  })
})

describe('upcoming games', () => {
  test('[D-8] the next five, with that of today while it is not over', async () => {
    await server.setTime('2026-06-09T18:30:00Z')
    const ada = await person(server, 'Ada')
    const params = { groupId: await createTestGroup(ada, { playing_days: ['TUESDAY', 'THURSDAY'] }) }
    const dates = async () =>
      (await server.call(listGames, { params })).reply.upcoming.map(({ date }) => date)
    expect(await dates()).toEqual(['2026-06-09', '2026-06-11', '2026-06-16', '2026-06-18', '2026-06-23'])
    server.pass(2 * HOUR)
    expect((await dates())[0]).toBe('2026-06-11')
  })

  test('[D-10] a game that was ended early says so to everyone, also in the list of groups', async () => {
    const { ada, gameId, params } = await oneMatch()
    const isOver = async () => {
      const one = (await server.call(getGroup, { params })).reply.next_game?.is_over
      const listed = (await server.call(listGroups)).reply.find(({ id }) => id === params.groupId)
      return [one, listed?.next_game?.is_over]
    }
    expect(await isOver()).toEqual([false, false])
    await ada.call(closeGame, { params: { gameId } })
    expect(await isOver()).toEqual([true, true])
  })

  test('[D-10] a game that was ended early is a result and no longer upcoming', async () => {
    const { ada, gameId, params } = await oneMatch()
    await ada.call(closeGame, { params: { gameId } })
    const { upcoming, previous } = (await server.call(listGames, { params })).reply
    expect(previous.map(({ date }) => date)).toEqual(['2026-06-09'])
    expect(upcoming.map(({ date }) => date)).not.toContain('2026-06-09')
    expect(upcoming).toHaveLength(5)
  })

  test.each([
    ['before Play Ball', draftedGame],
    ['after it, before any match', liveGame],
  ])(
    '[D-10] a game that was ended %s is no result, and is no longer upcoming either',
    async (_when, hasPlayBegun) => {
      const { ada, gameId, groupId } = await hasPlayBegun(server, { teams: 3 })
      const games = async () => {
        const { upcoming, previous } = (await server.call(listGames, { params: { groupId } })).reply
        return { next: upcoming[0]?.date, upcoming: upcoming.length, previous }
      }
      expect(await games()).toEqual({ next: '2026-06-09', upcoming: 5, previous: [] })
      expect((await ada.call(closeGame, { params: { gameId } })).status).toBe(200)
      expect(await games()).toEqual({ next: '2026-06-16', upcoming: 5, previous: [] })
    },
  )

  test('[D-9] Saturdays until one at night, in both nights on which the clocks change', async () => {
    const ada = await person(server, 'Ada')
    const params = { groupId: await createTestGroup(ada) }
    await ada.call(updateGroup, {
      params,
      body: { playing_days: ['SATURDAY'], game_start_time: '22:00', game_end_time: '03:30' },
    })
    const spans = async (at: string) => {
      await server.setTime(at)
      const { reply } = await server.call(listGames, { params })
      return reply.upcoming
        .slice(0, 2)
        .map(({ date, starts_at, ends_at }) => [date, iso(starts_at), (ends_at - starts_at) / HOUR])
    }
    expect(await spans('2026-03-23T12:00:00Z')).toEqual([
      ['2026-03-28', '2026-03-28T22:00', 4.5],
      ['2026-04-04', '2026-04-04T21:00', 5.5],
    ])
    expect(await spans('2026-10-19T12:00:00Z')).toEqual([
      ['2026-10-24', '2026-10-24T21:00', 6.5],
      ['2026-10-31', '2026-10-31T22:00', 5.5],
    ])
  })

  test('a deleted group has neither', async () => {
    const ada = await person(server, 'Ada')
    const params = { groupId: await createTestGroup(ada) }
    await ada.call(deleteGroup, { params })
    expect((await server.call(listGames, { params })).problem.code).toBe('group-not-found')
  })
})

const iso = (at: number) => new Date(at).toISOString().slice(0, 16)
