import { getCup, planCup } from '@turnout/contract/cups'
import type { InputOf } from '@turnout/contract/endpoint'
import { getGameDay, playBall } from '@turnout/contract/game-day'
import { closeGame, getGameState } from '@turnout/contract/live-match'
import { getPlannedCup, planCupAhead } from '@turnout/contract/planned-cups'
import {
  cancelScheduledGame,
  listScheduledGames,
  moveScheduledGame,
  restoreScheduledGame,
} from '@turnout/contract/scheduled-games'
import { assignTeams, autoAssignTeams } from '@turnout/contract/teams'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkInGuests } from '../../testing/game-setup.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { IN, type Week, week } from './testing.ts'

const server = sharedServer()
let club: Week

beforeEach(async () => {
  club = await week(server)
})
afterEach(() => expectInvariants(server))

type Settings = InputOf<typeof planCupAhead>['body']['cup']
const KNOCKOUT: Settings = { format: 'knockout', duration_s: 300, third_place: true }
const GROUPS: Settings = { format: 'groups', duration_s: 240 }

const plan = (cup: Settings = KNOCKOUT, who = club.ada) =>
  who.call(planCupAhead, { ...club.game, body: { cup } })
const planned = async (who = club.ada) => (await who.call(getPlannedCup, club.game)).reply
const dayOf = async (who = club.ada) => (await who.call(getGameDay, club)).reply
const isListed = async () =>
  (await club.ben.call(listScheduledGames, club)).reply.find(({ id }) => id === club.tomorrow.id)
    ?.has_planned_cup

/** Drafts this many teams of guests on the game day. */
async function draft(teams: number): Promise<void> {
  await server.setTime('2026-06-16T17:30:00Z')
  const params = { groupId: club.groupId }
  const size = (await dayOf()).max_players_per_team
  const ids = await checkInGuests(club.ada, club.groupId, teams * size)
  const body = { 1: ids.slice(0, size), 2: ids.slice(size, 2 * size) }
  await club.ada.call(assignTeams, { params, body })
  if (teams > 2) await club.ada.call(autoAssignTeams, { params })
}

const pressPlayBall = async () => (await club.ada.call(playBall, club)).reply.game_id

describe('[O-24] the cup of a future game', () => {
  test('is planned by an organiser, changed and given up, and every member sees it', async () => {
    expect(await planned()).toMatchObject({ settings: null, is_open: true, duration_s: 420 })
    expect(await isListed()).toBe(false)
    const { status, reply } = await plan()
    expect(status).toBe(200)
    expect(reply).toEqual(await planned(club.ben))
    expect(reply).toMatchObject({
      ...{ game_id: club.tomorrow.id, date: '2026-06-16', start_time: '19:00', end_time: '21:00' },
      settings: { ...KNOCKOUT, tie_breakers: ['between_themselves', 'goal_difference', 'goals'] },
    })
    expect(await isListed()).toBe(true)
    expect((await plan(GROUPS)).reply.settings).toMatchObject(GROUPS!)
    expect((await plan(null)).reply.settings).toBeNull()
    expect(await isListed()).toBe(false)
  })

  test('is replaced only by a request that knows the present plan', async () => {
    const press = (cup: Settings, instead_of: Settings) =>
      club.ada.call(planCupAhead, { ...club.game, body: { cup, instead_of } })
    const { reply } = await press(KNOCKOUT, null)
    expect((await press(GROUPS, null)).problem?.code).toBe('other-plan')
    expect((await planned()).settings).toEqual(reply.settings)
    expect((await press(GROUPS, reply.settings)).reply.settings).toMatchObject(GROUPS!)
  })

  test('can only be planned by organisers, and belongs to one date', async () => {
    expect((await plan(KNOCKOUT, club.ben)).status).toBe(403)
    await plan()
    const later = { params: { groupId: club.groupId, gameId: club.later.id } }
    expect((await club.ada.call(getPlannedCup, later)).reply.settings).toBeNull()
  })

  test('moves with the game to another day, and is stored while the game is cancelled', async () => {
    await plan()
    const body = { date: '2026-06-18', start_time: '20:00', end_time: '22:00' }
    expect((await club.ada.call(moveScheduledGame, { ...club.game, body })).status).toBe(200)
    expect(await planned()).toMatchObject({ settings: KNOCKOUT, date: '2026-06-18', start_time: '20:00' })
    await club.ada.call(cancelScheduledGame, { ...club.game, body: {} })
    expect(await planned()).toMatchObject({ settings: KNOCKOUT, is_open: false })
    expect((await plan(GROUPS)).problem?.code).toBe('game-cancelled')
    await club.ada.call(restoreScheduledGame, club.game)
    expect(await planned()).toMatchObject({ settings: KNOCKOUT, is_open: true })
  })

  test('[O-26] is computed for the teams of the people who are in, and on game day of the arrivals', async () => {
    expect(await planned()).toMatchObject({ people: 0, expected_teams: (await dayOf()).max_teams })
    await club.answer(club.ben, IN)
    expect(await planned()).toMatchObject({ people: 1 })
    await draft(2)
    expect((await planned()).people).toBe(2 * (await dayOf()).max_players_per_team)
  })
})

describe('[O-25] on game day', () => {
  test('Play Ball begins the planned cup, which is replayed from its log', async () => {
    await plan()
    expect(await dayOf(club.ben)).toMatchObject({ has_cup: false, is_playing_day: false })
    await draft(4)
    expect(await dayOf(club.ben)).toMatchObject({ has_cup: false, planned_cup_teams: 3 })
    const gameId = await pressPlayBall()
    expect(await dayOf(club.ben)).toMatchObject({ has_cup: true, planned_cup_teams: null })
    const { reply } = await club.ben.call(getCup, { params: { gameId } })
    expect(reply.settings).toMatchObject(KNOCKOUT!)
    expect(reply.fixtures.map(({ stage, a, b }) => [stage, a.name, b.name]).slice(0, 2)).toEqual([
      ['Semi-final 1', 'Orange', 'Coal'],
      ['Semi-final 2', 'Blue', 'Chalk'],
    ])
    expect((await club.ada.call(getGameState, { params: { gameId } })).reply.upcoming_match).toMatchObject({
      reason: 'Semi-final 1.',
      starts_at: null,
    })
    expect((await plan(GROUPS)).problem?.code).toBe('play-begun')
    expect(await planned()).toMatchObject({ is_open: false })
    // from here on it is the cup of the game
    const given = await club.ada.call(planCup, { params: { gameId }, body: { cup: null } })
    expect(given.reply.settings).toBeNull()
    expect((await club.ben.call(getCup, { params: { gameId } })).reply).not.toHaveProperty('planned')
    expect(await dayOf()).toMatchObject({ has_cup: false, planned_cup_teams: null })
  })

  test('with too few teams the game begins without it, and its plan is stored for when there are enough', async () => {
    await plan(GROUPS)
    await draft(4)
    expect((await dayOf()).planned_cup_teams).toBe(6)
    expect(await isListed()).toBe(true)
    const params = { gameId: await pressPlayBall() }
    expect(await isListed()).toBe(false)
    const { reply } = await club.ada.call(getCup, { params })
    expect(reply).toMatchObject({ settings: null, planned: GROUPS! })
    const { reply: state } = await club.ada.call(getGameState, { params })
    expect(state).toMatchObject({
      cup: null,
      upcoming_match: { reason: 'Orange and Blue are first in line.' },
    })
  })

  test('a game that was ended before Play Ball has no cup to plan', async () => {
    await plan()
    await draft(2)
    const { reply } = await club.ada.call(getGameDay, club)
    await club.ada.call(closeGame, { params: { gameId: reply.current_game_id ?? '' } })
    expect((await plan(GROUPS)).problem?.code).toBe('game-over')
    expect((await planned()).is_open).toBe(false)
  })
})
