import { manualCheckIn } from '@turnout/contract/game-day'
import { changeScore, closeGame, endMatch, getGameState, tossCoin } from '@turnout/contract/live-match'
import { redo, takeBack } from '@turnout/contract/take-back'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  advanceToNextMatch,
  draftedGame,
  gameDayOf,
  kickOff,
  type LiveGame,
  liveGame,
} from '../../testing/game-setup.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { settleGame } from '../game/overdue-sweep.ts'
import { gameLog } from '../game/tables.ts'

const server = sharedServer()
let game: LiveGame
afterEach(() => expectInvariants(server))

const BY_TIME = { match_rules: { win: { by: 'time' as const } } }

const state = async () => (await game.ada.call(getGameState, { params: game })).reply
const redoable = async () => (await state()).redo
const redoThe = (version: number) => game.ada.call(redo, { params: game, body: { version } })
const redoLast = async () => redoThe((await redoable())?.version ?? 0)
const undoable = async () => (await state()).take_back
const undo = (version: number) => game.ada.call(takeBack, { params: game, body: { version } })
const undoLast = async () => undo((await undoable())?.version ?? 0)
const goal = (team: number) =>
  game.ada.call(changeScore, { params: game, body: { team_id: game.teams[team]!, action: 'increment' } })
const scoreOf = async () => {
  const { current_match: match } = await state()
  return match && [match.number, match.team_a_score, match.team_b_score]
}
const logged = async () => {
  const log = await server.deps.sql.select().from(gameLog).where(eq(gameLog.gameId, game.gameId))
  return log.sort((a, b) => a.version - b.version)
}

describe('[U-11] an undone command can be redone', () => {
  beforeEach(async () => {
    game = await liveGame(server, { names: ['Ben'], group: BY_TIME })
    await kickOff(game.ada, game.gameId)
  })

  test('one after the other, and undone again, and the log has all of it', async () => {
    expect(await redoable()).toBeNull()
    await goal(1)
    await goal(2)
    await undoLast()
    await undoLast()
    expect(await scoreOf()).toEqual([1, 0, 0])
    expect(await redoable()).toMatchObject({ what: 'Goal for Orange', of: 'play', drops: null, changes: [] })
    expect((await redoLast()).reply.what).toBe('Goal for Orange')
    expect(await scoreOf()).toEqual([1, 1, 0])
    expect((await redoLast()).reply.what).toBe('Goal for Blue')
    expect(await scoreOf()).toEqual([1, 1, 1])
    expect(await redoable()).toBeNull()
    expect((await undoLast()).reply.what).toBe('Goal for Blue')
    expect((await redoLast()).reply.what).toBe('Goal for Blue')
    expect((await undoLast()).reply.what).toBe('Goal for Blue')
    expect((await undoLast()).reply.what).toBe('Goal for Orange')
    expect((await undoLast()).reply.what).toBe('Start of the clock')
    expect((await logged()).map(({ command }) => command).slice(-8)).toEqual([
      'takeBack',
      'redo',
      'redo',
      'takeBack',
      'redo',
      'takeBack',
      'takeBack',
      'takeBack',
    ])
  })

  test('until a new command is given; an arrival does not count', async () => {
    await goal(1)
    await undoLast()
    const { version } = (await redoable())!
    await game.ada.call(manualCheckIn, { params: { groupId: game.groupId }, body: [{ name: 'Isla' }] })
    expect((await redoable())?.version).toBe(version)
    await goal(2)
    expect(await redoable()).toBeNull()
    expect((await redoThe(version)).problem).toMatchObject({
      code: 'nothing-to-redo',
      status: 409,
      detail: 'There is nothing to redo.',
    })
    expect(await scoreOf()).toEqual([1, 0, 1])
  })

  test('the end of a match: the queue is as before, and a preview says what will change', async () => {
    await goal(1)
    await game.ada.call(endMatch, { params: game })
    const { upcoming_match: next } = await state()
    await undoLast()
    expect(await redoable()).toMatchObject({
      what: 'End of match 1',
      changes: ['Match 1 is over: Orange 1–\u20600 Blue.', 'Orange and Chalk are next.'],
    })
    await redoLast()
    const { completed_matches: completed, upcoming_match: restored } = await state()
    expect(completed).toMatchObject([{ number: 1, team_a_score: 1 }])
    expect(restored).toMatchObject({ team_a_id: next!.team_a_id, team_b_id: next!.team_b_id })
  })

  test('a toss: the coin has the same result', async () => {
    await goal(1)
    await goal(2)
    await game.ada.call(endMatch, { params: game })
    const sides = { team_a_choice: 'heads', team_b_choice: 'tails' } as const
    const body = { team_a_id: game.teams[1]!, team_b_id: game.teams[2]!, ...sides }
    const { reply } = await game.ada.call(tossCoin, { params: game, body })
    await undoLast()
    expect((await state()).coin_toss_state).toMatchObject({ pending: true, last: null })
    await redoLast()
    expect((await state()).coin_toss_state).toMatchObject({
      pending: false,
      last: { secret: reply.receipt.secret },
    })
  })

  test('the end of the game, even of one without Play Ball', async () => {
    await game.ada.call(endMatch, { params: game })
    await game.ada.call(closeGame, { params: game })
    const { closed_at: closedAt } = await state()
    await undoLast()
    expect(await state()).toMatchObject({ is_closed: false, redo: { what: 'End of the game' } })
    await redoLast()
    expect(await state()).toMatchObject({ is_closed: true, closed_at: closedAt })

    game = await draftedGame(server)
    await game.ada.call(closeGame, { params: game })
    await undoLast()
    await redoLast()
    expect(await state()).toMatchObject({ is_closed: true, has_play_begun: false })
  })

  test('the draft, also on game day', async () => {
    game = await draftedGame(server)
    const teams = (await gameDayOf(game.ada, game.groupId)).teams
    await undoLast()
    const { redo: offer } = await gameDayOf(game.ada, game.groupId)
    expect(offer).toMatchObject({ what: 'Auto-assign of 6 players', of: 'draft' })
    await redoThe(offer!.version)
    expect((await gameDayOf(game.ada, game.groupId)).teams).toEqual(teams)
  })

  test('by organisers only, and once when two do it at the same moment', async () => {
    await goal(1)
    await undoLast()
    const { version } = (await redoable())!
    const [ben] = game.people
    expect((await ben!.call(getGameState, { params: game })).reply.redo).toBeNull()
    expect((await ben!.call(redo, { params: game, body: { version } })).problem.code).toBe('not-allowed')
    const answers = await Promise.all(Array.from({ length: 10 }, () => redoThe(version)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.flatMap(({ problem }) => problem?.code ?? []))).toEqual(
      new Set(['redone-already']),
    )
    expect(await scoreOf()).toEqual([1, 1, 0])
  })
})

describe('the end of a match by the clock', () => {
  const SECOND = 1_000
  const passes = async (ms: number) => {
    server.pass(ms)
    await settleGame(server.deps, game.gameId)
  }
  beforeEach(async () => {
    game = await liveGame(server, { group: BY_TIME })
    await kickOff(game.ada, game.gameId)
    await goal(1)
  })

  test("[U-12] the clock's end is undone first: the match goes on at zero until people end it, and the clock does not end it again", async () => {
    await passes(420 * SECOND)
    await advanceToNextMatch(server, game)
    expect((await undoLast()).reply.what).toBe('End of match 1 by the clock')
    await passes(20 * 60 * SECOND)
    expect(await state()).toMatchObject({
      current_match: { number: 1, phase: 'last_play', team_a_score: 1 },
      completed_matches: [],
    })
    expect((await undoable())?.what).toBe('Goal for Orange')
    await goal(2)
    await game.ada.call(endMatch, { params: game })
    expect(await state()).toMatchObject({
      completed_matches: [{ number: 1, team_a_score: 1, team_b_score: 1, is_draw: true }],
      coin_toss_state: { pending: true },
    })
  })

  test('[U-12] [U-11] and redone, as long as there is no other command', async () => {
    await passes(420 * SECOND)
    await undoLast()
    const again = (await redoable())!
    expect(again.what).toBe('End of match 1 by the clock')
    await redoThe(again.version)
    expect(await state()).toMatchObject({
      current_match: null,
      completed_matches: [{ number: 1, team_a_score: 1 }],
    })
    expect((await undoable())?.what).toBe('End of match 1 by the clock')
  })

  test('[U-12] an undo that was sent before the clock ended the match does not undo an older command', async () => {
    const { version } = (await undoable())!
    // the clock is past the end, and no request has settled it yet
    server.pass(420 * SECOND)
    const { problem } = await undo(version)
    expect(problem).toMatchObject({ code: 'newer-command', status: 409 })
    await settleGame(server.deps, game.gameId)
    expect((await state()).completed_matches).toMatchObject([{ number: 1, team_a_score: 1 }])
  })
})
