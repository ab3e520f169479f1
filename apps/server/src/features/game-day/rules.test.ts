import {
  checkIn,
  checkInMember,
  listPlayers,
  manualCheckIn,
  playBall,
  removeParticipant,
} from '@turnout/contract/game-day'
import { updateGroup } from '@turnout/contract/groups'
import { startMatch } from '@turnout/contract/live-match'
import { assignCaptains, assignTeams, autoAssignTeams, selectPlayers } from '@turnout/contract/teams'
import { sql as query } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  AT_THE_PITCH,
  checkInAtPitch,
  checkInGuests,
  club,
  gameDayOf,
  kickOff,
  nameCaptain,
} from '../../testing/game-setup.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import type { Person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { participants } from '../game/tables.ts'

const server = sharedServer()
let ada: Person
let people: Person[]
let params: { groupId: string }

beforeEach(async () => {
  const made = await club(server, ['Ben', 'Cleo'], { max_teams: 3, max_players_per_team: 3 })
  ada = made.ada
  people = made.people
  params = { groupId: made.groupId }
})
afterEach(() => expectInvariants(server))

type Reading = { status: number; problem: { code: string; detail: string } }
const no = ({ status, problem }: Reading) => [status, problem.code, problem.detail]

/** Metres to the north of the pitch; a degree is 111,195 metres on this sphere. */
const north = (metres: number, accuracy?: number) => ({
  latitude: AT_THE_PITCH.latitude + metres / 111_194.926_644_558_73,
  longitude: AT_THE_PITCH.longitude,
  ...(accuracy !== undefined && { accuracy }),
})

describe('[B16] checking in by position', () => {
  test.each([
    [149, undefined, 200],
    [151, undefined, 409],
    [160, 5, 409],
    [160, 11, 200],
    [199, 50, 200],
    [201, 50, 409],
    // an accuracy of half a town counts as fifty metres
    [201, 5_000, 409],
  ])('%i m away, accurate to %s m: %i', async (metres, accuracy, status) => {
    const answer = await people[0]!.call(checkIn, { params, body: north(metres, accuracy) })
    expect(answer.status).toBe(status)
    if (status === 409)
      expect(no(answer)).toEqual([409, 'not-at-venue', 'You must be at the venue to check in'])
  })

  test('the circle is the one that the group has set', async () => {
    await ada.call(updateGroup, { params, body: { venue_radius: 50 } })
    expect((await people[0]!.call(checkIn, { params, body: north(100) })).status).toBe(409)
  })

  test('coordinates are not stored: the method, the distance and the accuracy are', async () => {
    await people[0]!.call(checkIn, { params, body: north(120, 8) })
    const [row] = await server.deps.sql.select().from(participants)
    expect(row).toMatchObject({ method: 'position', accuracyM: 8 })
    expect(row?.distanceM).toBeCloseTo(120, 0)
    for (const table of ['participants', 'game_log', 'games', 'budgets', 'idempotency_keys']) {
      const { rows } = await server.deps.sql.execute<{ row: string }>(
        query.raw(`select t::text as row from ${table} t`),
      )
      for (const { row } of rows) expect(row).not.toMatch(/(?<![\d:])51\.53[56]/) // but a time may match
    }
  })

  test.each(['latitude', 'longitude', 'accuracy'])('a %s that is not a number is 422', async (field) => {
    for (const value of ['51.5', null, [51.5], {}, 1e9, -1e9])
      expect(
        (await people[0]!.call(checkIn, { params, body: { ...AT_THE_PITCH, [field]: value } })).status,
      ).toBe(422)
  })

  test('checking in twice is one check-in, and the first time stays', async () => {
    const first = await checkInAtPitch(people[0]!, params.groupId)
    server.pass(60_000)
    const second = await checkInAtPitch(people[0]!, params.groupId)
    expect(second.reply.player).toEqual(first.reply.player)
    const byAdmin = await ada.call(checkInMember, { params: { ...params, playerId: first.reply.player.id } })
    expect(byAdmin.reply.player.arrival_time).toBe(first.reply.player.arrival_time)
  })

  test('check-in opens an hour before seven by the clock of the venue, and closes with the session', async () => {
    const code = async (at: string) => {
      await server.setTime(at)
      const { status, problem } = await checkInAtPitch(people[0]!, params.groupId)
      return status === 200 ? 'in' : problem.detail
    }
    expect(await code('2026-06-08T17:30:00Z')).toBe('Today is not a playing day for this group.')
    expect(await code('2026-06-09T16:59:00Z')).toBe(
      'Check-in is not enabled yet. It opens 1 hour before game start.',
    )
    expect(await code('2026-06-09T20:00:00Z')).toBe('Check-in is over: the game has ended.')
    expect(await code('2026-06-09T17:00:00Z')).toBe('in')
  })

  test('a person who has not arrived is expected, then delayed, then absent', async () => {
    const status = async (at: string) => {
      await server.setTime(at)
      return (await ada.call(listPlayers, { params })).reply.find(({ name }) => name === 'Ben Okafor')?.status
    }
    expect(await status('2026-06-09T17:59:00Z')).toBe('expected')
    expect(await status('2026-06-09T18:00:00Z')).toBe('delayed')
    expect(await status('2026-06-09T20:00:00Z')).toBe('absent')
  })
})

describe('the draft, rule by rule', () => {
  let ids: string[]
  beforeEach(async () => {
    ids = await checkInGuests(ada, params.groupId, 14)
  })
  const captains = () => ada.call(assignCaptains, { params, body: { [ids[0]!]: 1, [ids[1]!]: 2 } })
  const pick = (team: number, ...picked: string[]) =>
    ada.call(selectPlayers, { params, body: { [team]: picked } })
  const byHand = (team: number, ...picked: string[]) =>
    ada.call(assignTeams, { params, body: { [team]: picked } })

  test.each<[string, unknown[], () => Promise<Reading>]>([
    [
      'the second captain before the first',
      [409, 'captain-order', 'Orange gets its captain first.'],
      () => nameCaptain(ada, params.groupId, ids[0]!, 2),
    ],
    [
      'a captain out of order',
      [409, 'not-next-captain', 'Guest 1 is next for this armband.'],
      () => nameCaptain(ada, params.groupId, ids[3]!, 1),
    ],
    [
      'a captain for a team that is not there',
      [422, 'unknown-team', 'There is no such team: this game has teams 1 to 3.'],
      () => nameCaptain(ada, params.groupId, ids[0]!, 4),
    ],
    [
      'a pick before there are captains',
      [409, 'draft-not-started', 'The draft starts when teams 1 and 2 have a captain.'],
      () => pick(1, ids[2]!),
    ],
    [
      'auto-assign before teams 1 and 2 have people',
      [409, 'teams-not-ready', 'Teams 1 and 2 need players before the rest can be assigned.'],
      () => ada.call(autoAssignTeams, { params }),
    ],
    [
      'Play Ball without two teams',
      [409, 'too-few-teams', 'Two teams need at least one player each.'],
      () => ada.call(playBall, { params }),
    ],
    [
      'a team that is not there',
      [422, 'unknown-team', 'There is no such team: this game has teams 1 to 3.'],
      () => byHand(4, ids[0]!),
    ],
    [
      'a person from outside the window',
      [
        409,
        'outside-window',
        'Teams 1 and 2 pick only from the first 10 to arrive, the others from those after them.',
      ],
      () => byHand(1, ids[10]!),
    ],
    [
      'a person of the window for team 3 while 1 and 2 have room',
      [
        409,
        'outside-window',
        'Teams 1 and 2 pick only from the first 10 to arrive, the others from those after them.',
      ],
      () => byHand(3, ids[0]!),
    ],
    [
      'more than there is room for',
      [409, 'team-full', 'There is room for 3 more in this team.'],
      () => byHand(1, ...ids.slice(0, 4)),
    ],
    [
      'no one at all',
      [422, 'invalid-input', 'Some of what was sent is not valid: 1: Choose at least one player to draft.'],
      () => byHand(1),
    ],
    [
      'an unknown person',
      [404, 'participant-not-found', 'No one of that name is at this game.'],
      () => byHand(1, params.groupId),
    ],
  ])('%s is refused with its own problem', async (_, answer, ask) => {
    expect(no(await ask())).toEqual(answer)
  })

  test.each<[string, unknown[], () => Promise<Reading>]>([
    ['out of turn', [409, 'not-your-turn', 'It is the turn of Orange.'], () => pick(2, ids[2]!)],
    ['of a captain', [409, 'player-taken', 'Guest 2 is in Blue already.'], () => pick(1, ids[1]!)],
    [
      'over the room that is left',
      [409, 'team-full', 'There is room for 2 more in this team.'],
      () => pick(1, ids[2]!, ids[3]!, ids[4]!),
    ],
    [
      'from outside the window',
      [
        409,
        'outside-window',
        'Teams 1 and 2 pick only from the first 10 to arrive, the others from those after them.',
      ],
      () => pick(1, ids[11]!),
    ],
    [
      'for a team that is not there',
      [422, 'unknown-team', 'There is no such team: this game has teams 1 to 3.'],
      () => pick(9, ids[2]!),
    ],
  ])('a pick %s is refused and changes nothing', async (_, answer, ask) => {
    await captains()
    const before = await gameDayOf(ada, params.groupId)
    expect(no(await ask())).toEqual(answer)
    expect(await gameDayOf(ada, params.groupId)).toEqual(before)
  })

  test('a person who has not arrived cannot be drafted, and is named', async () => {
    const { reply } = await ada.call(listPlayers, { params })
    const ben = reply.find(({ name }) => name === 'Ben Okafor')!
    const answer = await byHand(1, ben.id)
    expect([answer.status, answer.problem.code]).toEqual([409, 'not-arrived'])
  })

  test('two picks in one request both count or neither does', async () => {
    await captains()
    const answer = await ada.call(selectPlayers, { params, body: { 1: [ids[2]!], 2: [ids[2]!] } })
    expect(answer.problem.code).toBe('player-taken')
    expect((await gameDayOf(ada, params.groupId)).teams.map(({ player_count }) => player_count)).toEqual([
      1, 1,
    ])
  })

  test('turns go from team to team, and after the last one the draft is over', async () => {
    await captains()
    await pick(1, ids[2]!, ids[3]!)
    expect((await gameDayOf(ada, params.groupId)).draft.turn).toBe(2)
    await pick(2, ids[4]!, ids[5]!)
    await nameCaptain(ada, params.groupId, ids[10]!, 3)
    await pick(3, ids[11]!, ids[12]!)
    expect((await gameDayOf(ada, params.groupId)).draft.turn).toBeNull()
    expect(no(await pick(1, ids[6]!))).toEqual([409, 'drafting-over', 'The draft is over.'])
  })

  test('a captain with players keeps the armband, one without players passes it on', async () => {
    await captains()
    await nameCaptain(ada, params.groupId, ids[2]!, 1)
    expect((await gameDayOf(ada, params.groupId)).teams[0]).toMatchObject({
      captain_id: ids[2],
      player_count: 1,
    })
    await pick(1, ids[3]!)
    const answer = await nameCaptain(ada, params.groupId, ids[4]!, 1)
    expect(no(answer)).toEqual([
      409,
      'already-captain',
      'This team has a captain and has picked players already.',
    ])
  })

  test('auto-assign fills the teams, says who is a substitute, and the second time that no one is left', async () => {
    await byHand(1, ids[0]!)
    await byHand(2, ids[1]!)
    const { reply } = await ada.call(autoAssignTeams, { params })
    expect(reply).toMatchObject({
      message: 'Remaining players auto-assigned to teams! 5 players sit out.',
      assigned: 7,
    })
    const last = ['Guest 10', 'Guest 11', 'Guest 12', 'Guest 13', 'Guest 14']
    const out = reply.substitutes.map(({ name, why }) => [name, why])
    expect(out).toEqual(reply.substitutes.map(({ name }) => [name, 'teams-full']))
    expect(out).toHaveLength(last.length)
    expect((await gameDayOf(ada, params.groupId)).draft.sits_out).toEqual(reply.substitutes)
    const second = await ada.call(autoAssignTeams, { params })
    expect(no(second)).toEqual([409, 'nobody-left', 'Everyone who fits is already in a team.'])
  })

  test('[R-3] a player of a called team may be taken off the list before the kick-off, the last one not', async () => {
    await byHand(1, ids[0]!, ids[1]!)
    await byHand(2, ids[2]!)
    const { reply } = await ada.call(playBall, { params })
    const [orange, blue] = (await gameDayOf(ada, params.groupId)).teams.map(({ id }) => id)
    const body = { team_a_id: orange ?? '', team_b_id: blue ?? '' }
    expect((await ada.call(startMatch, { params: { gameId: reply.game_id }, body })).status).toBe(201)
    const remove = (participantId: string) =>
      ada.call(removeParticipant, { params: { ...params, participantId } })
    expect((await remove(ids[0]!)).status).toBe(200)
    expect(no(await remove(ids[1]!))).toEqual([
      409,
      'last-of-called-team',
      'Guest 2 is the last player of Orange, which plays next. Put another player in first.',
    ])
  })

  test('a person who has played stays on the list, a person who waits may be taken off', async () => {
    await byHand(1, ids[0]!)
    await byHand(2, ids[1]!)
    const { reply } = await ada.call(playBall, { params })
    await kickOff(ada, reply.game_id)
    const remove = (participantId: string) =>
      ada.call(removeParticipant, { params: { ...params, participantId } })
    expect(no(await remove(ids[0]!))).toEqual([
      409,
      'team-has-played',
      'Guest 1 has played, so they stay on the list. Mark them as gone home instead.',
    ])
    expect((await remove(ids[2]!)).status).toBe(200)
    expect(no(await remove(ids[2]!))[1]).toBe('participant-not-found')
    const [second] = (await ada.call(manualCheckIn, { params, body: [{ name: 'Late' }] })).reply
    expect(second?.arrival_number).toBe(15)
  })

  test('Play Ball sent twice answers the same and begins once', async () => {
    await byHand(1, ids[0]!)
    await byHand(2, ids[1]!)
    const first = await ada.call(playBall, { params })
    const second = await ada.call(playBall, { params })
    expect(second.reply).toEqual(first.reply)
  })
})
