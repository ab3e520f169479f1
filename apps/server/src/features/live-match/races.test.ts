import { deleteGroup } from '@turnout/contract/groups'
import {
  changeScore,
  endMatch,
  getGameState,
  startMatch,
  startTimer,
  tossCoin,
} from '@turnout/contract/live-match'
import { tossFault, tossTexts } from '@turnout/contract/toss-receipt'
import { dueAt } from '@turnout/rules/clock'
import { sql as query } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { API } from '../../app.ts'
import { sha256 } from '../../platform/chance.ts'
import { concurrently, tally } from '../../testing/concurrently.ts'
import { CANAL_SIDE, kickOff, type LiveGame, liveGame } from '../../testing/game-setup.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import { nodeAtLaterTime, onTwoNodes, secondNode } from '../../testing/nodes.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { loadEvents } from '../game/log-store.ts'
import { settleGame } from '../game/overdue-sweep.ts'
import { findGame } from '../game/store.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 1)
const AT_ONCE = 20

const server = sharedServer(undefined, onTwoNodes)
let game: LiveGame
afterEach(() => expectInvariants(server))

/** Ended by time, so that no goal ends it. */
const BY_TIME = { match_rules: { win: { by: 'time' as const } } }

const goal = (team_id: string, key?: string) =>
  game.ada.call(
    changeScore,
    { params: game, body: { team_id, action: 'increment' } },
    key ? { 'idempotency-key': key } : {},
  )

const state = async () => (await game.ada.call(getGameState, { params: game })).reply

const eventsOf = async (type: string) =>
  (await loadEvents(server.deps.sql, game.gameId)).filter((event) => event.type === type)

describe.each(Array.from({ length: ROUNDS }, (_, round) => [round + 1]))(
  '[B13] round %i, twenty at once',
  () => {
    test('of eight starts of different pairs one succeeds, the others learn that a match is running', async () => {
      game = await liveGame(server)
      const { ada, teams } = game
      const pairs = [
        [1, 2],
        [1, 3],
        [1, 4],
        [2, 3],
        [2, 4],
        [3, 4],
        [2, 1],
        [4, 3],
      ] as const
      const answers = await concurrently(pairs.length, (nr) => {
        const [a, b] = pairs[nr]!
        return ada.call(startMatch, { params: game, body: { team_a_id: teams[a]!, team_b_id: teams[b]! } })
      })
      expect(tally(answers)).toEqual({ ok: 1, 'match-on': 7 })
      const { current_match } = await state()
      const winner = answers.find(({ status }) => status === 201)!
      expect(current_match).toMatchObject({
        team_a_id: winner.reply.team_a_id,
        team_b_id: winner.reply.team_b_id,
      })
    })

    test('a clock that is started twenty times ends at one moment', async () => {
      game = await liveGame(server)
      const { ada, teams } = game
      await ada.call(startMatch, { params: game, body: { team_a_id: teams[1]!, team_b_id: teams[2]! } })
      const answers = await concurrently(AT_ONCE, () => ada.call(startTimer, { params: game }))
      expect(new Set(answers.map(({ reply }) => reply.ends_at)).size).toBe(1)
      expect(await eventsOf('clock-started')).toHaveLength(1)
    })

    test('[I1] twenty goals at once are twenty goals, and one goal sent twenty times is one', async () => {
      game = await liveGame(server, { group: BY_TIME })
      const { a, b } = await kickOff(game.ada, game.gameId)
      expect(tally(await concurrently(AT_ONCE, () => goal(a)))).toEqual({ ok: AT_ONCE })
      server.pass(1_000)
      const same = await concurrently(AT_ONCE, () => goal(b, 'one press'))
      expect(tally(same)).toEqual({ ok: AT_ONCE })
      expect(same.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(
        AT_ONCE - 1,
      )
      const { current_match } = await state()
      expect([current_match?.team_a_score, current_match?.team_b_score]).toEqual([AT_ONCE, 1])
    })

    test('goals up and down at once never give a negative score, and the stored score is the one in the answers', async () => {
      game = await liveGame(server, { group: BY_TIME })
      const { a } = await kickOff(game.ada, game.gameId)
      const answers = await concurrently(AT_ONCE, (nr) =>
        game.ada.call(changeScore, {
          params: game,
          body: { team_id: a, action: nr % 2 ? 'increment' : 'decrement' },
        }),
      )
      const counted = answers.filter(({ status }) => status === 200).length
      expect(tally(answers)).toEqual({
        ok: counted,
        ...(counted < AT_ONCE && { 'below-zero': AT_ONCE - counted }),
      })
      expect((await state()).current_match?.team_a_score).toBe(AT_ONCE / 2 - (counted - AT_ONCE / 2))
    })

    test('goals and the end at once: the counted goals came first, the match ended once', async () => {
      game = await liveGame(server, { group: BY_TIME })
      const { a } = await kickOff(game.ada, game.gameId)
      const [ends, goals] = await Promise.all([
        concurrently(5, () => game.ada.call(endMatch, { params: game })),
        concurrently(15, () => goal(a)),
      ])
      expect(tally(ends)).toEqual({ ok: 1, 'no-match': 4 })
      const counted = tally(goals).ok ?? 0
      expect(tally(goals)).toEqual({
        ...(counted && { ok: counted }),
        ...(counted < 15 && { 'no-match': 15 - counted }),
      })
      expect((await state()).completed_matches).toMatchObject([{ team_a_score: counted, team_b_score: 0 }])
    })

    test('[I3] the end, the deciding goal and the clock at once: one end, one winner, one next pair', async () => {
      game = await liveGame(server)
      const { a } = await kickOff(game.ada, game.gameId)
      await goal(a)
      await Promise.all([
        concurrently(6, () => goal(a)),
        concurrently(6, () => game.ada.call(endMatch, { params: game })),
        concurrently(6, () => settleGame(server.deps, game.gameId)),
      ])
      expect(await eventsOf('ended')).toHaveLength(1)
      expect(await eventsOf('lined-up')).toHaveLength(1)
      expect((await state()).completed_matches).toMatchObject([{ winner_id: a }])
    })

    test('[I9] a coin tossed twenty times is decided once', async () => {
      game = await liveGame(server)
      const { a, b } = await kickOff(game.ada, game.gameId)
      await goal(a)
      await goal(b)
      await game.ada.call(endMatch, { params: game })
      const body = { team_a_id: a, team_b_id: b, team_a_choice: 'heads', team_b_choice: 'tails' } as const
      const answers = await concurrently(AT_ONCE, () => game.ada.call(tossCoin, { params: game, body }))
      expect(tally(answers)).toEqual({ ok: 1, 'no-toss-pending': AT_ONCE - 1 })
      expect(await eventsOf('tossed')).toHaveLength(1)
    })

    test('a group deleted while goals arrive: each goal is in the log or was refused because the game is gone', async () => {
      game = await liveGame(server, { group: BY_TIME })
      const { a } = await kickOff(game.ada, game.gameId)
      const goals = concurrently(AT_ONCE - 1, () => goal(a))
      const gone = await game.ada.call(deleteGroup, { params: game })
      const answers = tally(await goals)
      expect(gone.status).toBe(200)
      expect(await eventsOf('scored')).toHaveLength(answers.ok ?? 0)
      expect((answers.ok ?? 0) + (answers['game-not-found'] ?? 0)).toBe(AT_ONCE - 1)
    })
  },
)

describe('the end of the time', () => {
  test('[I5] of presses around the last moment those count that were decided before it, and no others', async () => {
    game = await liveGame(server, { group: BY_TIME })
    const { a } = await kickOff(game.ada, game.gameId)
    const endsAt = dueAt((await findGame(server.deps.sql, game.gameId))!.evening)!
    await server.setTime(endsAt - 60)
    const answers: Awaited<ReturnType<typeof goal>>[] = []
    while (!answers.some(({ status }) => status === 409)) {
      // the budget is twenty a second; here only the time matters
      await server.deps.sql.execute('delete from budgets')
      answers.push(...(await concurrently(4, () => goal(a))))
    }
    const goals = await eventsOf('scored')
    for (const event of goals) expect(event.type === 'scored' && event.at).toBeLessThan(endsAt)
    expect(goals).toHaveLength(tally(answers).ok ?? 0)
    await settleGame(server.deps, game.gameId)
    expect((await state()).completed_matches).toMatchObject([
      { team_a_score: goals.length, completed_at: endsAt },
    ])
  })

  test('[I3] two nodes that sweep one database end the match once, at the moment of the clock', async () => {
    game = await liveGame(server)
    await kickOff(game.ada, game.gameId)
    const endsAt = dueAt((await findGame(server.deps.sql, game.gameId))!.evening)!
    const other = await secondNode(server)
    await server.setTime(endsAt + 5)
    for (;;) if ((await eventsOf('ended')).length > 0) break
    await concurrently(AT_ONCE, (nr) => settleGame(nr % 2 ? server.deps : other.deps, game.gameId))
    await other.close()
    expect(await eventsOf('ended')).toMatchObject([{ why: 'time', at: endsAt }])
  })

  test('[I7] a game that missed its end is ended then, and nothing starts after the session', async () => {
    game = await liveGame(server)
    await kickOff(game.ada, game.gameId)
    const endsAt = dueAt((await findGame(server.deps.sql, game.gameId))!.evening)!
    await server.setTime('2026-06-09T20:30:00Z')
    await settleGame(server.deps, game.gameId)
    const { completed_matches, upcoming_match, current_match, closed_at } = await state()
    expect(completed_matches).toMatchObject([{ completed_at: endsAt, played_s: 420 }])
    expect([current_match, upcoming_match, closed_at]).toEqual([
      null,
      null,
      Date.parse('2026-06-09T20:00:00Z'),
    ])
  })

  test('a press in a match that started at once does not report the end of the match before', async () => {
    game = await liveGame(server, { group: { match_rules: { changeover_s: 0 } } })
    const { a } = await kickOff(game.ada, game.gameId)
    await goal(a)
    const answer = await later(420_500, 'match/score', { team_id: a, action: 'increment' })
    expect(answer).toMatchObject({ match_ended: false, match_result: null })
    await server.setTime(dueAt((await findGame(server.deps.sql, game.gameId))!.evening)! - 300_000)
    expect((await state()).current_match).toMatchObject({ number: 2, team_a_score: 1 })
  })

  test('[I9] a coin that becomes due at the same moment can be tossed only after its seal was published', async () => {
    game = await liveGame(server)
    const { a, b } = await kickOff(game.ada, game.gameId)
    await goal(a)
    await goal(b)
    const choices = { team_a_id: a, team_b_id: b, team_a_choice: 'heads', team_b_choice: 'tails' }
    const blind = await later(420_500, 'coin-toss', choices, 409)
    expect(blind.type).toContain('no-toss-pending')
    server.pass(420_500)
    for (;;) if ((await eventsOf('toss-due')).length > 0) break
    const tossed = await later(0, 'coin-toss', choices)
    expect(tossFault(tossed.receipt, tossTexts(tossed.receipt).map(sha256))).toBeNull()
  })

  test.each([
    ['whose group is deleted', 'deleted_at = now()'],
    ['with a fault in it', "time_zone = 'Nowhere/At_All'"],
  ])('a game %s does not delay the end of matches in others', async (_, failure) => {
    const broken = await liveGame(server)
    await kickOff(broken.ada, broken.gameId)
    game = await liveGame(server, { group: { ...CANAL_SIDE, name: 'The other pitch' } })
    await kickOff(game.ada, game.gameId)
    await server.deps.sql.execute(
      query.raw(`update sport_groups set ${failure} where id = '${broken.groupId}'`),
    )
    server.pass(420_500)
    for (;;) if ((await eventsOf('ended')).length > 0) break
    expect((await findGame(server.deps.sql, broken.gameId))?.evening.play?.ended).toEqual([])
  })

  test('a restored group has its match ended at the moment of the clock', async () => {
    game = await liveGame(server)
    await kickOff(game.ada, game.gameId)
    const endsAt = dueAt((await findGame(server.deps.sql, game.gameId))!.evening)
    await game.ada.call(deleteGroup, { params: game })
    server.pass(600_000)
    await server.deps.sql.execute('update sport_groups set deleted_at = null')
    for (;;) if ((await eventsOf('ended')).length > 0) break
    expect(await eventsOf('ended')).toMatchObject([{ why: 'time', at: endsAt }])
  })
})

/** A command at a later time, without a sweep before it. */
async function later(byMs: number, path: string, payload: object, status = 200) {
  const app = await nodeAtLaterTime(server, byMs)
  const headers = { authorization: `Bearer ${game.ada.token}` }
  const answer = await app.inject({
    method: 'POST',
    url: `${API}/games/${game.gameId}/${path}`,
    headers,
    payload,
  })
  expect(answer.statusCode).toBe(status)
  return answer.json()
}
