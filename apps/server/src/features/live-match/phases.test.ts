import { type Endpoint, fillPath } from '@turnout/contract/endpoint'
import { playBall } from '@turnout/contract/game-day'
import {
  changeScore,
  closeGame,
  endMatch,
  getGameState,
  holdUpcomingMatch,
  nameReferee,
  pauseTimer,
  settleLatePress,
  startMatch,
  startTimer,
  switchStage,
  tossCoin,
} from '@turnout/contract/live-match'
import type { ProblemCode } from '@turnout/contract/problem'
import { takeBack } from '@turnout/contract/take-back'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { API } from '../../app.ts'
import { newId } from '../../platform/ids.ts'
import { CHECK_IN_TIME, draftedGame, type LiveGame, liveGame } from '../../testing/game-setup.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { type TableSnapshot, takeTableSnapshot } from '../../testing/table-snapshot.ts'
import { settleGame } from '../game/overdue-sweep.ts'

const server = sharedServer(async () => {})
let game: LiveGame
let snapshot: TableSnapshot
/** The log entry of the last command, which can be undone until the game is closed. */
let last: number
/** A time at which the clock of match 1 was running. */
let inTime: number
/** A late goal that waits for an admin, if there is one. */
let pressId: string

const SECOND = 1_000
type Phase = keyof typeof PHASES
const currentTeams = async () => {
  const { ada, gameId, teams } = game
  await ada.call(startMatch, { params: { gameId }, body: { team_a_id: teams[1]!, team_b_id: teams[2]! } })
}
const run = async () => void (await game.ada.call(startTimer, { params: game }))
const goal = (team: number, meant: { match_number?: number; made_at?: string } = {}) =>
  game.ada.call(changeScore, {
    params: game,
    body: { team_id: game.teams[team]!, action: 'increment', ...meant },
  })
const lastCommand = async () => (await game.ada.call(getGameState, { params: game })).reply.take_back!.version
const lateGoal = () => goal(2, { match_number: 1, made_at: new Date(inTime).toISOString() })

const BEFORE_PLAY: Phase[] = ['drafting', 'called off']

/** How each phase is reached from Play Ball, or from the draft before it. */
const PHASES = {
  drafting: async () => {},
  'called off': async () => void (await game.ada.call(closeGame, { params: game })),
  'Play Ball': async () => {},
  ready: currentTeams,
  running: async () => {
    await currentTeams()
    await run()
    inTime = await server.deps.clock.now(server.deps.sql)
    server.pass(SECOND)
  },
  paused: async () => {
    await PHASES.running()
    await game.ada.call(pauseTimer, { params: game })
  },
  toss: async () => {
    await PHASES.running()
    await goal(1)
    await goal(2)
    await game.ada.call(endMatch, { params: game })
    await lateGoal()
  },
  ended: async () => {
    await PHASES.running()
    await goal(1)
    await goal(1)
    await lateGoal()
  },
  'ended by hand': async () => {
    await PHASES.ended()
    await game.ada.call(closeGame, { params: game })
  },
  closed: async () => {
    await PHASES.ended()
    last = await lastCommand()
    // the session ended at 20:00 UTC, more than an hour after the last press
    await server.setTime(Date.parse('2026-06-09T20:00:00Z') + 1)
    // so that the sweep changes nothing while the tables are copied
    await settleGame(server.deps, game.gameId)
  },
}

const COMMANDS: Record<string, { endpoint: Endpoint; body?: () => object }> = {
  startMatch: {
    endpoint: startMatch,
    body: () => ({ team_a_id: game.teams[1]!, team_b_id: game.teams[3]! }),
  },
  startTimer: { endpoint: startTimer },
  pauseTimer: { endpoint: pauseTimer },
  changeScore: { endpoint: changeScore, body: () => ({ team_id: game.teams[1]!, action: 'increment' }) },
  settleLatePress: { endpoint: settleLatePress, body: () => ({ keep: true }) },
  endMatch: { endpoint: endMatch },
  tossCoin: {
    endpoint: tossCoin,
    body: () => ({
      team_a_id: game.teams[1]!,
      team_b_id: game.teams[2]!,
      team_a_choice: 'tails',
      team_b_choice: 'heads',
    }),
  },
  nameReferee: { endpoint: nameReferee, body: () => ({ participant_id: null }) },
  holdUpcomingMatch: { endpoint: holdUpcomingMatch, body: () => ({ hold: true }) },
  switchStage: { endpoint: switchStage, body: () => ({ is_knockout_stage: true }) },
  closeGame: { endpoint: closeGame },
  takeBack: { endpoint: takeBack, body: () => ({ version: last }) },
  takeBackAgain: { endpoint: takeBack, body: () => ({ version: last - 1 }) },
}

type Expected = ProblemCode | 'ok'

// biome-ignore format: a table is read by its columns
const TABLE: Record<Phase, Record<keyof typeof COMMANDS, Expected>> = {
  drafting:    { startMatch: 'not-played-yet', startTimer: 'no-match', pauseTimer: 'no-match', changeScore: 'no-match', settleLatePress: 'late-press-not-found', endMatch: 'no-match', tossCoin: 'not-played-yet', nameReferee: 'no-match', holdUpcomingMatch: 'not-played-yet', switchStage: 'not-played-yet', closeGame: 'ok', takeBack: 'ok', takeBackAgain: 'newer-command' },
  'called off': { startMatch: 'game-closed', startTimer: 'game-closed', pauseTimer: 'game-closed', changeScore: 'game-closed', settleLatePress: 'late-press-not-found', endMatch: 'game-closed', tossCoin: 'game-closed', nameReferee: 'game-closed', holdUpcomingMatch: 'game-closed', switchStage: 'game-closed', closeGame: 'ok', takeBack: 'ok', takeBackAgain: 'newer-command' },
  'Play Ball': { startMatch: 'ok', startTimer: 'no-match', pauseTimer: 'no-match', changeScore: 'no-match', settleLatePress: 'late-press-not-found', endMatch: 'no-match', tossCoin: 'no-toss-pending', nameReferee: 'no-match', holdUpcomingMatch: 'ok', switchStage: 'ok', closeGame: 'ok', takeBack: 'ok', takeBackAgain: 'newer-command' },
  ready:       { startMatch: 'match-on', startTimer: 'ok', pauseTimer: 'not-running', changeScore: 'not-running', settleLatePress: 'late-press-not-found', endMatch: 'not-running', tossCoin: 'no-toss-pending', nameReferee: 'ok', holdUpcomingMatch: 'ok', switchStage: 'match-on', closeGame: 'match-on', takeBack: 'ok', takeBackAgain: 'newer-command' },
  running:     { startMatch: 'match-on', startTimer: 'ok', pauseTimer: 'ok', changeScore: 'ok', settleLatePress: 'late-press-not-found', endMatch: 'ok', tossCoin: 'no-toss-pending', nameReferee: 'ok', holdUpcomingMatch: 'ok', switchStage: 'match-on', closeGame: 'match-on', takeBack: 'ok', takeBackAgain: 'newer-command' },
  paused:      { startMatch: 'match-on', startTimer: 'ok', pauseTimer: 'ok', changeScore: 'not-running', settleLatePress: 'late-press-not-found', endMatch: 'ok', tossCoin: 'no-toss-pending', nameReferee: 'ok', holdUpcomingMatch: 'ok', switchStage: 'match-on', closeGame: 'match-on', takeBack: 'ok', takeBackAgain: 'newer-command' },
  toss:        { startMatch: 'toss-pending', startTimer: 'no-match', pauseTimer: 'no-match', changeScore: 'no-match', settleLatePress: 'ok', endMatch: 'no-match', tossCoin: 'ok', nameReferee: 'no-match', holdUpcomingMatch: 'ok', switchStage: 'ok', closeGame: 'toss-pending', takeBack: 'ok', takeBackAgain: 'newer-command' },
  ended:       { startMatch: 'ok', startTimer: 'no-match', pauseTimer: 'no-match', changeScore: 'no-match', settleLatePress: 'ok', endMatch: 'no-match', tossCoin: 'no-toss-pending', nameReferee: 'no-match', holdUpcomingMatch: 'ok', switchStage: 'ok', closeGame: 'ok', takeBack: 'ok', takeBackAgain: 'newer-command' },
  'ended by hand': { startMatch: 'game-closed', startTimer: 'game-closed', pauseTimer: 'game-closed', changeScore: 'game-closed', settleLatePress: 'ok', endMatch: 'game-closed', tossCoin: 'game-closed', nameReferee: 'game-closed', holdUpcomingMatch: 'game-closed', switchStage: 'game-closed', closeGame: 'ok', takeBack: 'ok', takeBackAgain: 'newer-command' },
  closed:      { startMatch: 'game-closed', startTimer: 'game-closed', pauseTimer: 'game-closed', changeScore: 'game-closed', settleLatePress: 'ok', endMatch: 'game-closed', tossCoin: 'game-closed', nameReferee: 'game-closed', holdUpcomingMatch: 'game-closed', switchStage: 'game-closed', closeGame: 'ok', takeBack: 'game-closed', takeBackAgain: 'game-closed' },
}

async function command(name: string, gameId = game.gameId) {
  const { endpoint, body } = COMMANDS[name]!
  const answer = await server.app.inject({
    method: endpoint.method,
    url: API + fillPath(endpoint.path, { gameId, pressId }),
    headers: { authorization: `Bearer ${game.ada.token}` },
    ...(body && { payload: body() }),
  })
  const { type = '', detail = '' } = answer.statusCode < 400 ? {} : answer.json()
  return { status: answer.statusCode, code: String(type).split('/').pop() || 'ok', detail: String(detail) }
}

describe.each(Object.keys(PHASES) as Phase[])('[B11] in the phase "%s"', (phase) => {
  beforeAll(async () => {
    await server.reset()
    game = await (BEFORE_PLAY.includes(phase) ? draftedGame : liveGame)(server)
    await PHASES[phase]()
    const { reply } = await game.ada.call(getGameState, { params: game })
    if (phase !== 'closed') last = await lastCommand()
    pressId = reply.late_presses[0]?.id ?? newId()
    snapshot = await takeTableSnapshot(server.deps)
  })
  afterAll(async () => {
    await snapshot.drop()
    await server.setTime(CHECK_IN_TIME)
  })

  test.each(Object.entries(TABLE[phase]))('%s is answered with %s', async (name, expected) => {
    await snapshot.restore()
    const before = await game.ada.call(getGameState, { params: game })
    const { status, code, detail } = await command(name)
    expect(code).toBe(expected)
    if (expected !== 'ok') {
      expect(status).toBe(expected === 'late-press-not-found' ? 404 : 409)
      expect(detail).toMatch(/^[A-Z].*\.$/)
      const after = await game.ada.call(getGameState, { params: game })
      expect(after.reply).toEqual(before.reply)
    }
    await expectInvariants(server)
  })
})

describe('without a game', () => {
  test('every command and read is 404, before any arrival and for an unknown id', async () => {
    await server.reset()
    game = await liveGame(server)
    for (const name of Object.keys(COMMANDS))
      expect((await command(name, newId())).code).toBe('game-not-found')
    const { problem } = await game.ada.call(getGameState, { params: { gameId: newId() } })
    expect(problem).toMatchObject({ status: 404, detail: 'Match Not Found' })
    const second = await game.ada.call(playBall, { params: game })
    expect(second.reply.game_id).toBe(game.gameId)
  })
})
