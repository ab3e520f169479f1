import { manualCheckIn } from '@turnout/contract/game-day'
import { changeScore, endMatch, getGameState } from '@turnout/contract/live-match'
import { redo as redoLast, takeBack } from '@turnout/contract/take-back'
import { assignTeams } from '@turnout/contract/teams'
import { expect, test } from 'vitest'
import { kickOff, type LiveGame, liveGame } from '../../testing/game-setup.ts'
import { sharedServer } from '../../testing/shared-server.ts'

const server = sharedServer()

const stateOf = async ({ ada, gameId }: LiveGame) =>
  (await ada.call(getGameState, { params: { gameId } })).reply

/** Plays the suggested match with these goals, by team number. */
async function playMatch(game: LiveGame, ...scorers: number[]) {
  const { ada, gameId, teams } = game
  await kickOff(ada, gameId)
  for (const team of scorers)
    await ada.call(changeScore, {
      params: { gameId },
      body: { team_id: teams[team] ?? '', action: 'increment' },
    })
  await ada.call(endMatch, { params: { gameId } })
  const state = await stateOf(game)
  const next = state.upcoming_match
  return {
    next: next && [next.team_a_id, next.team_b_id].map((id) => teams.indexOf(id)),
    isCoinDue: state.coin_toss_state.pending,
    reason: next?.reason,
    ending: state.completed_matches.at(-1)?.ending,
  }
}

test('[L-8] with three teams a team that has won twice leaves, and no coin keeps it on', async () => {
  const game = await liveGame(server, {
    teams: 3,
    group: { match_rules: { max_wins_in_a_row: 2, win: { by: 'time' } } },
  })
  expect(await playMatch(game, 1)).toMatchObject({ next: [1, 3] })
  expect(await playMatch(game, 1)).toMatchObject({
    next: [3, 2],
    isCoinDue: false,
    reason: 'Orange won 2 in a row and goes off. Chalk stays on. Blue has waited longest.',
    ending: expect.stringContaining('Win number 2 in a row, Orange went off'),
  })
})

test('[L-5] a group may choose that a draw with one team waiting removes the team that was on longest, without a coin', async () => {
  const match_rules = { goalless_draw: 'both_off_else_longest_off', win: { by: 'time' } } as const
  const game = await liveGame(server, { teams: 3, group: { match_rules } })
  expect(await playMatch(game, 1)).toMatchObject({ next: [1, 3] })
  expect(await playMatch(game)).toMatchObject({
    next: [3, 2],
    isCoinDue: false,
    reason: 'It was a draw: Orange was on longest and goes off. Blue has waited longest.',
  })
  expect((await stateOf(game)).match_rules.goalless_draw).toBe('both_off_else_longest_off')
})

test('[L-5] by default a goalless draw with one team waiting goes to a coin', async () => {
  const game = await liveGame(server, { teams: 3, group: { match_rules: { win: { by: 'time' } } } })
  expect(await playMatch(game, 1)).toMatchObject({ next: [1, 3] })
  expect(await playMatch(game)).toMatchObject({ next: null, isCoinDue: true })
})

test('[L-11] a third team that is drafted during the changeover plays next; when that is undone, it is a rematch again', async () => {
  const game = await liveGame(server, {
    teams: 2,
    group: { max_teams: 3, match_rules: { win: { by: 'time' } } },
  })
  const { ada, gameId, groupId } = game
  expect(await playMatch(game, 1)).toMatchObject({
    next: [1, 2],
    reason: expect.stringContaining('No other'),
  })
  const next = async () => {
    const { upcoming_match: match, team_details: teams, take_back: undo, redo } = await stateOf(game)
    const pair = match && [match.team_a_id, match.team_b_id].map((id) => teams[id]?.team_number)
    return { pair, reason: match?.reason, undo, redo }
  }
  const { reply: guests } = await ada.call(manualCheckIn, { params: { groupId }, body: [{ name: 'Late' }] })
  await ada.call(assignTeams, { params: { groupId }, body: { 3: [guests.at(-1)?.id ?? ''] } })
  const drafted = await next()
  expect(drafted).toMatchObject({
    pair: [1, 3],
    reason: 'Orange won and stays on. Chalk has waited longest.',
  })
  expect(drafted.undo?.changes).toContain('Orange and Blue are next.')

  await ada.call(takeBack, { params: { gameId }, body: { version: drafted.undo?.version ?? 0 } })
  const undone = await next()
  expect(undone).toMatchObject({ pair: [1, 2], reason: expect.stringContaining('No other') })
  await ada.call(redoLast, { params: { gameId }, body: { version: undone.redo?.version ?? 0 } })
  expect((await next()).pair).toEqual([1, 3])
})
