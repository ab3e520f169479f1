import { goHome } from '@turnout/contract/come-and-go'
import { playBall } from '@turnout/contract/game-day'
import { startMatch } from '@turnout/contract/live-match'
import { takeBack } from '@turnout/contract/take-back'
import { assignTeams, autoAssignTeams, evenTeams, selectPlayers } from '@turnout/contract/teams'
import { afterEach, describe, expect, test } from 'vitest'
import { checkInAtPitch, checkInGuests, club, gameDayOf, nameCaptain } from '../../testing/game-setup.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import type { Person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'

const server = sharedServer()
afterEach(() => expectInvariants(server))

/** Three teams of five and twelve guests, in arrival order. */
async function twelveHere() {
  const { ada, groupId, people } = await club(server, ['Ben'], { max_teams: 3, max_players_per_team: 5 })
  const ids = await checkInGuests(ada, groupId, 12)
  return { ada, ben: people[0]!, groupId, params: { groupId }, ids }
}

const sizes = async (ada: Person, groupId: string) =>
  (await gameDayOf(ada, groupId)).teams.map(({ player_count: count }) => count)

describe('fair team sizes', () => {
  test('[K-13] an organiser sees the resulting sizes, by captains and by auto-assign; a member does not', async () => {
    const { ada, ben, groupId, params, ids } = await twelveHere()
    expect((await gameDayOf(ada, groupId)).draft.sizes).toEqual({
      even_teams: null,
      people: 12,
      drafted: [5, 5, 2],
      auto_assigned: null,
      choices: [
        { teams: 3, sizes: [4, 4, 4] },
        { teams: 2, sizes: [6, 6] },
      ],
    })
    expect((await gameDayOf(ben, groupId)).draft.sizes).toBeNull()
    await ada.call(assignTeams, { params, body: { 1: [ids[0]!], 2: [ids[1]!] } })
    expect((await gameDayOf(ada, groupId)).draft.sizes?.auto_assigned).toEqual([5, 5, 2])
    await ada.call(autoAssignTeams, { params })
    expect((await gameDayOf(ada, groupId)).draft.sizes?.drafted).toEqual([5, 5, 2])
  })

  test('[K-12] everyone is spread over the teams, and undo restores them with their size', async () => {
    const { ada, groupId, params, ids } = await twelveHere()
    await ada.call(assignTeams, { params, body: { 1: ids.slice(0, 5), 2: ids.slice(5, 10) } })
    const made = await ada.call(evenTeams, { params, body: { teams: 3, assign: true } })
    expect(made.reply).toEqual({ message: 'Teams of 4, 4 and 4.', places: [4, 4, 4] })
    const day = await gameDayOf(ada, groupId)
    expect(day.teams.map(({ player_count: count }) => count)).toEqual([4, 4, 4])
    expect(day).toMatchObject({ max_teams: 3, max_players_per_team: 4, draft: { sizes: { even_teams: 3 } } })
    expect(day.take_back?.what).toBe('Even teams')
    const body = { version: day.version }
    await ada.call(takeBack, { params: { gameId: day.current_game_id! }, body })
    expect(await sizes(ada, groupId)).toEqual([5, 5])
    expect((await gameDayOf(ada, groupId)).max_players_per_team).toBe(5)
  })

  test('[K-12] two go home after Play Ball: a team that is larger than an even share keeps its places', async () => {
    const { ada, groupId, params, ids } = await twelveHere()
    await ada.call(assignTeams, { params, body: { 1: ids.slice(0, 5), 2: ids.slice(5, 10) } })
    await ada.call(evenTeams, { params, body: { teams: 2, assign: true } })
    const { game_id: gameId } = (await ada.call(playBall, { params })).reply
    for (const participant_id of ids.slice(5, 7))
      await ada.call(goHome, { params: { gameId }, body: { participant_id, gone: true } })
    expect(await sizes(ada, groupId)).toEqual([6, 4])
    expect((await gameDayOf(ada, groupId)).draft.places).toEqual([6, 5])
  })

  test('[K-12] captains pick within the new sizes, and no further', async () => {
    const { ada, groupId, params, ids } = await twelveHere()
    for (const team of [1, 2]) await nameCaptain(ada, groupId, ids[team - 1]!, team)
    const made = await ada.call(evenTeams, { params, body: { teams: 3 } })
    expect(made.reply).toEqual({ message: 'Teams will be 4, 4 and 4.', places: [4, 4, 4] })
    expect((await gameDayOf(ada, groupId)).draft).toMatchObject({ room: 3, window: 8, places: [4, 4, 4] })
    const four = await ada.call(selectPlayers, { params, body: { 1: ids.slice(2, 6) } })
    expect([four.status, four.problem.code]).toEqual([409, 'team-full'])
    await ada.call(selectPlayers, { params, body: { 1: ids.slice(2, 5) } })
    await ada.call(selectPlayers, { params, body: { 2: ids.slice(5, 8) } })
    await ada.call(autoAssignTeams, { params })
    expect(await sizes(ada, groupId)).toEqual([4, 4, 4])
  })

  test('[K-12] teams may be larger than the setting of the group, in this game, until the organiser ends it', async () => {
    const { ada, groupId, params } = await twelveHere()
    await ada.call(evenTeams, { params, body: { teams: 2, assign: true } })
    expect(await sizes(ada, groupId)).toEqual([6, 6])
    const back = await ada.call(evenTeams, { params, body: { teams: null } })
    expect(back.reply.message).toBe("Teams have the group's size again.")
  })

  test('[K-12] is refused with too few people, more teams than the group has, or once a team is called', async () => {
    const { ada, groupId, params } = await twelveHere()
    const refusal = async (body: { teams: number | null }) => {
      const { status, problem } = await ada.call(evenTeams, { params, body })
      return [status, problem.detail]
    }
    expect(await refusal({ teams: 4 })).toEqual([422, 'There is no such team: this game has teams 1 to 3.'])
    await ada.call(evenTeams, { params, body: { teams: 3, assign: true } })
    await ada.call(playBall, { params })
    const { teams, current_game_id: gameId } = await gameDayOf(ada, groupId)
    const body = { team_a_id: teams[0]!.id, team_b_id: teams[1]!.id }
    await ada.call(startMatch, { params: { gameId: gameId! }, body })
    expect(await refusal({ teams: 2 })).toEqual([
      409,
      "Orange has played or is called. From then on 'Change players' is the way to change it.",
    ])
    expect((await gameDayOf(ada, groupId)).draft.sizes).toBeNull()
  })

  test('[K-12] one person alone cannot be spread over two teams', async () => {
    const { ada, groupId, people } = await club(server, ['Ben'])
    await checkInAtPitch(people[0]!, groupId)
    const { problem } = await ada.call(evenTeams, { params: { groupId }, body: { teams: 2 } })
    expect(problem.detail).toBe('There are not enough players here for 2 teams.')
  })

  test.each([{ teams: 1 }, { teams: 17 }, { teams: 2.5 }, { teams: 'two' }, {}, { teams: 2, size: 4 }])(
    'a body of %j is invalid',
    async (body) => {
      const { ada, params } = await twelveHere()
      const { status } = await ada.call(evenTeams, { params, body: body as { teams: number } })
      expect(status).toBe(422)
    },
  )
})
