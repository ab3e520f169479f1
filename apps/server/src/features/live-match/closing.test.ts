import { correctResult } from '@turnout/contract/correct-result'
import { listGames } from '@turnout/contract/games'
import { getGameReport } from '@turnout/contract/history'
import {
  changeScore,
  endMatch,
  getGameState,
  holdUpcomingMatch,
  pauseTimer,
  startMatch,
} from '@turnout/contract/live-match'
import { changeSpectatorLink, getWatchedState } from '@turnout/contract/spectators'
import { takeBack } from '@turnout/contract/take-back'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { draftedGame, gameDayOf, kickOff, type LiveGame, liveGame } from '../../testing/game-setup.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { openStream } from '../../testing/stream-reader.ts'
import { loadEvents } from '../game/log-store.ts'
import { settleGame } from '../game/overdue-sweep.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** The session is from seven to nine in London. */
const SESSION_END = Date.parse('2026-06-09T20:00:00Z')

const server = sharedServer()
let game: LiveGame
afterEach(() => expectInvariants(server))
beforeEach(async () => {
  game = await liveGame(server, { names: ['Ben'] })
  await kickOff(game.ada, game.gameId)
})

const stateOf = async (who: LiveGame['ada']) => (await who.call(getGameState, { params: game })).reply
const hold = (isHeld: boolean) => game.ada.call(holdUpcomingMatch, { params: game, body: { hold: isHeld } })
const holdAt = async (at: number, isHeld: boolean) => {
  await server.setTime(at)
  expect((await hold(isHeld)).status).toBe(200)
}
const scoreOnce = () =>
  game.ada.call(changeScore, { params: game, body: { team_id: game.teams[1]!, action: 'increment' } })
const eventTypes = async () => (await loadEvents(server.deps.sql, game.gameId)).map(({ type }) => type)

describe('[D-2] a game that no one has ended', () => {
  beforeEach(async () => {
    await scoreOnce()
    await game.ada.call(endMatch, { params: game })
    await hold(true)
  })

  test('closes at the end of its session after an hour without a press, with all its results', async () => {
    await server.setTime(SESSION_END - MINUTE)
    expect(await stateOf(game.ada)).toMatchObject({ is_closed: false, closes_at: SESSION_END })
    await server.setTime(SESSION_END)
    expect(await stateOf(game.ada)).toMatchObject({ is_closed: true, closed_at: SESSION_END })
    expect((await hold(false)).problem.code).toBe('game-closed')
    const { previous, upcoming } = (await game.ada.call(listGames, { params: game })).reply
    expect(previous).toMatchObject([{ game_id: game.gameId, matches: [{ number: 1, team_a_score: 1 }] }])
    expect(upcoming.map(({ date }) => date)).not.toContain('2026-06-09')
    expect(await gameDayOf(game.ada, game.groupId)).toMatchObject({ is_closed: true, is_over: true })
  })

  test('is closed by the sweep, and every phone gets it', async () => {
    const reader = await openStream(server, game.gameId, game.people[0]!.token)
    await reader.until((received) => received.length > 0)
    await server.setTime(SESSION_END + 1)
    await reader.until((received) => received.at(-1)?.data.is_closed === true)
    reader.close()
    expect((await eventTypes()).at(-1)).toBe('closed')
    expect((await stateOf(game.ada)).closed_at).toBe(SESSION_END)
  })

  test('stays open beyond its end while there are commands, and for an hour more', async () => {
    for (const [index, minutes] of [-30, 20, 75, 130].entries())
      await holdAt(SESSION_END + minutes * MINUTE, index % 2 === 1)
    const { closes_at: closesAt } = await stateOf(game.ada)
    expect(closesAt - SESSION_END).toBeGreaterThanOrEqual(190 * MINUTE)
    await server.setTime(closesAt - MINUTE)
    expect(await stateOf(game.ada)).toMatchObject({ is_closed: false })
    await server.setTime(closesAt)
    expect(await stateOf(game.ada)).toMatchObject({ is_closed: true, closed_at: closesAt })
  })

  test('[E-11] is not reopened by a correction, and only the correction can be undone', async () => {
    await server.setTime(SESSION_END + HOUR)
    await settleGame(server.deps, game.gameId)
    const { version } = await stateOf(game.ada)
    const correction = { match_number: 1, team_a_score: 2, team_b_score: 0, reason: 'Counted again' }
    expect((await game.ada.call(correctResult, { params: game, body: correction })).status).toBe(200)
    const after = await stateOf(game.ada)
    expect(after).toMatchObject({ is_closed: true, closed_at: SESSION_END, closes_at: SESSION_END })
    const undo = (of: number) => game.ada.call(takeBack, { params: game, body: { version: of } })
    expect((await undo(after.take_back?.version ?? 0)).status).toBe(200)
    expect((await stateOf(game.ada)).take_back).toBeNull()
    expect((await undo(version - 1)).problem.code).toBe('game-closed')
  })

  test('[S-2] shows its result to everyone with the link for six more hours', async () => {
    const { token } = (await game.ada.call(changeSpectatorLink, { params: game, body: { open: true } })).reply
    const watch = () => server.call(getWatchedState, { params: { token: token ?? '' } })
    await server.setTime(SESSION_END + 6 * HOUR - MINUTE)
    expect((await watch()).reply).toMatchObject({ is_closed: true, completed_matches: [{ number: 1 }] })
    await server.setTime(SESSION_END + 6 * HOUR)
    expect((await watch()).problem.code).toBe('not-open-to-watch')
  })
})

test('[D-2] [E-10] three matches that the clock played alone stay in the table when it closes the game', async () => {
  const until = SESSION_END - MINUTE
  for (;;) {
    const { clock, upcoming_match: next } = await stateOf(game.ada)
    const due = clock.ends_at ?? next?.starts_at ?? until
    await server.setTime(Math.min(due, until))
    await settleGame(server.deps, game.gameId)
    if (due >= until) break
  }
  const played = (await stateOf(game.ada)).completed_matches
  expect(played).toHaveLength(3)
  await server.setTime(SESSION_END + MINUTE)
  const { is_closed, asks_still_playing, completed_matches } = await stateOf(game.ada)
  expect([is_closed, asks_still_playing]).toEqual([true, false])
  expect(completed_matches).toEqual(played)
})

test('[D-2] [E-10] a paused match ends with the game', async () => {
  await scoreOnce()
  await game.ada.call(pauseTimer, { params: game })
  await server.setTime(SESSION_END)
  const { problem } = await game.ada.call(startMatch, {
    params: game,
    body: { team_a_id: game.teams[1]!, team_b_id: game.teams[3]! },
  })
  expect(problem.code).toBe('game-closed')
  await settleGame(server.deps, game.gameId)
  expect((await eventTypes()).slice(-2)).toEqual(['ended', 'closed'])
})

test('[D-2] a game without Play Ball closes like any other', async () => {
  await server.reset()
  game = await draftedGame(server)
  await server.setTime(SESSION_END)
  await settleGame(server.deps, game.gameId)
  expect(await gameDayOf(game.ada, game.groupId)).toMatchObject({
    ...{ is_closed: true, closed_at: SESSION_END, is_over: true, has_play_begun: false },
    can_play_ball: false,
  })
  expect((await eventTypes()).at(-1)).toBe('closed')
  expect((await game.ada.call(getGameReport, { params: game })).reply.changes).toEqual([])
})
