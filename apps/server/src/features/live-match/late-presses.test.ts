import { getGameReport } from '@turnout/contract/history'
import {
  changeScore,
  closeGame,
  endMatch,
  getGameState,
  nameReferee,
  settleLatePress,
  startMatch,
  startTimer,
} from '@turnout/contract/live-match'
import { takeBack } from '@turnout/contract/take-back'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import {
  advanceToNextMatch,
  checkInAtPitch,
  kickOff,
  type LiveGame,
  liveGame,
} from '../../testing/game-setup.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import type { Person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { settleGame } from '../game/overdue-sweep.ts'
import { matches } from '../game/tables.ts'

const SECOND = 1_000
const LENGTH = 420 * SECOND
const CHANGEOVER = 30 * SECOND

const server = sharedServer()
let game: LiveGame
/** When the clock of match 1 started. */
let startedAt: number

afterEach(() => expectInvariants(server))
beforeEach(async () => {
  game = await liveGame(server, { names: ['Ben'] })
  await kickOff(game.ada, game.gameId)
  const { clock } = await stateOf(game.ada)
  startedAt = (clock.ends_at ?? 0) - LENGTH
})

const stateOf = async (who: Person) => (await who.call(getGameState, { params: game })).reply
const goal = (team: number, input: { made_at?: number; match_number?: number } = {}, key?: string) => {
  const { made_at: at, ...rest } = input
  const made = at === undefined ? {} : { made_at: new Date(at).toISOString() }
  return game.ada.call(
    changeScore,
    { params: game, body: { team_id: game.teams[team]!, action: 'increment', ...rest, ...made } },
    key === undefined ? {} : { 'idempotency-key': key },
  )
}
const late = (team: number, key?: string) => goal(team, { match_number: 1, made_at: startedAt + SECOND }, key)
const decide = (who: Person, pressId: string, keep: boolean, key?: string) =>
  who.call(
    settleLatePress,
    { params: { gameId: game.gameId, pressId }, body: { keep } },
    key === undefined ? {} : { 'idempotency-key': key },
  )
/** The clock ended match 1 this long ago. */
const ended = async (ago = SECOND) => {
  const goTo = async (at: number) => {
    await server.setTime(at)
    await settleGame(server.deps, game.gameId)
  }
  await goTo(startedAt + LENGTH)
  if (ago > CHANGEOVER) await advanceToNextMatch(server, game)
  await goTo(startedAt + LENGTH + ago)
}
const rows = async () => {
  const all = await server.deps.sql.select().from(matches).where(eq(matches.gameId, game.gameId))
  return all
    .sort((one, other) => one.number - other.number)
    .map(({ number, teamA, teamB, scoreA, scoreB, winner, state }) => ({
      number,
      is: `${teamA} ${scoreA}-${scoreB} ${teamB}`,
      winner,
      state,
    }))
}

describe('[I5b] a press that was made in time and arrives after the end of its match', () => {
  test('[U-7] is undone with a sentence about what is restored', async () => {
    await ended()
    await late(2)
    const { take_back: offer } = await stateOf(game.ada)
    expect(offer).toMatchObject({
      what: 'Correction of match 1',
      changes: ['Match 1 becomes Orange 0–\u20600 Blue.', 'Chalk and Coal are next.'],
    })
  })

  test('corrects the result, the queue and the next teams, and says so', async () => {
    await ended()
    const { status, reply } = await late(2)
    expect(status).toBe(200)
    expect(reply).toMatchObject({
      late: 'corrected',
      match_ended: false,
      winner_id: game.teams[2],
      match_result: { is_draw: false, team_a_score: 0, team_b_score: 1 },
      next_match: { team_a_id: game.teams[2], team_b_id: game.teams[3], requires_coin_toss: false },
    })
    expect(await rows()).toEqual([{ number: 1, is: '1 0-1 2', winner: 2, state: 'ended' }])
    const state = await stateOf(game.ada)
    expect(state.completed_matches[0]).toMatchObject({
      winner_id: game.teams[2],
      ending: 'Blue at full time',
    })
    expect(state.upcoming_match).toMatchObject({ team_a_id: game.teams[2], team_b_id: game.teams[3] })
  })

  test('calls off a match of the wrong two teams without goals, and its row is deleted', async () => {
    await ended(40 * SECOND)
    expect((await rows())[1]).toEqual({ number: 2, is: '3 0-0 4', winner: null, state: 'on' })
    expect((await late(2)).reply.late).toBe('corrected')
    expect(await rows()).toHaveLength(1)
    await advanceToNextMatch(server, game)
    expect((await rows())[1]).toEqual({ number: 2, is: '2 0-0 3', winner: null, state: 'on' })
    const { problem } = await goal(2, { match_number: 2, made_at: startedAt + LENGTH + 35 * SECOND })
    expect(problem).toMatchObject({ code: 'other-match' })
  })

  test('makes a coin due with a sealed secret, and drops a coin that is no longer due', async () => {
    await goal(1)
    await ended()
    await late(2)
    expect((await stateOf(game.ada)).coin_toss_state).toMatchObject({
      pending: true,
      team_a_id: game.teams[1],
    })
    await expectInvariants(server)
    await late(2)
    expect((await stateOf(game.ada)).coin_toss_state.pending).toBe(false)
  })

  test('is counted once, however often it arrives, and gets the same answer', async () => {
    await ended()
    const [first, ...repeats] = await Promise.all(Array.from({ length: 10 }, () => late(1, 'one press')))
    for (const { status, reply } of repeats)
      expect({ status, reply }).toEqual({ status: 200, reply: first!.reply })
    expect((await rows())[0]).toMatchObject({ is: '1 1-0 2' })
  })

  test.each<[string, () => Parameters<typeof goal>[1], string]>([
    ['was made after the end', () => ({ match_number: 1, made_at: startedAt + LENGTH }), 'no-match'],
    ['does not say when it was made', () => ({ match_number: 1 }), 'no-match'],
    ['does not say in which match', () => ({ made_at: startedAt + SECOND }), 'no-match'],
    ['is of no match', () => ({ match_number: 9, made_at: startedAt + SECOND }), 'no-match'],
  ])('is refused as usual when it %s', async (_, input, code) => {
    await ended()
    const { status, problem } = await goal(1, input())
    expect([status, problem.code]).toEqual([409, code])
    expect((await rows())[0]).toMatchObject({ is: '1 0-0 2' })
  })
})

describe('[I5b] a press that arrived when the game had gone on', () => {
  let pressId: string

  beforeEach(async () => {
    await goal(1)
    await ended(40 * SECOND)
    await goal(3)
    expect((await late(2)).reply).toMatchObject({ late: 'kept', match_ended: false, match_result: null })
    pressId = (await stateOf(game.ada)).late_presses[0]?.id ?? ''
  })

  test('is visible to people who may decide it, and to no spectator', async () => {
    const [shown] = (await stateOf(game.ada)).late_presses
    const at = { made_at: startedAt + SECOND }
    expect(shown).toMatchObject({ match_number: 1, team_id: game.teams[2], value: 1, ...at })
    expect((await stateOf(game.people[0]!)).late_presses).toEqual([])
    expect((await rows())[0]).toMatchObject({ is: '1 1-0 2', winner: 1 })
  })

  test('is accepted: the result of its match is corrected and the game goes on unchanged', async () => {
    const before = await stateOf(game.ada)
    const { reply } = await decide(game.ada, pressId, true)
    expect(reply).toMatchObject({
      number: 1,
      team_a_score: 1,
      team_b_score: 1,
      is_draw: true,
      winner_id: null,
    })
    expect((await rows()).map(({ is }) => is)).toEqual(['1 1-1 2', '1 0-1 3'])
    const after = await stateOf(game.ada)
    expect(after.late_presses).toEqual([])
    expect([after.current_match, after.line]).toEqual([before.current_match, before.line])
  })

  test('is dropped: nothing is corrected', async () => {
    await decide(game.ada, pressId, false)
    expect((await rows())[0]).toMatchObject({ is: '1 1-0 2', winner: 1 })
    expect((await stateOf(game.ada)).late_presses).toEqual([])
  })

  test('is decided once when twenty decide at once, and a repeated decision gets the same answer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, nr) => decide(game.ada, pressId, nr % 2 === 0, `key ${nr % 10}`)),
    )
    const codes = answers.map(({ status, problem }) => (status === 200 ? 'ok' : problem.code))
    // each key was sent twice, so the one decision is answered twice
    expect(codes.filter((code) => code === 'ok')).toHaveLength(2)
    expect(codes.filter((code) => code === 'late-press-settled')).toHaveLength(18)
  })

  test('[Q-5] is decided even when the game has ended, and the game stays ended', async () => {
    await game.ada.call(endMatch, { params: game })
    await game.ada.call(closeGame, { params: game })
    const before = await stateOf(game.ada)
    expect(before.late_presses.map(({ id }) => id)).toEqual([pressId])
    expect((await decide(game.ada, pressId, true)).status).toBe(200)
    expect((await rows())[0]).toMatchObject({ is: '1 1-1 2', winner: null })
    const after = await stateOf(game.ada)
    expect([after.is_closed, after.closed_at, after.line]).toEqual([true, before.closed_at, before.line])
    // the end itself can still be undone, once this decision is
    for (const what of [/late/i, /^End of/]) {
      const offer = (await stateOf(game.ada)).take_back
      expect(offer?.what).toMatch(what)
      await game.ada.call(takeBack, { params: game, body: { version: offer!.version } })
    }
    expect((await stateOf(game.ada)).late_presses.map(({ id }) => id)).toEqual([pressId])
  })

  test.each([true, false])('[Q-5] is decided (%s) even when the clock has closed the game', async (keep) => {
    await game.ada.call(endMatch, { params: game })
    server.pass(24 * 3_600_000)
    const { is_closed, late_presses } = await stateOf(game.ada)
    expect([is_closed, late_presses.length]).toEqual([true, 1])
    const waitingInReport = async (who: Person) =>
      (await who.call(getGameReport, { params: game })).reply.late_presses.map(({ id }) => id)
    expect([await waitingInReport(game.ada), await waitingInReport(game.people[0]!)]).toEqual([[pressId], []])
    expect((await decide(game.ada, pressId, keep)).status).toBe(200)
    expect(await waitingInReport(game.ada)).toEqual([])
    expect((await rows())[0]).toMatchObject({ is: keep ? '1 1-1 2' : '1 1-0 2' })
    expect((await stateOf(game.ada)).late_presses).toEqual([])
  })

  test.each<[string, () => Promise<unknown>]>([
    ['an organiser has ended', () => game.ada.call(closeGame, { params: game })],
    ['the clock has closed', () => server.setTime('2026-06-09T20:00:01.000Z')],
  ])('[Q-4] in a game that %s waits for an organiser too, and the game stays closed', async (_, close) => {
    await game.ada.call(endMatch, { params: game })
    await close()
    const before = await stateOf(game.ada)
    expect((await late(2)).status).toBe(200)
    const after = await stateOf(game.ada)
    expect([before.late_presses.length, after.late_presses.length]).toEqual([1, 2])
    expect([after.is_closed, after.closed_at]).toEqual([true, before.closed_at])
    expect((await goal(2)).problem.code).toBe('game-closed')
    expect((await decide(game.ada, after.late_presses[1]?.id ?? '', true)).status).toBe(200)
    expect((await rows())[0]).toMatchObject({ is: '1 1-1 2', winner: null })
  })

  test('has no other id', async () => {
    expect((await decide(game.ada, newId(), true)).problem).toMatchObject({ status: 404 })
  })
})

describe('[I5b] when the referee changes', () => {
  test('a former referee may still send presses of their own match, and of no other', async () => {
    const [ben, params] = [game.people[0]!, { gameId: game.gameId }]
    const participant_id = (await checkInAtPitch(ben, game.groupId)).reply.player.id
    await game.ada.call(nameReferee, { params, body: { participant_id } })
    await goal(1)
    await game.ada.call(endMatch, { params })
    const { upcoming_match: next } = await stateOf(game.ada)
    const body = { team_a_id: next!.team_a_id, team_b_id: next!.team_b_id }
    await game.ada.call(startMatch, { params, body })
    await game.ada.call(startTimer, { params })
    const press = {
      team_id: game.teams[1]!,
      action: 'increment',
      made_at: new Date(startedAt).toISOString(),
    } as const
    const latePress = (match_number: number) =>
      ben.call(changeScore, { params, body: { ...press, match_number } })
    expect((await latePress(1)).reply.late).toBe('kept')
    expect((await latePress(2)).status).toBe(403)
  })
})
