import { drawCup, getCup, planCup, withdrawTeam } from '@turnout/contract/cups'
import { updateGroup } from '@turnout/contract/groups'
import {
  changeScore,
  closeGame,
  endMatch,
  getGameState,
  startMatch,
  startTimer,
} from '@turnout/contract/live-match'
import { listMembers, makeAdmin } from '@turnout/contract/members'
import { deactivate } from '@turnout/contract/profile'
import { assignTeams } from '@turnout/contract/teams'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { checkInGuests, type LiveGame, liveGame } from '../../testing/game-setup.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import { sharedServer } from '../../testing/shared-server.ts'

const server = sharedServer()
let game: LiveGame
afterEach(() => expectInvariants(server))
beforeEach(async () => {
  game = await liveGame(server, { teams: 4, group: { match_rules: { win: { by: 'time' } } } })
})

const KNOCKOUT = { format: 'knockout', duration_s: 300 }
const plan = (cup: unknown) => game.ada.call(planCup, { params: game, body: { cup } as never })
const all = async () => [
  (await game.ada.call(getCup, { params: game })).reply.settings,
  (await game.ada.call(getGameState, { params: game })).reply.version,
]

test('a cup with invalid settings is refused, and nothing of it is stored', async () => {
  const before = await all()
  const refused = [
    ...['league', '', null, 3].map((format) => ({ ...KNOCKOUT, format })),
    ...[0, 59, 3601, 90.5, -300, 1e12, '300', null].map((duration_s) => ({ ...KNOCKOUT, duration_s })),
    ...[0, 3, 1.5, '2'].map((legs) => ({ ...KNOCKOUT, legs })),
    ...[1, 3, 16].map((groups) => ({ ...KNOCKOUT, groups })),
    ...[-1, 11, 0.5, '3', null].map((win) => ({ ...KNOCKOUT, points: { win, draw: 1, loss: 0 } })),
    ...[{ win: 3 }, [], 3].map((points) => ({ ...KNOCKOUT, points })),
    ...[['away_goals'], ['goals', 'goals'], 'goals', [['goals']]].map((tie_breakers) => ({
      ...{ ...KNOCKOUT, tie_breakers },
    })),
    ...['penalties', null].map((drawn_knockout) => ({ ...KNOCKOUT, drawn_knockout })),
    ...['yes', 1].map((third_place) => ({ ...KNOCKOUT, third_place })),
    { ...KNOCKOUT, teams: [1, 2, 3] },
    {},
    'knockout',
  ]
  for (const cup of refused) expect((await plan(cup)).status, JSON.stringify(cup)).toBe(422)
  expect(await all()).toEqual(before)
})

test('[O-12] a page with an outdated plan changes nothing', async () => {
  const { reply: page } = await game.ada.call(getCup, { params: game })
  const press = (cup: object | null, instead_of: object | null) =>
    game.ada.call(planCup, { params: game, body: { cup, instead_of } as never })
  const first = await press(KNOCKOUT, page.settings)
  expect(first.status).toBe(200)
  const before = await all()
  const late = await press({ format: 'round_robin', duration_s: 300 }, page.settings)
  expect(late).toMatchObject({ status: 409, problem: { code: 'other-plan' } })
  expect((await press(null, { ...KNOCKOUT, duration_s: 600 })).problem.code).toBe('other-plan')
  expect(await all()).toEqual(before)
  expect((await press(null, first.reply.settings)).reply.settings).toBeNull()
})

test('an unknown game or team, or missing random bits, are refused by name', async () => {
  await plan(KNOCKOUT)
  const before = await all()
  const draw = (chance: unknown) => game.ada.call(drawCup, { params: game, body: { chance } as never })
  const withdraw = (team_id: unknown) =>
    game.ada.call(withdrawTeam, { params: game, body: { team_id } as never })
  for (const chance of ['', 'zz'.repeat(16), 'ab', 7]) expect((await draw(chance)).status).toBe(422)
  for (const id of ['1', '', 4, null]) expect((await withdraw(id)).status).toBe(422)
  expect((await withdraw(newId())).problem.code).toBe('team-not-in-game')
  const elsewhere = { params: { gameId: newId() } }
  expect((await game.ada.call(getCup, elsewhere)).problem.code).toBe('game-not-found')
  expect((await game.ada.call(planCup, { ...elsewhere, body: { cup: null } })).problem.code).toBe(
    'game-not-found',
  )
  expect(await all()).toEqual(before)
})

test('a team cannot leave during its match, and nothing changes in a game that is over', async () => {
  await plan(KNOCKOUT)
  const { upcoming_match: next } = (await game.ada.call(getGameState, { params: game })).reply
  const { team_a_id, team_b_id } = next!
  await game.ada.call(startMatch, { params: game, body: { team_a_id, team_b_id } })
  await game.ada.call(startTimer, { params: game })
  const withdraw = () => game.ada.call(withdrawTeam, { params: game, body: { team_id: team_a_id } })
  for (const refused of [await plan(null), await withdraw()]) expect(refused.problem.code).toBe('match-on')
  await game.ada.call(changeScore, { params: game, body: { team_id: team_a_id, action: 'increment' } })
  await game.ada.call(endMatch, { params: game })
  expect((await plan(null)).problem.code).toBe('cup-begun')
  await game.ada.call(closeGame, { params: game })
  const draw = await game.ada.call(drawCup, { params: game, body: {} })
  for (const refused of [await plan(KNOCKOUT), draw, await withdraw()])
    expect(refused).toMatchObject({ status: 409, problem: { code: 'game-closed' } })
})

test('[O-12] sixteen teams can play a cup, two are too few, and seventeen do not fit into a group', async () => {
  const teams = (many: number) =>
    liveGame(server, { teams: many, size: 1, group: { max_players_per_team: 1 } })
  game = await teams(2)
  expect(await plan(KNOCKOUT)).toMatchObject({ status: 409, problem: { code: 'too-few-players' } })
  expect((await game.ada.call(getCup, { params: game })).reply.settings).toBeNull()
  game = await teams(16)
  expect((await plan(KNOCKOUT)).reply.fixtures).toHaveLength(15)

  const before = await all()
  const params = { groupId: game.groupId }
  expect((await game.ada.call(updateGroup, { params, body: { max_teams: 17 } })).status).toBe(422)
  const [late = ''] = await checkInGuests(game.ada, game.groupId, 1)
  const drafted = await game.ada.call(assignTeams, { params, body: { 17: [late] } })
  expect(drafted.status).toBe(422)
  expect((await plan({ ...KNOCKOUT, teams: 17 })).status).toBe(422)
  expect((await all())[0]).toEqual(before[0])
})

test('a deactivated account cannot plan, draw, change or see a cup; the others play on', async () => {
  game = await liveGame(server, { names: ['Ben'], teams: 4 })
  const ben = game.people[0]!
  const { groupId } = game
  const { reply: members } = await game.ada.call(listMembers, { params: { groupId } })
  const memberId = members.find(({ user }) => user.id === ben.id)?.id ?? ''
  await game.ada.call(makeAdmin, { params: { groupId, memberId } })
  expect((await ben.call(planCup, { params: game, body: { cup: KNOCKOUT } as never })).status).toBe(200)
  const before = await all()
  await ben.call(deactivate)
  const refused = [
    await ben.call(planCup, { params: game, body: { cup: null } }),
    await ben.call(drawCup, { params: game, body: {} }),
    await ben.call(withdrawTeam, { params: game, body: { team_id: game.teams[1]! } }),
    await ben.call(getCup, { params: game }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401])
  expect(await all()).toEqual(before)
  expect((await game.ada.call(drawCup, { params: game, body: {} })).reply.draws).toBe(1)
})
