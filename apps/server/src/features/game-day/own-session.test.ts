import { getMyCalendar } from '@turnout/contract/calendar'
import { checkInMember } from '@turnout/contract/game-day'
import { listGames } from '@turnout/contract/games'
import { getGroup, listGroups, listMyGroups, updateGroup } from '@turnout/contract/groups'
import {
  changeScore,
  closeGame,
  endMatch,
  getGameState,
  holdUpcomingMatch,
  pauseTimer,
  tossCoin,
} from '@turnout/contract/live-match'
import { listMembers } from '@turnout/contract/members'
import { assignTeams } from '@turnout/contract/teams'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { API } from '../../app.ts'
import { draftedGame, gameDayOf, kickOff, type LiveGame, liveGame } from '../../testing/game-setup.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { settleGame } from '../game/overdue-sweep.ts'

const server = sharedServer()
const MINUTE = 60_000
let game: LiveGame
let isHeld: boolean
beforeEach(async () => {
  isHeld = false
  game = await liveGame(server, { teams: 3, names: ['Ben'] })
})
afterEach(() => expectInvariants(server))

type Changes = Parameters<typeof edit>[0]
const edit = (body: {
  playing_days?: { day: 'TUESDAY' | 'FRIDAY' }[]
  game_start_time?: string
  game_end_time?: string
  max_teams?: number
  max_players_per_team?: number
  match_rules?: { changeover_s: number }
}) => game.ada.call(updateGroup, { params: game, body })

/** Moves the group away from Tuesdays and to other hours; the game began on a Tuesday from seven to nine in London. */
const ANOTHER_TIME: Changes = {
  playing_days: [{ day: 'FRIDAY' }],
  game_start_time: '09:00',
  game_end_time: '11:00',
}

const TONIGHT = {
  date: '2026-06-09',
  starts_at: Date.parse('2026-06-09T18:00:00Z'),
  ends_at: Date.parse('2026-06-09T20:00:00Z'),
  start_time: '19:00',
  end_time: '21:00',
  is_moved: false,
  other_venue_name: null,
}

const scoresOnce = (team: number) =>
  game.ada.call(changeScore, { params: game, body: { team_id: game.teams[team]!, action: 'increment' } })

/** The next game of the group in every call that has it. */
async function nextGames() {
  const params = { groupId: game.groupId }
  const { reply: group } = await server.call(getGroup, { params })
  const { reply: all } = await server.call(listGroups, {})
  const { reply: mine } = await game.ada.call(listMyGroups)
  const { reply: games } = await server.call(listGames, { params })
  const next = [group, ...all, ...mine].map(({ next_game }) => {
    if (!next_game) return null
    const { is_over, ...hours } = next_game
    expect(is_over).toBe(false)
    return hours
  })
  const listed = games.upcoming.slice(0, 1).map(({ is_cancelled, ...hours }) => {
    expect(is_cancelled).toBe(false)
    return hours
  })
  return [...next, ...listed]
}

/** Commands now and then, so that the game stays open beyond its end; the last one at `until`. */
async function playOnUntil(until: string): Promise<void> {
  for (let at = TONIGHT.ends_at - 30 * MINUTE; at < Date.parse(until); at += 50 * MINUTE) await holdAt(at)
  await holdAt(Date.parse(until))
}

async function holdAt(at: number): Promise<void> {
  await server.setTime(at)
  isHeld = !isHeld
  await game.ada.call(holdUpcomingMatch, { params: game, body: { hold: isHeld } })
}

const feedOf = async () => {
  const { path } = (await game.ada.call(getMyCalendar)).reply
  return (await server.app.inject({ method: 'GET', url: API + path })).body
}

describe('[D-11] a game that has begun', () => {
  test('keeps its hours while a coin is due, and the coin can be tossed', async () => {
    await kickOff(game.ada, game.gameId)
    await scoresOnce(1)
    await scoresOnce(2)
    await game.ada.call(endMatch, { params: game })
    await server.setTime('2026-06-09T18:30:00Z')
    await edit({ game_start_time: '05:00', game_end_time: '11:00' })
    await settleGame(server.deps, game.gameId)

    expect(await gameDayOf(game.ada, game.groupId)).toMatchObject({
      is_closed: false,
      check_in_enabled: true,
      game_start_time: '19:00',
      game_end_time: '21:00',
      starts_at: TONIGHT.starts_at,
      ends_at: TONIGHT.ends_at,
    })
    const sides = { team_a_choice: 'heads', team_b_choice: 'tails' } as const
    const tossed = await game.ada.call(tossCoin, {
      params: game,
      body: { team_a_id: game.teams[1]!, team_b_id: game.teams[2]!, ...sides },
    })
    expect(tossed.status).toBe(200)
    const { reply } = await game.ada.call(getGameState, { params: game })
    expect(reply).toMatchObject({ is_closed: false, session_ends_at: TONIGHT.ends_at })
    expect(reply.upcoming_match?.starts_at).not.toBeNull()
  })

  test('is found by everyone when its day is removed, and goes on', async () => {
    await kickOff(game.ada, game.gameId)
    await edit(ANOTHER_TIME)
    expect(await gameDayOf(game.people[0]!, game.groupId)).toMatchObject({
      is_playing_day: true,
      current_game_id: game.gameId,
      day: 'TUESDAY',
      check_in_enabled: true,
      next_game: null,
    })
    expect(await nextGames()).toEqual([TONIGHT, TONIGHT, TONIGHT, TONIGHT])
    expect(await feedOf()).toContain('DTSTART:20260609T180000Z')

    const { reply: members } = await game.ada.call(listMembers, { params: game })
    const ben = members.find(({ user }) => user.first_name === 'Ben')!.id
    const checkedIn = await game.ada.call(checkInMember, { params: { ...game, playerId: ben } })
    expect(checkedIn.status).toBe(200)
    expect((await scoresOnce(1)).status).toBe(200)
    expect((await game.ada.call(endMatch, { params: game })).status).toBe(200)
  })

  test('is found before Play Ball too, and once it is over the group plays at its new times', async () => {
    await server.reset()
    game = await draftedGame(server, { teams: 3, size: 3 })
    await edit(ANOTHER_TIME)
    expect((await gameDayOf(game.ada, game.groupId)).current_game_id).toBe(game.gameId)
    const body = { 3: [game.guestIds[9]!] }
    expect((await game.ada.call(assignTeams, { params: game, body })).problem.code).toBe('no-room')

    await server.setTime('2026-06-09T20:00:00Z')
    const next = { date: '2026-06-12', starts_at: Date.parse('2026-06-12T08:00:00Z') }
    expect((await nextGames())[0]).toMatchObject(next)
    expect((await gameDayOf(game.ada, game.groupId)).next_game).toMatchObject(next)
    await server.setTime('2026-06-10T12:00:00Z')
    expect(await gameDayOf(game.ada, game.groupId)).toMatchObject({
      is_playing_day: false,
      current_game_id: null,
      game_start_time: '09:00',
    })
  })

  test('plays on when its end is moved to a later hour, and check-in stays open', async () => {
    await edit({ game_end_time: '22:00' })
    await server.setTime('2026-06-09T20:30:00Z')
    const ends_at = Date.parse('2026-06-09T21:00:00Z')
    expect(await gameDayOf(game.ada, game.groupId)).toMatchObject({ ends_at, check_in_enabled: true })
    expect(await nextGames()).toEqual(Array(4).fill({ ...TONIGHT, ends_at, end_time: '22:00' }))
    const { reply } = await game.ada.call(getGameState, { params: game })
    expect(reply.session_ends_at).toBe(ends_at)
  })

  test('starts its next match after all when its end is moved to a later time, without a press', async () => {
    await edit({ match_rules: { changeover_s: 300 } })
    await kickOff(game.ada, game.gameId)
    await scoresOnce(1)
    await game.ada.call(pauseTimer, { params: game })
    await server.setTime('2026-06-09T19:57:00Z')
    await game.ada.call(endMatch, { params: game })
    const upcoming = async () => (await game.ada.call(getGameState, { params: game })).reply.upcoming_match
    expect(await upcoming()).toMatchObject({ starts_at: null })
    await edit({ game_end_time: '21:30' })
    expect((await upcoming())?.starts_at).toBeGreaterThan(TONIGHT.ends_at)
  })

  test('moves its end during a match, but not its limits', async () => {
    await kickOff(game.ada, game.gameId)
    await edit({ game_end_time: '21:30', max_teams: 6 })
    const { reply } = await game.ada.call(getGameState, { params: game })
    expect(reply.session_ends_at).toBe(Date.parse('2026-06-09T20:30:00Z'))
    expect(await gameDayOf(game.ada, game.groupId)).toMatchObject({ max_teams: 3 })
  })

  test.each([
    ['was ended by hand', true, '2026-06-09T19:45:00Z', '22:00'],
    ['is over', false, '2026-06-09T21:00:00Z', '22:30'],
  ])('that %s gets no new hours', async (_, isEnded, time, game_end_time) => {
    if (isEnded) await game.ada.call(closeGame, { params: game })
    await server.setTime(time)
    await edit({ game_end_time })
    expect(await gameDayOf(game.ada, game.groupId)).toMatchObject({
      ends_at: TONIGHT.ends_at,
      check_in_enabled: false,
    })
    await server.setTime('2026-06-09T21:10:00Z')
    expect((await nextGames()).map((next) => next?.date)).toEqual(Array(4).fill('2026-06-16'))
  })

  test('is last night until it closes, whatever day the group plays on now', async () => {
    await kickOff(game.ada, game.gameId)
    await game.ada.call(pauseTimer, { params: game })
    await edit(ANOTHER_TIME)
    const foundAt = async (time: string) => {
      await server.setTime(time)
      return (await gameDayOf(game.ada, game.groupId)).current_game_id
    }
    await playOnUntil('2026-06-09T22:45:00Z')
    expect(await foundAt('2026-06-09T23:44:00Z')).toBe(game.gameId)
    await server.setTime('2026-06-09T23:46:00Z')
    await settleGame(server.deps, game.gameId)
    expect((await gameDayOf(game.ada, game.groupId)).current_game_id).toBeNull()
  })
})

test('[D-8] a match that runs over the end keeps the game as the next one, and so the way to it', async () => {
  await kickOff(game.ada, game.gameId)
  await scoresOnce(1)
  await game.ada.call(pauseTimer, { params: game })
  await playOnUntil('2026-06-09T23:00:00Z')
  await server.setTime('2026-06-09T23:30:00Z')
  expect(await nextGames()).toEqual([TONIGHT, TONIGHT, TONIGHT, TONIGHT])
  expect((await gameDayOf(game.ada, game.groupId)).next_game).toBeNull()

  await game.ada.call(endMatch, { params: game })
  expect((await nextGames()).map((next) => next?.date)).toEqual(Array(4).fill('2026-06-16'))
  expect((await gameDayOf(game.ada, game.groupId)).next_game?.date).toBe('2026-06-16')
})

describe('[R-4] the limits of a game follow its own teams', () => {
  const limits = async () => {
    const { max_teams, max_players_per_team, teams } = await gameDayOf(game.ada, game.groupId)
    return { max_teams, max_players_per_team, teams: teams.length }
  }

  test('a playing team is not hidden when the group lowers its limits', async () => {
    expect((await edit({ max_teams: 2, max_players_per_team: 2 })).status).toBe(200)
    expect(await limits()).toEqual({ max_teams: 3, max_players_per_team: 3, teams: 3 })
  })

  test('one more team is offered at once between matches, and not before', async () => {
    await kickOff(game.ada, game.gameId)
    await edit({ max_teams: 4, max_players_per_team: 4 })
    expect(await limits()).toMatchObject({ max_teams: 3, max_players_per_team: 3 })
    await game.ada.call(endMatch, { params: game })
    expect(await limits()).toMatchObject({ max_teams: 4, max_players_per_team: 4 })
  })
})
