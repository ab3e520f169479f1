import { changeScore, endMatch, getGameState } from '@turnout/contract/live-match'
import { redo, takeBack } from '@turnout/contract/take-back'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { advanceToNextMatch, kickOff, type LiveGame, liveGame } from '../../testing/game-setup.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { settleGame } from '../game/overdue-sweep.ts'

const server = sharedServer()
let game: LiveGame
afterEach(() => expectInvariants(server))
beforeEach(async () => {
  game = await liveGame(server, { group: { match_rules: { win: { by: 'time' } } } })
  await kickOff(game.ada, game.gameId)
  await goal(1)
})

const SECOND = 1_000

const state = async () => (await game.ada.call(getGameState, { params: game })).reply
const offered = async () => (await state()).take_back
const undo = (version: number) => game.ada.call(takeBack, { params: game, body: { version } })
const undoLast = async () => undo((await offered())?.version ?? 0)
const goal = (team: number) =>
  game.ada.call(changeScore, { params: game, body: { team_id: game.teams[team]!, action: 'increment' } })
const passes = async (ms: number) => {
  server.pass(ms)
  await settleGame(server.deps, game.gameId)
}

test("[U-12] the clock's end is undone first: the match goes on at zero until people end it, and the clock does not end it again", async () => {
  await passes(420 * SECOND)
  await advanceToNextMatch(server, game)
  expect((await undoLast()).reply.what).toBe('End of match 1 by the clock')
  await passes(20 * 60 * SECOND)
  expect(await state()).toMatchObject({
    current_match: { number: 1, phase: 'last_play', team_a_score: 1 },
    completed_matches: [],
  })
  expect((await offered())?.what).toBe('Goal for Orange')
  await goal(2)
  await game.ada.call(endMatch, { params: game })
  expect(await state()).toMatchObject({
    completed_matches: [{ number: 1, team_a_score: 1, team_b_score: 1, is_draw: true }],
    coin_toss_state: { pending: true },
  })
})

test('[U-12] [U-11] and redone, as long as nothing else is pressed', async () => {
  await passes(420 * SECOND)
  await undoLast()
  const again = (await state()).redo!
  expect(again.what).toBe('End of match 1 by the clock')
  await game.ada.call(redo, { params: game, body: { version: again.version } })
  expect(await state()).toMatchObject({
    current_match: null,
    completed_matches: [{ number: 1, team_a_score: 1 }],
  })
  expect((await offered())?.what).toBe('End of match 1 by the clock')
})

test('[U-12] an undo that was sent before the clock ended the match does not take back what is older', async () => {
  const { version } = (await offered())!
  // the clock is past the end, and nobody has asked it yet
  server.pass(420 * SECOND)
  const { problem } = await undo(version)
  expect(problem).toMatchObject({ code: 'newer-command', status: 409 })
  await settleGame(server.deps, game.gameId)
  expect((await state()).completed_matches).toMatchObject([{ number: 1, team_a_score: 1 }])
})
