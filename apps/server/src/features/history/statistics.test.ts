import { correctResult } from '@turnout/contract/correct-result'
import { checkIn, playBall } from '@turnout/contract/game-day'
import { deleteGroup } from '@turnout/contract/groups'
import { changeScore, closeGame, endMatch } from '@turnout/contract/live-match'
import { deactivate } from '@turnout/contract/profile'
import { getMyStatistics, listStatistics, SORTS } from '@turnout/contract/statistics'
import { assignCaptains, assignTeams } from '@turnout/contract/teams'
import { describe, expect, test } from 'vitest'
import { AT_THE_PITCH, type Club, club, gameDayOf, kickOff } from '../../testing/game-setup.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import { sharedServer } from '../../testing/shared-server.ts'

const server = sharedServer()

const DAY = 24 * 3_600_000
const NAMES = ['Ben', 'Cleo', 'Dan']

/** Ada and Ben against Cleo and Dan; Ada is captain. Each text is a match, '2:0' for Ada and Ben. */
async function playGame({ ada, people, groupId }: Club, date: string, ...matches: string[]) {
  await server.setTime(`${date}T17:30:00Z`)
  const params = { groupId }
  const ids: string[] = []
  for (const player of [ada, ...people])
    ids.push((await player.call(checkIn, { params, body: AT_THE_PITCH })).reply.player.id)
  await ada.call(assignCaptains, { params, body: { [ids[0]!]: 1 } })
  await ada.call(assignTeams, { params, body: { 1: [ids[1]!], 2: ids.slice(2) } })
  await ada.call(playBall, { params })
  const gameId = (await gameDayOf(ada, groupId)).current_game_id ?? ''
  for (const score of matches) {
    server.pass(10 * 60_000)
    const { a, b } = await kickOff(ada, gameId)
    for (const [index, team_id] of [a, b].entries())
      for (let goals = Number(score.split(':')[index]); goals > 0; goals -= 1)
        await ada.call(changeScore, { params: { gameId }, body: { team_id, action: 'increment' } })
    await ada.call(endMatch, { params: { gameId } })
  }
  await ada.call(closeGame, { params: { gameId } })
}

/** Three Tuesdays: Ada and Ben win, draw and win; lose; win twice. */
async function season(): Promise<Club> {
  const ours = await club(server, NAMES, { match_rules: { win: { by: 'time' } } })
  await playGame(ours, '2026-06-02', '2:0', '1:1', '3:1')
  await playGame(ours, '2026-06-09', '0:1')
  await playGame(ours, '2026-06-16', '1:0', '1:0')
  await expectInvariants(server)
  return ours
}

const listed = async ({ ada, groupId }: Club, query = {}) =>
  (await ada.call(listStatistics, { params: { groupId }, query })).reply

test('[E-11] a corrected result counts in the statistics of everyone who played', async () => {
  const ours = await club(server, NAMES, { match_rules: { win: { by: 'time' } } })
  await playGame(ours, '2026-06-02', '2:0')
  const gameId = (await gameDayOf(ours.ada, ours.groupId)).current_game_id ?? ''
  const body = { match_number: 1, team_a_score: 0, team_b_score: 1, reason: 'Own goals' }
  await ours.ada.call(correctResult, { params: { gameId }, body })
  const numbers = (await listed(ours)).map(({ name, won, lost, goals_for }) => [name, won, lost, goals_for])
  expect(numbers.sort()).toEqual([
    ['Ada Okafor', 0, 1, 0],
    ['Ben Okafor', 0, 1, 0],
    ['Cleo Okafor', 1, 0, 1],
    ['Dan Okafor', 1, 0, 1],
  ])
})

describe('the statistics of a group', () => {
  test('[N-1] count what everyone played, over a season chosen by dates', async () => {
    const ours = await season()
    const all = await listed(ours)
    expect(all.map(({ name }) => name)).toEqual(['Ada Okafor', 'Ben Okafor', 'Cleo Okafor', 'Dan Okafor'])
    expect(all[0]).toMatchObject({
      evenings: 3,
      played: 6,
      won: 4,
      drawn: 1,
      lost: 1,
      goals_for: 8,
      goals_against: 3,
      captaincies: 3,
      longest_run: 2,
    })
    expect(all[1]).toMatchObject({ won: 4, captaincies: 0 })
    expect(all[2]).toMatchObject({ won: 1, lost: 4, goals_for: 3, goals_against: 8, longest_run: 1 })
    const june = await listed(ours, { from: '2026-06-09', to: '2026-06-15' })
    expect(june.map(({ name, played, won }) => [name, played, won])).toEqual([
      ['Cleo Okafor', 1, 1],
      ['Dan Okafor', 1, 1],
      ['Ada Okafor', 1, 0],
      ['Ben Okafor', 1, 0],
    ])
    expect(await listed(ours, { from: '2027-01-01' })).toEqual([])
  })

  test('[N-1] can be sorted by any column, in pages that show everyone once', async () => {
    const ours = await season()
    expect((await listed(ours, { sort: 'lost' }))[0]?.name).toBe('Cleo Okafor')
    for (const sort of SORTS) {
      const pages = await Promise.all([1, 2, 3, 4].map((page) => listed(ours, { sort, page, page_size: 1 })))
      expect(new Set(pages.flat().map(({ user_id }) => user_id)).size, sort).toBe(4)
    }
    const { headers } = await ours.ada.call(listStatistics, { params: ours, query: { page_size: 1 } })
    expect(headers['x-total-count']).toBe('4')
  })

  test('[N-1] do not count wins from before a person arrived', async () => {
    const ours = await club(server, NAMES, { match_rules: { win: { by: 'time' } } })
    const late = ours.people.pop()!
    await playGame({ ...ours, people: ours.people }, '2026-06-09', '2:0')
    expect((await late.call(getMyStatistics, {})).reply.total).toMatchObject({ evenings: 0, played: 0 })
  })

  test('contain no deactivated person and no guest', async () => {
    const ours = await season()
    await ours.people[0]!.call(deactivate)
    const names = (await listed(ours)).map(({ name }) => name)
    expect(names).toEqual(['Ada Okafor', 'Cleo Okafor', 'Dan Okafor'])
  })

  test.each([['yesterday'], ['2026-6-1'], ['2026-02-30']])('do not accept %s as a date', async (from) => {
    const { ada, groupId } = await club(server, [])
    expect((await ada.call(listStatistics, { params: { groupId }, query: { from } })).status).toBe(422)
  })
})

describe('my statistics', () => {
  test('are those of all my groups, and of each', async () => {
    const ours = await season()
    const other = await club(server, ['Emma'])
    const ben = ours.people[0]!
    const { total, groups } = (await ben.call(getMyStatistics, {})).reply
    expect(total).toMatchObject({ evenings: 3, played: 6, won: 4, longest_run: 2 })
    expect(groups).toMatchObject([{ group_name: 'Canal Side Kickabout', played: 6 }])
    const { reply } = await other.people[0]!.call(getMyStatistics, {})
    expect(reply).toMatchObject({ total: { evenings: 0, longest_run: 0 }, groups: [] })
  })

  test('leave out a deleted group', async () => {
    const ours = await season()
    await ours.ada.call(deleteGroup, { params: ours })
    server.pass(DAY)
    expect((await ours.people[0]!.call(getMyStatistics, {})).reply.groups).toEqual([])
  })
})
