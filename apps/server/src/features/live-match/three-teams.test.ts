import { changeScore, endMatch, getGameState } from '@turnout/contract/live-match'
import { expect, test } from 'vitest'
import { kickOff, type LiveGame, liveGame } from '../../testing/game-setup.ts'
import { sharedServer } from '../../testing/shared-server.ts'

const server = sharedServer()

const stateOf = async ({ ada, gameId }: LiveGame) =>
  (await ada.call(getGameState, { params: { gameId } })).reply

/** The suggested match with these goals; team numbers. */
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

test('[L-8] with three teams a team that has won twice goes off, and no coin keeps it on', async () => {
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

test('[L-5] a group may choose that a draw with one team waiting sends off the team on longest, without a coin', async () => {
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
