import {
  checkIn,
  listManualParticipants,
  listPlayers,
  manualCheckIn,
  playBall,
} from '@turnout/contract/game-day'
import { listMembers, removeMember } from '@turnout/contract/members'
import {
  assignCaptains,
  assignTeams,
  autoAssignTeams,
  movePlayer,
  selectPlayers,
} from '@turnout/contract/teams'
import { afterEach, describe, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { concurrently, tally } from '../../testing/concurrently.ts'
import {
  AT_THE_PITCH,
  checkInAtPitch,
  checkInGuests,
  club,
  draftedGame,
  gameDayOf,
} from '../../testing/game-setup.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import { onTwoNodes } from '../../testing/nodes.ts'
import { type Person, person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { members } from '../members/tables.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 1)
const AT_ONCE = 20

const server = sharedServer(undefined, onTwoNodes)
afterEach(() => expectInvariants(server))

const numbersUpTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

/** Ben and Cleo are captains of teams 1 and 2, and ten guests are free. */
async function draft(size: number) {
  const { ada, groupId, people } = await club(server, ['Ben', 'Cleo'], {
    max_teams: 2,
    max_players_per_team: size,
  })
  const params = { groupId }
  const [ben, cleo] = people as [Person, Person]
  const bens = (await checkInAtPitch(ben, groupId)).reply.player.id
  const cleos = (await checkInAtPitch(cleo, groupId)).reply.player.id
  const ids = await checkInGuests(ada, groupId, 16)
  await ada.call(assignCaptains, { params, body: { [bens]: 1, [cleos]: 2 } })
  return { ada, ben, cleo, params, ids }
}

describe.each(Array.from({ length: ROUNDS }, (_, round) => [round + 1]))(
  '[B13] round %i, twenty at once',
  () => {
    test('[I10] one player is moved back and forth: they end in one team, and every answer says where they are', async () => {
      const { ada, params, ids } = await draft(5)
      const answers = await concurrently(AT_ONCE, (nr) =>
        ada.call(movePlayer, { params, body: { participant_id: ids[0]!, team: 1 + (nr % 2) } }),
      )
      const { ok = 0, 'already-there': there = 0 } = tally(answers)
      expect(ok + there).toBe(AT_ONCE)
      expect(ok).toBeGreaterThan(0)
      const { teams } = await gameDayOf(ada, params.groupId)
      expect(teams.map(({ player_count: players }) => players).sort()).toEqual([1, 2])
    })

    test('[I11] twenty try for the last place of a team, and it never has more than its size', async () => {
      const { ada, params, ids } = await draft(2)
      const answers = await concurrently(AT_ONCE, (nr) =>
        ada.call(movePlayer, { params, body: { participant_id: ids[nr % 8]!, team: 1 } }),
      )
      expect(tally(answers).ok).toBe(1)
      const { teams } = await gameDayOf(ada, params.groupId)
      expect(teams.find(({ team_number: number }) => number === 1)?.player_count).toBe(2)
    })

    test('[I12] twenty people arrive at once: places 1 to 20, none twice, none left out', async () => {
      const { ada, groupId } = await club(server, [])
      const crowd = await concurrently(AT_ONCE, async (nr) => {
        const player = await person(server, `Player ${nr}`)
        const playerId = {
          id: newId(),
          groupId,
          userId: player.id,
          state: 'member',
          joinedAt: new Date(),
        } as const
        await server.deps.sql.insert(members).values(playerId)
        return player
      })
      const answers = await Promise.all(crowd.map((player) => checkInAtPitch(player, groupId)))
      expect(tally(answers)).toEqual({ ok: AT_ONCE })
      const places = answers.map(({ reply }) => reply.player.arrival_number ?? 0)
      expect(places.sort((a, b) => a - b)).toEqual(numbersUpTo(AT_ONCE))
      const { reply } = await ada.call(listPlayers, { params: { groupId } })
      expect(
        reply.filter(({ status }) => status === 'arrived').map(({ arrival_number }) => arrival_number),
      ).toEqual(numbersUpTo(AT_ONCE))
    })

    test('a person who checks in ten times at once has arrived once', async () => {
      const { groupId, people } = await club(server, ['Ben'])
      // the budget of a person is ten a minute
      const answers = await concurrently(10, () =>
        people[0]!.call(checkIn, { params: { groupId }, body: AT_THE_PITCH }),
      )
      expect(tally(answers)).toEqual({ ok: 10 })
      expect(
        new Set(answers.map(({ reply }) => `${reply.player.arrival_number} ${reply.player.arrival_time}`))
          .size,
      ).toBe(1)
    })

    test('guests checked in twenty times with one key are there once', async () => {
      const { ada, groupId } = await club(server, [])
      const body = [{ name: 'Guest 1' }, { name: 'Guest 2' }]
      const answers = await concurrently(AT_ONCE, () =>
        ada.call(manualCheckIn, { params: { groupId }, body }, { 'idempotency-key': 'the same press' }),
      )
      expect(tally(answers)).toEqual({ ok: AT_ONCE })
      expect(new Set(answers.map(({ reply }) => JSON.stringify(reply))).size).toBe(1)
      const { reply } = await ada.call(listManualParticipants, { params: { groupId } })
      expect(reply.map(({ name }) => name)).toEqual(['Guest 1', 'Guest 2'])
    })

    test('[I10] two captains pick one player: the one whose turn it is gets them', async () => {
      const { ben, cleo, ada, params, ids } = await draft(3)
      const answers = await concurrently(AT_ONCE, (nr) =>
        (nr % 2 ? ben : cleo).call(selectPlayers, { params, body: { [nr % 2 ? 1 : 2]: [ids[0]!] } }),
      )
      expect(tally(answers).ok).toBe(1)
      const { teams } = await gameDayOf(ada, params.groupId)
      expect(teams.map(({ player_count }) => player_count)).toEqual([2, 1])
    })

    test('[I10] a player who is put into two teams at once by two phones is in one of them', async () => {
      const { ada, params, ids } = await draft(3)
      const answers = await concurrently(AT_ONCE, (nr) =>
        ada.call(assignTeams, { params, body: { [1 + (nr % 2)]: [ids[0]!] } }),
      )
      expect(tally(answers)).toEqual({ ok: 1, 'player-taken': AT_ONCE - 1 })
    })

    test('[I11] sixteen people put into a team of three at once: two find a place besides the captain', async () => {
      const { ada, params, ids } = await draft(3)
      const answers = await concurrently(16, (nr) =>
        ada.call(assignTeams, { params, body: { 1: [ids[nr % 8]!] } }),
      )
      expect(tally(answers).ok).toBe(2)
      expect((await gameDayOf(ada, params.groupId)).teams[0]?.player_count).toBe(3)
    })

    test('captains named twenty times, teams filled twenty times, Play Ball sent twenty times: each counts once', async () => {
      const { ada, groupId } = await club(server, [], { max_teams: 3, max_players_per_team: 3 })
      const params = { groupId }
      const ids = await checkInGuests(ada, groupId, 12)
      const named = await concurrently(AT_ONCE, () =>
        ada.call(assignCaptains, { params, body: { [ids[0]!]: 1, [ids[1]!]: 2 } }),
      )
      expect(tally(named)).toEqual({ ok: AT_ONCE })
      const filled = await concurrently(AT_ONCE, () => ada.call(autoAssignTeams, { params }))
      expect(tally(filled)).toEqual({ ok: 1, 'nobody-left': AT_ONCE - 1 })
      const started = await concurrently(AT_ONCE, () => ada.call(playBall, { params }))
      expect(tally(started)).toEqual({ ok: AT_ONCE })
      expect(new Set(started.map(({ reply }) => reply.game_id)).size).toBe(1)
    })

    test('a member who is removed while checking in arrived before that or was refused', async () => {
      const { ada, groupId, people } = await club(server, ['Ben'])
      const { reply } = await ada.call(listMembers, { params: { groupId } })
      const memberId = reply.find(({ user }) => user.id === people[0]!.id)!.id
      const [removed, ...answers] = await Promise.all([
        ada.call(removeMember, { params: { groupId, memberId } }),
        ...Array.from({ length: 9 }, () => checkInAtPitch(people[0]!, groupId)),
      ])
      expect(removed.status).toBe(200)
      for (const { status } of answers) expect([200, 403]).toContain(status)
      expect((await checkInAtPitch(people[0]!, groupId)).status).toBe(403)
    })

    test('the game of the day is created once when several people check in at once', async () => {
      const { gameId } = await draftedGame(server)
      expect(gameId).not.toBe('')
      const { ada, groupId } = await club(server, [])
      const answers = await concurrently(AT_ONCE, (nr) =>
        ada.call(manualCheckIn, { params: { groupId }, body: [{ name: `Guest ${nr}` }] }),
      )
      expect(tally(answers)).toEqual({ ok: AT_ONCE })
      expect((await gameDayOf(ada, groupId)).arrived_count).toBe(AT_ONCE)
    })
  },
)
