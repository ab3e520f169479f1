import { type Endpoint, fillPath } from '@turnout/contract/endpoint'
import {
  checkIn,
  checkInMember,
  manualCheckIn,
  playBall,
  removeParticipant,
} from '@turnout/contract/game-day'
import { closeGame, startMatch, startTimer } from '@turnout/contract/live-match'
import { listMembers } from '@turnout/contract/members'
import type { ProblemCode } from '@turnout/contract/problem'
import {
  assignCaptains,
  assignTeams,
  autoAssignTeams,
  movePlayer,
  selectPlayers,
} from '@turnout/contract/teams'
import { getVenueCode } from '@turnout/contract/venue-code'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { API } from '../../app.ts'
import { AT_THE_PITCH, CHECK_IN_TIME, checkInGuests, club, gameDayOf } from '../../testing/game-setup.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import type { Person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { type TableSnapshot, takeTableSnapshot } from '../../testing/table-snapshot.ts'
import { settleGame } from '../game/overdue-sweep.ts'

const server = sharedServer(async () => {})
let snapshot: TableSnapshot
let ada: Person
let params: { groupId: string }
let bensId: string
let arrived: string[] = []

async function clubGame(): Promise<void> {
  await server.reset()
  const made = await club(server, ['Ben'], { max_teams: 3, max_players_per_team: 3 })
  ada = made.ada
  params = { groupId: made.groupId }
  const { reply } = await ada.call(listMembers, { params })
  bensId = reply.find(({ user }) => user.first_name === 'Ben')!.id
  // ids of people who have not arrived are good enough here
  arrived = [bensId, bensId, bensId, bensId]
}

async function drafting(): Promise<void> {
  arrived = await checkInGuests(ada, params.groupId, 12)
  await ada.call(assignCaptains, { params, body: { [arrived[0]!]: 1, [arrived[1]!]: 2 } })
}

async function running(): Promise<void> {
  await drafting()
  await ada.call(playBall, { params })
  const { current_game_id: gameId, teams } = await gameDayOf(ada, params.groupId)
  const body = { team_a_id: teams[0]!.id, team_b_id: teams[1]!.id }
  await ada.call(startMatch, { params: { gameId: gameId! }, body })
  await ada.call(startTimer, { params: { gameId: gameId! } })
}

async function closeGameNow(): Promise<void> {
  const { current_game_id: gameId } = await gameDayOf(ada, params.groupId)
  await ada.call(closeGame, { params: { gameId: gameId! } })
}

/** A match was running and it is later: settled, so that the sweep changes nothing while the tables are copied. */
async function runningUntil(time: string): Promise<void> {
  await running()
  const { current_game_id: gameId } = await gameDayOf(ada, params.groupId)
  await server.setTime(time)
  await settleGame(server.deps, gameId!)
}

type Phase = keyof typeof PHASES

const PHASES = {
  'before check-in opens': () => server.setTime('2026-06-09T16:30:00Z'),
  'before any arrival': async () => {},
  drafting,
  'a match is on': running,
  'ended by hand': async () => {
    await drafting()
    await closeGameNow()
  },
  'the session is over': async () => {
    await server.setTime('2026-06-09T19:59:00Z')
    await runningUntil('2026-06-09T20:00:01Z')
  },
  'the clock has closed the game': () => runningUntil('2026-06-09T20:00:01Z'),
  'the day after': () => runningUntil('2026-06-10T17:30:00Z'),
}

const COMMANDS: Record<
  string,
  { endpoint: Endpoint; more?: () => Record<string, string>; body?: () => unknown }
> = {
  checkIn: { endpoint: checkIn, body: () => AT_THE_PITCH },
  checkInMember: { endpoint: checkInMember, more: () => ({ playerId: bensId }) },
  manualCheckIn: { endpoint: manualCheckIn, body: () => [{ name: 'One more' }] },
  assignCaptains: { endpoint: assignCaptains, body: () => ({ [arrived[2]!]: 1 }) },
  selectPlayers: { endpoint: selectPlayers, body: () => ({ 1: [arrived[2]] }) },
  assignTeams: { endpoint: assignTeams, body: () => ({ 2: [arrived[3]] }) },
  autoAssignTeams: { endpoint: autoAssignTeams },
  movePlayer: { endpoint: movePlayer, body: () => ({ participant_id: arrived[3], team: 2 }) },
  getVenueCode: { endpoint: getVenueCode },
  removeParticipant: { endpoint: removeParticipant, more: () => ({ participantId: arrived[3]! }) },
  playBall: { endpoint: playBall },
}

const DOOR = ['checkIn', 'checkInMember', 'manualCheckIn', 'getVenueCode']
const all = (checkInCode: ProblemCode | 'ok', others: ProblemCode | 'ok') =>
  Object.keys(COMMANDS).map((name) => [name, DOOR.includes(name) ? checkInCode : others] as const)

/** The teams have been called to the pitch, so it is too late to pass an armband on or to move a player. */
const LATE: Record<string, ProblemCode> = { assignCaptains: 'already-captain', movePlayer: 'team-settled' }
const withTeamsOn = (cells: ReturnType<typeof all>) =>
  cells.map(([name, code]) => [name, LATE[name] ?? code] as const)

const TABLE: Record<Phase, (readonly [string, ProblemCode | 'ok'])[]> = {
  'before check-in opens': all('check-in-not-open', 'no-active-game'),
  'before any arrival': all('ok', 'no-active-game'),
  drafting: all('ok', 'ok'),
  'a match is on': withTeamsOn(all('ok', 'ok')),
  'ended by hand': all('game-closed', 'game-closed'),
  'the session is over': withTeamsOn(all('check-in-over', 'ok')),
  'the clock has closed the game': all('check-in-over', 'game-closed'),
  'the day after': all('not-playing-day', 'no-active-game'),
}

describe.each(Object.keys(PHASES) as Phase[])('[B11] %s', (phase) => {
  beforeAll(async () => {
    await clubGame()
    await PHASES[phase]()
    snapshot = await takeTableSnapshot(server.deps)
  })
  afterAll(async () => {
    await snapshot.drop()
    await server.setTime(CHECK_IN_TIME)
  })

  test.each(TABLE[phase])('%s is answered with %s', async (name, expected) => {
    await snapshot.restore()
    const { endpoint, more, body } = COMMANDS[name]!
    const before = await gameDayOf(ada, params.groupId)
    const answer = await server.app.inject({
      method: endpoint.method,
      url: API + fillPath(endpoint.path, { ...params, ...more?.() }),
      headers: { authorization: `Bearer ${ada.token}` },
      ...(body && { payload: body() as object }),
    })
    const { type = 'ok', detail } = answer.statusCode < 400 ? {} : answer.json()
    expect(String(type).split('/').pop()).toBe(expected)
    if (expected !== 'ok') {
      expect([answer.statusCode, /^[A-Z].+/.test(detail)]).toEqual([409, true])
      expect(await gameDayOf(ada, params.groupId)).toEqual(before)
    }
    await expectInvariants(server)
  })
})
