import { correctResult } from '@turnout/contract/correct-result'
import type { InputOf } from '@turnout/contract/endpoint'
import { getGameReport, getReceipt } from '@turnout/contract/history'
import { changeScore, closeGame, endMatch, getGameState } from '@turnout/contract/live-match'
import { type Receipt, receiptMismatches } from '@turnout/contract/receipt'
import { changeSpectatorLink, getWatchedState } from '@turnout/contract/spectators'
import { redo, takeBack } from '@turnout/contract/take-back'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { API } from '../../app.ts'
import { sha256 } from '../../platform/chance.ts'
import { kickOff, type LiveGame, liveGame } from '../../testing/game-setup.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import { sharedServer } from '../../testing/shared-server.ts'

const server = sharedServer()
let game: LiveGame
afterEach(() => expectInvariants(server))

const DAY = 24 * 3_600_000
type Body = InputOf<typeof correctResult>['body']
const BODY: Body = { match_number: 1, team_a_score: 0, team_b_score: 2, reason: 'The second goal was theirs' }
const correct = (body: Body = BODY) => game.ada.call(correctResult, { params: game, body })
const state = async () => (await game.ada.call(getGameState, { params: game })).reply
const report = async () => (await game.ada.call(getGameReport, { params: game })).reply
const undo = (version = 0) => game.ada.call(takeBack, { params: game, body: { version } })

/** Orange has won match 1 against Blue, 1–\u20600. */
beforeEach(async () => {
  game = await liveGame(server, { names: ['Ben'], teams: 3 })
  await kickOff(game.ada, game.gameId)
  const body = { team_id: game.teams[1]!, action: 'increment' } as const
  await game.ada.call(changeScore, { params: game, body })
  await game.ada.call(endMatch, { params: game })
})

describe('[E-11] the result of a match is corrected', () => {
  test('the scoreboard, the table, the spreadsheet and the receipt follow; the next teams stay', async () => {
    const { upcoming_match: next } = await state()
    const { status, reply } = await correct()
    expect([status, reply]).toMatchObject([
      200,
      {
        number: 1,
        team_a_score: 0,
        team_b_score: 2,
        winner_id: game.teams[2],
        ending: 'Corrected from 1–\u20600',
        correction: { team_a_score: 1, team_b_score: 0, reason: BODY.reason },
      },
    ])
    expect((await state()).completed_matches).toEqual([reply])
    expect((await state()).upcoming_match).toEqual(next)
    const { matches, table, winner } = await report()
    expect(matches[0]?.correction).toEqual(reply.correction)
    expect([winner, table[0]]).toMatchObject([{ team_number: 2 }, { team_number: 2, won: 1, goals_for: 2 }])
    const spreadsheet = await server.app.inject({
      url: `${API}/games/${game.gameId}/results.csv`,
      headers: { authorization: `Bearer ${game.ada.token}` },
    })
    expect(spreadsheet.body).toContain(BODY.reason)
    const receipt = (await game.ada.call(getReceipt, { params: game })).reply as Receipt
    expect(receipt.matches[0]?.correction).toEqual(reply.correction)
    expect(receiptMismatches(receipt, sha256)).toEqual([])
    expect(receiptMismatches({ ...receipt, matches: [] }, sha256)).toHaveLength(1)
  })

  test('not by a person who saw an older score: the correction that was saved meanwhile stays', async () => {
    const seen = { team_a_score: 1, team_b_score: 0 }
    expect((await correct({ ...BODY, seen })).status).toBe(200)
    const { status, problem } = await correct({ ...BODY, seen, team_a_score: 3 })
    expect([status, problem.code, problem.detail]).toEqual([
      409,
      'result-changed',
      'Match 1 is 0–\u20602 now: it has changed meanwhile. Your correction was not saved.',
    ])
    expect((await state()).completed_matches[0]).toMatchObject({ team_a_score: 0, team_b_score: 2 })
  })

  test('on the next day too, with everyone’s statistics, and undone and redone then', async () => {
    await game.ada.call(closeGame, { params: game })
    await server.setTime(Date.parse('2026-06-09T17:30:00Z') + DAY)
    const { can_correct: canCorrect, take_back: nothing } = await report()
    expect([canCorrect, nothing]).toEqual([true, null])
    await correct()
    const { take_back: offer } = await report()
    expect(offer).toMatchObject({
      what: 'Correction of match 1',
      changes: ['Match 1 becomes Orange 1–\u20600 Blue.'],
    })
    expect((await state()).take_back).toEqual(offer)
    expect((await undo(offer?.version)).status).toBe(200)
    expect((await report()).matches[0]).toMatchObject({ team_a_score: 1, correction: null })
    const { redo: again, take_back: older } = await report()
    expect(older).toBeNull()
    const redone = await game.ada.call(redo, { params: game, body: { version: again?.version ?? 0 } })
    expect(redone.status).toBe(200)
    expect((await report()).matches[0]).toMatchObject({ team_b_score: 2 })
    expect((await state()).is_closed).toBe(true)
  })

  test('to a hundred goals and more', async () => {
    expect((await correct({ ...BODY, team_a_score: 108, team_b_score: 97 })).status).toBe(200)
    expect((await report()).matches[0]).toMatchObject({ team_a_score: 108, team_b_score: 97 })
  })

  test('by organisers only; members can read the reason, spectators cannot', async () => {
    const [ben] = game.people
    expect((await ben!.call(correctResult, { params: game, body: BODY })).problem.code).toBe('not-allowed')
    await correct()
    const { reply } = await ben!.call(getGameReport, { params: game })
    expect(reply).toMatchObject({ can_correct: false, take_back: null })
    expect(reply.matches[0]?.correction?.reason).toBe(BODY.reason)
    const link = await game.ada.call(changeSpectatorLink, { params: game, body: { open: true } })
    const watched = await game.ada.call(getWatchedState, { params: { token: link.reply.token! } })
    expect(watched.reply.completed_matches[0]).toMatchObject({
      team_b_score: 2,
      ending: 'Corrected from 1–\u20600',
    })
    expect(JSON.stringify(watched.reply)).not.toContain(BODY.reason)
  })

  test.each<[string, Partial<Record<keyof Body, unknown>>, number, string]>([
    ['a match that is not over', { match_number: 2 }, 409, 'match-not-over'],
    ['the score that it has', { team_a_score: 1, team_b_score: 0 }, 409, 'same-score'],
    ['a score below zero', { team_a_score: -1 }, 422, 'invalid-input'],
    ['a score that is no number', { team_a_score: 'two' }, 422, 'invalid-input'],
    ['more than 999 goals', { team_b_score: 1000 }, 422, 'invalid-input'],
    ['no reason', { reason: '  ' }, 422, 'invalid-input'],
    ['a reason without an end', { reason: 'x'.repeat(201) }, 422, 'invalid-input'],
    ['an unknown field', { winner: 'a' } as object, 422, 'invalid-input'],
  ])('is refused with %s', async (_, change, status, code) => {
    const answer = await correct({ ...BODY, ...change } as Body)
    expect([answer.status, answer.problem.code]).toEqual([status, code])
    expect((await state()).completed_matches[0]).toMatchObject({ team_a_score: 1, correction: null })
  })
})
