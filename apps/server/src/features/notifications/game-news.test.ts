import { substitutePlayer } from '@turnout/contract/come-and-go'
import { correctResult } from '@turnout/contract/correct-result'
import { planCup, withdrawTeam } from '@turnout/contract/cups'
import { playBall } from '@turnout/contract/game-day'
import { changeScore, closeGame, endMatch, getGameState } from '@turnout/contract/live-match'
import { takeBack } from '@turnout/contract/take-back'
import { assignTeams, evenTeams } from '@turnout/contract/teams'
import { expect, test } from 'vitest'
import {
  checkInAtPitch,
  checkInGuests,
  club,
  draftedGame,
  gameDayOf,
  kickOff,
} from '../../testing/game-setup.ts'
import type { Person } from '../../testing/people.ts'
import { settleGame } from '../game/overdue-sweep.ts'
import { memberIdOf } from '../groups/testing.ts'
import { turnOn } from '../push/testing.ts'
import { bellOf, kindsIn, sharedOffice } from './testing.ts'

const office = sharedOffice()

/** Ten guests, six of them in two teams, and Ben alone in the third. */
async function thirdTeam() {
  const game = await draftedGame(office.server, {
    ...{ teams: 2, size: 3, names: ['Ben'], group: { max_teams: 3 } },
  })
  const [ben] = game.people as [Person]
  const device = await turnOn(ben, office.phones)
  await checkInAtPitch(ben, game.groupId)
  const id = await memberIdOf(game.ada, game.groupId, ben)
  const assign = (team: number) =>
    game.ada.call(assignTeams, { params: { groupId: game.groupId }, body: { [team]: [id] } })
  return { ...game, ben, benId: id, device, assign }
}

const titles = () =>
  office.phones.delivered.map(({ message, ttl }) => [message.notification.title, ttl] as const)

test('[Y-9] a player is notified of their team, of their match before it begins, and of the result', async () => {
  const { ada, ben, groupId, gameId, assign } = await thirdTeam()
  await assign(3)
  await office.run()
  expect(titles()).toEqual([["You're in Chalk", expect.any(Number)]])

  await ada.call(playBall, { params: { groupId } })
  const { a: team_id } = await kickOff(ada, gameId)
  await office.run()
  const [, next] = titles()
  expect(next?.[0]).toBe('Your match is next')
  expect(next?.[1]).toBeLessThanOrEqual(120)

  await ada.call(changeScore, { params: { gameId }, body: { team_id, action: 'increment' } })
  await ada.call(endMatch, { params: { gameId } })
  await ada.call(closeGame, { params: { gameId } })
  await office.run()
  expect(titles().at(-1)?.[0]).toBe('Orange won')
  expect(await kindsIn(ben)).toEqual(['game_over', 'match_next', 'drafted'])
  expect((await bellOf(ben)).notifications[0]).toMatchObject({
    path: `/my-sports-groups/${groupId}/games/${gameId}`,
    data: { matches: 1, winners: [1] },
  })
  expect(office.mail.got).toEqual([])
})

test('[Y-9] [K-12] evening out teams notifies players who get a new team, and no one who stays', async () => {
  const { ada, ben, groupId } = await thirdTeam()
  const even = (teams: number) => ada.call(evenTeams, { params: { groupId }, body: { teams, assign: true } })
  const teamsOfBen = async () =>
    (await bellOf(ben)).notifications.flatMap(({ kind, data }) => (kind === 'drafted' ? [data.team] : []))
  await even(3)
  await office.run()
  expect(titles().map(([title]) => title)).toEqual(["You're in Chalk"])
  expect(await teamsOfBen()).toEqual([3])
  await even(2)
  await office.run()
  expect(titles()).toHaveLength(2)
  const [other] = await teamsOfBen()
  expect([1, 2]).toContain(other)
  expect(await teamsOfBen()).toHaveLength(1)
  await even(2)
  await office.run()
  expect(titles()).toHaveLength(2)
})

test('[Y-9] [J-3] a substitute is notified of their team', async () => {
  const { ada, ben, benId, groupId, gameId, guestIds } = await thirdTeam()
  await ada.call(playBall, { params: { groupId } })
  const body = { player_in: benId, player_out: guestIds[4]! }
  expect((await ada.call(substitutePlayer, { params: { gameId }, body })).status).toBe(200)
  await office.run()
  expect(titles().map(([title]) => title)).toEqual(["You're in Blue"])
  expect((await kindsIn(ben))[0]).toBe('drafted')
})

test('[Y-9] [O-23] when a game closes before its cup is over, no winner is reported', async () => {
  const { ada, ben, groupId, gameId, assign } = await thirdTeam()
  await assign(3)
  await ada.call(playBall, { params: { groupId } })
  const cup = { format: 'round_robin', duration_s: 300 } as const
  expect((await ada.call(planCup, { params: { gameId }, body: { cup } })).status).toBe(200)
  await kickOff(ada, gameId)
  await ada.call(endMatch, { params: { gameId } })
  await ada.call(closeGame, { params: { gameId } })
  await office.run()
  expect(titles().at(-1)?.[0]).toBe('No team won the cup')
  expect((await bellOf(ben)).notifications[0]).toMatchObject({ data: { matches: 1, is_cup_undecided: true } })
})

/** A knockout of four teams with a member each: by arrival 1 meets 4, then 2 meets 3. */
async function cupOfFour() {
  const rules = { max_teams: 4, max_players_per_team: 2, match_rules: { win: { by: 'time' as const } } }
  const { ada, groupId, people } = await club(office.server, ['Ben', 'Cleo', 'Dan', 'Eve'], rules)
  const params = { groupId }
  const ids: string[] = []
  for (const who of people) ids.push((await checkInAtPitch(who, groupId)).reply.player.id)
  const guests = await checkInGuests(ada, groupId, 4)
  const team = (number: number) => ({ [number]: [ids[number - 1]!, guests[number - 1]!] })
  await ada.call(assignTeams, { params, body: { ...team(1), ...team(2) } })
  await ada.call(assignTeams, { params, body: { ...team(3), ...team(4) } })
  const { game_id: gameId } = (await ada.call(playBall, { params })).reply
  const cup = { format: 'knockout', duration_s: 300 } as const
  expect((await ada.call(planCup, { params: { gameId }, body: { cup } })).status).toBe(200)
  for (const who of people) await turnOn(who, office.phones)
  await office.run()
  office.phones.delivered.length = 0
  /** The pushes when the next match is called, in any order; its first team wins it. */
  const play = async () => {
    const { a: team_id } = await kickOff(ada, gameId)
    await office.run()
    await ada.call(changeScore, { params: { gameId }, body: { team_id, action: 'increment' } })
    await ada.call(endMatch, { params: { gameId } })
    return office.phones.delivered.splice(0).map(({ message: { notification } }) => notification.body)
  }
  return { ada, groupId, gameId, play }
}

test('[Y-9] [O-20] in a cup both teams of the next match are notified, and during the final no one', async () => {
  const { play } = await cupOfFour()
  expect((await play()).sort()).toEqual([
    'Blue plays when this match ends.',
    'Chalk plays when this match ends.',
  ])
  expect(await play()).toEqual(['Orange plays when this match ends.'])
  expect(await play()).toEqual([])
})

test('[Y-7] a team that has left the cup is not notified as next', async () => {
  const { ada, groupId, gameId } = await cupOfFour()
  await kickOff(ada, gameId)
  const body = { team_id: (await gameDayOf(ada, groupId)).teams[2]!.id }
  expect((await ada.call(withdrawTeam, { params: { gameId }, body })).status).toBe(200)
  await office.run()
  expect(office.phones.delivered.map(({ message }) => message.notification.body)).toEqual([
    'Blue plays when this match ends.',
  ])
})

test('[Y-6] a phone gets no push about a match that was called long ago', async () => {
  const { ada, groupId, gameId, assign } = await thirdTeam()
  await assign(3)
  await ada.call(playBall, { params: { groupId } })
  await kickOff(ada, gameId)
  office.server.pass(3 * 60_000)
  await office.run()
  expect(titles().map(([title]) => title)).toEqual(["You're in Chalk"])
})

test('[Y-9] a game that the clock closes is in the bell and sends no push', async () => {
  const { ada, ben, groupId, gameId, assign } = await thirdTeam()
  await assign(3)
  await ada.call(playBall, { params: { groupId } })
  await kickOff(ada, gameId)
  await ada.call(endMatch, { params: { gameId } })
  await office.run()
  const before = titles().length
  await office.server.setTime('2026-06-09T20:00:01.000Z')
  await settleGame(office.server.deps, gameId)
  await office.runAll()
  expect((await kindsIn(ben))[0]).toBe('game_over')
  expect(titles()).toHaveLength(before)
})

test('[Y-7] [U-8] a result is removed when the end is undone, comes with the next end, and is corrected in the bell', async () => {
  const { ada, ben, groupId, gameId, assign } = await thirdTeam()
  const params = { gameId }
  const results = async () =>
    (await bellOf(ben)).notifications.flatMap(({ kind, data }) => (kind === 'game_over' ? [data] : []))
  const win = async (side: 'a' | 'b') => {
    const match = await kickOff(ada, gameId)
    await ada.call(changeScore, { params, body: { team_id: match[side], action: 'increment' } })
    await ada.call(endMatch, { params })
  }
  await assign(3)
  await ada.call(playBall, { params: { groupId } })
  await win('a')
  await ada.call(closeGame, { params })
  const [first] = await results()
  expect(first).toMatchObject({ matches: 1, winners: [1] })

  const { version } = (await ada.call(getGameState, { params })).reply.take_back!
  await ada.call(takeBack, { params, body: { version } })
  expect(await results()).toEqual([])
  await win('b')
  await ada.call(closeGame, { params })
  const [second, ...others] = await results()
  expect(second).toMatchObject({ matches: 2 })
  expect(others).toEqual([])

  const correction = { match_number: 2, team_a_score: 4, team_b_score: 0, reason: 'Counted again' }
  await ada.call(correctResult, { params, body: correction })
  expect(await results()).toMatchObject([{ matches: 2, winners: [1] }])
})
