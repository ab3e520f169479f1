import { listChatMessages } from '@turnout/contract/chat'
import { planCup } from '@turnout/contract/cups'
import { listGames, listPastCups } from '@turnout/contract/games'
import { getGameReport } from '@turnout/contract/history'
import {
  changeScore,
  closeGame,
  endMatch,
  getGameState,
  startMatch,
  startTimer,
} from '@turnout/contract/live-match'
import { teamName } from '@turnout/rules/words'
import { sql as query } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { API } from '../../app.ts'
import { kickOff, type LiveGame, liveGame } from '../../testing/game-setup.ts'
import { sharedServer } from '../../testing/shared-server.ts'

const server = sharedServer()

/** Plays the next match; its first team scores this many goals. */
async function playNext({ ada, gameId, teams }: LiveGame, goals: number): Promise<[number, number]> {
  const params = { gameId }
  const { upcoming_match: next } = (await ada.call(getGameState, { params })).reply
  if (!next) throw new Error('No match is next.')
  const { team_a_id, team_b_id } = next
  await ada.call(startMatch, { params, body: { team_a_id, team_b_id } })
  await ada.call(startTimer, { params })
  for (let goal = 0; goal < goals; goal++)
    await ada.call(changeScore, { params, body: { team_id: team_a_id, action: 'increment' } })
  await ada.call(endMatch, { params })
  return [teams.indexOf(team_a_id), teams.indexOf(team_b_id)]
}

const RULES = { match_rules: { win: { by: 'time' as const } } }

/** Four teams before the first match of a knockout. */
async function plannedCup(): Promise<LiveGame> {
  const game = await liveGame(server, { teams: 4, size: 2, group: RULES })
  const cup = { format: 'knockout', third_place: true, duration_s: 300 } as const
  await game.ada.call(planCup, { params: game, body: { cup } })
  return game
}

const cupsOf = async (groupId: string) => (await server.call(listPastCups, { params: { groupId } })).reply

test('[O-23] a finished cup is stored with its winner, in the results and for everyone who sees the group', async () => {
  const game = await plannedCup()
  const { ada, groupId, gameId } = game
  for (const goals of [1, 2]) await playNext(game, goals)
  const [third] = await playNext(game, 1)
  const [winner, loser] = await playNext(game, 3)
  expect(await cupsOf(groupId)).toEqual([])
  await ada.call(closeGame, { params: { gameId } })

  const result = {
    ...{ winner, runner_up: loser, third, points: null },
    final: { goals: 3, against: 0, by_toss: false },
  }
  const cup = { game_id: gameId, date: '2026-06-09', result }
  expect((await ada.call(getGameReport, { params: { gameId } })).reply.cup).toEqual(result)
  const { body: file } = await server.app.inject({
    url: `${API}/games/${gameId}/results.csv`,
    headers: { authorization: `Bearer ${ada.token}` },
  })
  expect(file.split('\r\n')).toEqual(
    expect.arrayContaining([
      `Winner of the cup,${teamName(winner)}`,
      `Second in the cup,${teamName(loser)}`,
      `Third in the cup,${teamName(third)}`,
    ]),
  )
  expect(await cupsOf(groupId)).toEqual([cup])
  const { reply: games } = await server.call(listGames, { params: { groupId } })
  expect([games.cups, games.cup_count]).toEqual([[cup], 1])
  expect(games.previous).toMatchObject([{ game_id: gameId, cup: result }])
  const { messages } = (await ada.call(listChatMessages, { params: { groupId } })).reply
  expect(messages.map(({ system }) => system)).toMatchObject([{ type: 'game_over', cup_winner: winner }])
})

test('[O-23] a cup that the game ended early has no winner, and one without a match is no past cup', async () => {
  const begun = await plannedCup()
  await playNext(begun, 1)
  await begun.ada.call(closeGame, { params: begun })
  const nobody = { winner: null, runner_up: null, third: null, final: null, points: null }
  expect(await cupsOf(begun.groupId)).toMatchObject([{ result: nobody }])
  const { messages } = (await begun.ada.call(listChatMessages, { params: begun })).reply
  expect(messages[0]?.system).toMatchObject({ type: 'game_over', is_cup_undecided: true })

  const planned = await plannedCup()
  await planned.ada.call(closeGame, { params: planned })
  expect(await cupsOf(planned.groupId)).toEqual([])
  expect((await planned.ada.call(getGameReport, { params: planned })).reply.cup).toBeNull()
})

test('[O-23] a game without a cup is among the previous games and no past cup', async () => {
  const { ada, gameId, groupId } = await liveGame(server)
  await kickOff(ada, gameId)
  await ada.call(endMatch, { params: { gameId } })
  await ada.call(closeGame, { params: { gameId } })
  const { reply } = await server.call(listGames, { params: { groupId } })
  expect(reply.previous).toMatchObject([{ game_id: gameId, cup: null }])
  expect([reply.cups, reply.cup_count]).toEqual([[], 0])
  const { messages } = (await ada.call(listChatMessages, { params: { groupId } })).reply
  expect(messages[0]?.system).not.toHaveProperty('cup_winner')
})

test('[O-23] cups of many games are paged, the latest first, and the last three are listed with the games', async () => {
  const game = await plannedCup()
  const { ada, gameId, groupId } = game
  await playNext(game, 1)
  await ada.call(closeGame, { params: { gameId } })
  const ids = query`'cccccccc-0000-4000-8000-00000000000' || weeks`
  await server.deps.sql.execute(query`
    insert into games (id, group_id, date, version, evening)
    select (${ids})::uuid, group_id, date - 7 * weeks, version, evening
    from games, generate_series(1, 4) as weeks where id = ${gameId}`)
  const dates = ['2026-06-09', '2026-06-02', '2026-05-26', '2026-05-19', '2026-05-12']
  const { reply } = await server.call(listGames, { params: { groupId } })
  expect([reply.cups.map(({ date }) => date), reply.cup_count]).toEqual([dates.slice(0, 3), 5])
  const page = await server.call(listPastCups, { params: { groupId }, query: { page: 2, page_size: 2 } })
  expect(page.reply.map(({ date }) => date)).toEqual(dates.slice(2, 4))
})
