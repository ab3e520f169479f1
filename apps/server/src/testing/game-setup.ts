import type { InputOf } from '@turnout/contract/endpoint'
import { checkIn, getGameDay, manualCheckIn, playBall } from '@turnout/contract/game-day'
import { createGroup, joinGroup } from '@turnout/contract/groups'
import { getGameState, startMatch, startTimer } from '@turnout/contract/live-match'
import { approveMembers, listMembers } from '@turnout/contract/members'
import { assignCaptains, assignTeams, autoAssignTeams } from '@turnout/contract/teams'
import { settleGame } from '../features/game/overdue-sweep.ts'
import { members as memberRows } from '../features/members/tables.ts'
import { newId } from '../platform/ids.ts'
import { type Person, person } from './people.ts'
import type { TestServer } from './server.ts'

type GroupBody = InputOf<typeof createGroup>['body']

/** Tuesdays 19:00 to 21:00 in London; in June that is 18:00 to 20:00 UTC. */
export const CANAL_SIDE: GroupBody = {
  name: 'Canal Side Kickabout',
  description: 'Five a side by the canal.',
  venue_name: 'Weaver Street',
  venue_address: '1 Weaver Street, London',
  venue_latitude: 51.535,
  venue_longitude: -0.0575,
  playing_days: [{ day: 'TUESDAY' }],
  game_start_time: '19:00',
  game_end_time: '21:00',
  max_teams: 4,
  max_players_per_team: 4,
}

/** A Tuesday in June, half past six in London: check-in is open. */
export const CHECK_IN_TIME = '2026-06-09T17:30:00.000Z'
export const AT_THE_PITCH = { latitude: 51.535, longitude: -0.0575, accuracy: 10 }

export interface Club {
  ada: Person
  groupId: string
  people: Person[]
}

/** Ada's group with members, at half past six on a playing day. */
export async function club(
  server: TestServer,
  names: readonly string[],
  group: Partial<GroupBody> = {},
): Promise<Club> {
  await server.setTime(CHECK_IN_TIME)
  const ada = await person(server, 'Ada')
  const created = await ada.call(createGroup, { body: { ...CANAL_SIDE, ...group } })
  const groupId = created.reply.id
  return { ada, groupId, people: await members(server, groupId, names) }
}

/** Adds people to the group without a request, which is forty statements a person. */
export async function addMembers(
  { deps }: TestServer,
  groupId: string,
  people: readonly Person[],
): Promise<void> {
  const joinedAt = new Date(await deps.clock.now(deps.sql))
  const row = { groupId, state: 'member', requestedAt: joinedAt, joinedAt } as const
  await deps.sql.insert(memberRows).values(people.map(({ id: userId }) => ({ ...row, id: newId(), userId })))
}

/** People who are in the group, in this order. */
export async function members(
  server: TestServer,
  groupId: string,
  names: readonly string[],
): Promise<Person[]> {
  const people = []
  for (const name of names) people.push(await person(server, name))
  if (people.length > 0) await addMembers(server, groupId, people)
  return people
}

export const member = async (server: TestServer, groupId: string, name: string) =>
  (await members(server, groupId, [name]))[0]!

/** They ask to join, and Ada approves them. */
export async function joinAndApprove(
  server: TestServer,
  ada: Person,
  groupId: string,
  ...applicants: { token: string }[]
): Promise<void> {
  const params = { groupId }
  for (const one of applicants) await server.call(joinGroup, { params }, one)
  const { reply } = await ada.call(listMembers, { params, query: { include_pending: 'true' } })
  const member_ids = reply.filter(({ is_approved }) => !is_approved).map(({ id }) => id)
  if (member_ids.length < applicants.length) throw new Error("Somebody asked and is not on Ada's list.")
  await ada.call(approveMembers, { params, body: { member_ids } })
}

/** This many guests arrive one after another; returns their ids in arrival order. */
export async function checkInGuests(ada: Person, groupId: string, many: number): Promise<string[]> {
  const body = Array.from({ length: many }, (_, index) => ({ name: `Guest ${index + 1}` }))
  const { reply } = await ada.call(manualCheckIn, { params: { groupId }, body })
  return reply.map(({ id }) => id)
}

export interface LiveGame extends Club {
  gameId: string
  /** Team ids by number, from index 1. */
  teams: string[]
  guestIds: string[]
}

interface GameOptions {
  teams?: number
  size?: number
  names?: readonly string[]
  group?: Partial<GroupBody>
}

/** Guests in teams of `size`, before Play Ball. */
export async function draftedGame(server: TestServer, options: GameOptions = {}): Promise<LiveGame> {
  const { teams = 4, size = 3, names = [], group = {} } = options
  const created = await club(server, names, { max_teams: teams, max_players_per_team: size, ...group })
  const { ada, groupId } = created
  const window = Math.max(10, 2 * size)
  // people left in the window may only continue once teams 1 and 2 are full, so both are filled first
  const guestIds = await checkInGuests(ada, groupId, Math.max(window, teams * size))
  const params = { groupId }
  await ada.call(assignTeams, {
    params,
    body: { 1: guestIds.slice(0, size), 2: guestIds.slice(size, 2 * size) },
  })
  if (teams > 2) await ada.call(autoAssignTeams, { params })
  const { current_game_id, teams: dayTeams } = await gameDayOf(ada, groupId)
  const ids: string[] = []
  for (const team of dayTeams) ids[team.team_number] = team.id
  return { ...created, gameId: current_game_id ?? '', teams: ids, guestIds }
}

/** The same after Play Ball, before the first match. */
export async function liveGame(server: TestServer, options: GameOptions = {}): Promise<LiveGame> {
  const game = await draftedGame(server, options)
  await game.ada.call(playBall, { params: { groupId: game.groupId } })
  return game
}

const HOUR_MS = 3_600_000

/** A session that began an hour ago and lasts three more, by the clock of the venue. */
export function sessionAroundNow() {
  const at = (ms: number) =>
    new Date(Date.now() + ms).toLocaleTimeString('en-GB', {
      timeZone: 'Europe/London',
      hour: '2-digit',
      minute: '2-digit',
    })
  return { game_start_time: at(-HOUR_MS), game_end_time: at(3 * HOUR_MS), playing_days: '0,1,2,3,4,5,6' }
}

/** Ada's new group with two teams of three, after Play Ball, at any time of day. */
export async function createStartedGame(
  ada: Person,
  group: GroupBody,
): Promise<{ groupId: string; gameId: string }> {
  const { reply } = await ada.call(createGroup, { body: group })
  const params = { groupId: reply.id }
  const ids = await checkInGuests(ada, reply.id, 6)
  await ada.call(assignTeams, { params, body: { 1: ids.slice(0, 3), 2: ids.slice(3) } })
  const begun = await ada.call(playBall, { params })
  return { groupId: reply.id, gameId: begun.reply.game_id }
}

/**
 * Sets the clock to the automatic start of the next match, and not later: a missed start is put off, and on a busy
 * machine the start itself could be missed.
 */
export async function advanceToNextMatch(server: TestServer, { ada, gameId }: LiveGame): Promise<void> {
  for (;;) {
    const { reply } = await ada.call(getGameState, { params: { gameId } })
    if (reply.current_match) return
    await server.setTime((reply.upcoming_match?.starts_at ?? 0) + 5)
    await settleGame(server.deps, gameId)
  }
}

/** Starts the suggested match with the clock running. */
export async function kickOff(ada: Person, gameId: string): Promise<{ a: string; b: string }> {
  const { reply } = await ada.call(getGameState, { params: { gameId } })
  const next = reply.upcoming_match
  if (!next) throw new Error('There is no upcoming match to kick off.')
  await ada.call(startMatch, {
    params: { gameId },
    body: { team_a_id: next.team_a_id, team_b_id: next.team_b_id },
  })
  await ada.call(startTimer, { params: { gameId } })
  return { a: next.team_a_id, b: next.team_b_id }
}

export const checkInAtPitch = (caller: Person, groupId: string) =>
  caller.call(checkIn, { params: { groupId }, body: AT_THE_PITCH })

export const gameDayOf = async (caller: Person, groupId: string) =>
  (await caller.call(getGameDay, { params: { groupId } })).reply

export const nameCaptain = (caller: Person, groupId: string, id: string, team: number) =>
  caller.call(assignCaptains, { params: { groupId }, body: { [id]: team } })
