import { checkIn, manualCheckIn, removeParticipant } from '@turnout/contract/game-day'
import { listGames } from '@turnout/contract/games'
import { getReceipt } from '@turnout/contract/history'
import {
  changeScore,
  closeGame,
  endMatch,
  getGameState,
  holdUpcomingMatch,
  pauseTimer,
  startMatch,
  startTimer,
  tossCoin,
} from '@turnout/contract/live-match'
import { receiptMismatches } from '@turnout/contract/receipt'
import { takeBack } from '@turnout/contract/take-back'
import { assignTeams } from '@turnout/contract/teams'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { API } from '../../app.ts'
import { sha256 } from '../../platform/chance.ts'
import {
  draftedGame,
  gameDayOf,
  advanceToNextMatch as itBegins,
  kickOff,
  type LiveGame,
  liveGame,
} from '../../testing/game-setup.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import { secondNode } from '../../testing/nodes.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { settleGame } from '../game/overdue-sweep.ts'
import { gameLog } from '../game/tables.ts'

const server = sharedServer()
let game: LiveGame
afterEach(() => expectInvariants(server))

const SECOND = 1_000
const BY_TIME = { match_rules: { win: { by: 'time' as const } } }

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
const nextBegins = () => itBegins(server, game)
const logged = async () => {
  const log = await server.deps.sql.select().from(gameLog).where(eq(gameLog.gameId, game.gameId))
  return log.sort((a, b) => a.version - b.version)
}
const scoreOf = async () => {
  const { current_match: match } = await state()
  return match && [match.number, match.team_a_score, match.team_b_score]
}

describe('[U-7] an undo is described', () => {
  test('for the draft, then for each command of a match', async () => {
    game = await draftedGame(server)
    expect(await offered()).toMatchObject({ what: 'Auto-assign of 6 players', of: 'draft', drops: null })
    const types: (string | undefined)[] = []
    const problemOf = async (done: Promise<unknown>) => {
      await done
      types.push((await offered())?.what)
    }
    game = await liveGame(server)
    const { ada, teams } = game
    const pair = { team_a_id: teams[1]!, team_b_id: teams[2]! }
    await problemOf(ada.call(startMatch, { params: game, body: pair }))
    await problemOf(ada.call(startTimer, { params: game }))
    await problemOf(goal(2))
    await problemOf(ada.call(pauseTimer, { params: game }))
    await problemOf(ada.call(endMatch, { params: game }))
    await problemOf(ada.call(holdUpcomingMatch, { params: game, body: { hold: true } }))
    expect(types).toEqual([
      'Start of match 1',
      'Start of the clock',
      'Goal for Blue',
      'Pause',
      'End of match 1',
      'Hold of the next match',
    ])
  })

  test('for the end of a match by the clock before the presses in it, with the next match that is dropped', async () => {
    game = await liveGame(server, { teams: 3, group: BY_TIME })
    await kickOff(game.ada, game.gameId)
    await goal(1)
    await passes(420 * SECOND)
    await nextBegins()
    expect((await state()).current_match?.number).toBe(2)
    expect(await offered()).toMatchObject({
      what: 'End of match 1 by the clock',
      drops: 2,
      changes: [
        'Match 1 is on again: Orange 1–\u20600 Blue, the clock stands at 0:00 and goals count until you end it.',
        'Match 2 is erased: Orange 0–\u20600 Chalk.',
      ],
    })
  })

  test('with the name of a drafted player, and not at all for people who only watch', async () => {
    game = await draftedGame(server, { names: ['Ben'], teams: 2 })
    const { ada, groupId, people } = game
    const late = await ada.call(manualCheckIn, { params: { groupId }, body: [{ name: 'Isla' }] })
    expect((await offered())?.what).toBe('Draft of Guest 1 and 5 more')
    await ada.call(removeParticipant, { params: { groupId, participantId: game.guestIds[0]! } })
    await ada.call(assignTeams, { params: { groupId }, body: { 1: [game.guestIds[7]!] } })
    expect((await offered())?.what).toBe('Draft of Guest 8 for Orange')
    expect(late.status).toBe(201)
    const watched = await people[0]!.call(getGameState, { params: game })
    expect(watched.reply.take_back).toBeNull()
  })
})

describe('[U-2] the last command is undone, and then the one before', () => {
  test('goal by goal, the start, and at last the teams', async () => {
    game = await liveGame(server, { group: BY_TIME })
    await kickOff(game.ada, game.gameId)
    await goal(1)
    await goal(2)
    const types: string[] = []
    for (let last = await offered(); last; last = await offered()) {
      const { status, reply } = await undo(last.version)
      expect(status).toBe(200)
      types.push(reply.what)
    }
    expect(types).toEqual([
      'Goal for Blue',
      'Goal for Orange',
      'Start of the clock',
      'Start of match 1',
      'Auto-assign of 6 players',
      'Draft of Guest 1 and 5 more',
    ])
    const { available_teams: teams, current_match: match, has_play_begun: hasPlayBegun } = await state()
    expect([teams, match, hasPlayBegun]).toEqual([[], null, true])
    expect((await undo(1)).problem).toMatchObject({ code: 'nothing-to-take-back' })
  })

  test('nothing is deleted: the log has the command and its undo', async () => {
    game = await liveGame(server)
    await kickOff(game.ada, game.gameId)
    await goal(1)
    const meant = (await offered())!.version
    await undo(meant)
    const [entry, undoing] = (await logged()).slice(-2)
    expect([entry!.command, entry!.version]).toEqual(['changeScore', meant])
    expect([undoing!.command, undoing!.takesBack, undoing!.actorId]).toEqual(['takeBack', meant, game.ada.id])
  })

  test('arrivals and departures since then stay', async () => {
    game = await liveGame(server, { names: ['Ben'], teams: 3 })
    await kickOff(game.ada, game.gameId)
    await goal(1)
    const params = { groupId: game.groupId }
    const gone = game.guestIds[6]!
    await game.ada.call(removeParticipant, { params: { ...params, participantId: gone } })
    await game.people[0]!.call(checkIn, {
      params,
      body: { latitude: 51.535, longitude: -0.0575, accuracy: 10 },
    })
    const before = await gameDayOf(game.ada, game.groupId)
    expect((await undoLast()).reply.what).toBe('Goal for Orange')
    const after = await gameDayOf(game.ada, game.groupId)
    expect(after.arrived_count).toBe(before.arrived_count)
    expect(after.teams.map((team) => team.player_count)).toEqual([3, 3, 2])
  })
})

describe('[U-5] what the command stopped is restored', () => {
  test('an end by mistake: the clock runs on with the remaining time, the next match is off', async () => {
    game = await liveGame(server, { group: BY_TIME })
    await kickOff(game.ada, game.gameId)
    await goal(1)
    const { ends_at: endsAt } = (await state()).clock
    server.pass(60 * SECOND)
    await game.ada.call(endMatch, { params: game })
    const end = (await offered())!
    expect(end).toMatchObject({ what: 'End of match 1', drops: null })
    expect(end.changes).toEqual([
      expect.stringMatching(
        /^Match 1 is on again: Orange 1–\u20600 Blue, the clock runs with 5:59|6:00 left\.$/,
      ),
    ])
    await nextBegins()
    expect(await scoreOf()).toEqual([2, 0, 0])
    expect(await offered()).toEqual({
      ...end,
      drops: 2,
      changes: [...end.changes, 'Match 2 is erased: Orange 0–\u20600 Chalk.'],
    })
    expect((await undo(end.version)).status).toBe(200)
    expect(await scoreOf()).toEqual([1, 1, 0])
    const [ended, undone] = ['endMatch', 'takeBack'].map(async (name) =>
      (await logged()).find(({ command }) => command === name)!.at.getTime(),
    )
    expect((await state()).clock.ends_at).toBe((await undone!) + (endsAt! - (await ended!)))
    expect((await state()).completed_matches).toEqual([])
    await passes(360 * SECOND)
    expect((await state()).completed_matches).toMatchObject([{ number: 1, team_a_score: 1, phase: 'ended' }])
  })

  test('a goal while the clock runs: the clock runs on unchanged', async () => {
    game = await liveGame(server, { group: BY_TIME })
    await kickOff(game.ada, game.gameId)
    await goal(1)
    const { ends_at: before } = (await state()).clock
    server.pass(10 * SECOND)
    await undoLast()
    expect((await state()).clock.ends_at).toBe(before)
  })

  test('[T-4] a toss: the coin is due again under its seal, has the same result, and the receipt of the game has both', async () => {
    game = await liveGame(server)
    await kickOff(game.ada, game.gameId)
    await goal(1)
    await goal(2)
    await game.ada.call(endMatch, { params: game })
    const seal = (await state()).coin_toss_state.commitment
    const sides = { team_a_choice: 'heads', team_b_choice: 'tails' } as const
    const body = { team_a_id: game.teams[1]!, team_b_id: game.teams[2]!, ...sides }
    const { reply: first } = await game.ada.call(tossCoin, { params: game, body })
    expect((await undoLast()).reply.what).toBe('Toss of match 1')
    expect((await state()).coin_toss_state).toMatchObject({
      pending: true,
      last: null,
      commitment: seal,
      tossed_before: first.receipt,
    })
    const otherSides = { team_a_choice: 'tails', team_b_choice: 'heads', chance: 'ab'.repeat(16) } as const
    const { reply: second } = await game.ada.call(tossCoin, {
      params: game,
      body: { ...body, ...otherSides },
    })
    expect(second).toEqual(first)
    const { reply: receipt } = await game.ada.call(getReceipt, { params: game })
    expect(receipt).toMatchObject({ tosses: [{ match_number: 1 }], all_tosses: [{}, {}] })
    expect(receiptMismatches(receipt, sha256)).toEqual([])
  })
})

test('[U-7] [U-10] a match that has begun since is dropped too, and the sentence says so; commands before the last match stay', async () => {
  game = await liveGame(server, { group: BY_TIME })
  await kickOff(game.ada, game.gameId)
  await goal(1)
  await goal(2)
  await game.ada.call(endMatch, { params: game })
  const sides = { team_a_choice: 'heads', team_b_choice: 'tails' } as const
  const body = { team_a_id: game.teams[1]!, team_b_id: game.teams[2]!, ...sides }
  await game.ada.call(tossCoin, { params: game, body })
  expect(await offered()).toMatchObject({ what: 'Toss of match 1', drops: null })
  await nextBegins()
  const toss = (await offered())!
  expect(toss).toMatchObject({ what: 'Toss of match 1', drops: 2 })
  await passes(420 * SECOND)
  expect((await state()).completed_matches.map(({ number }) => number)).toEqual([1, 2])
  expect((await offered())?.what).toBe('End of match 2 by the clock')
  expect((await undo(toss.version)).problem).toMatchObject({ code: 'newer-command', status: 409 })
  expect((await state()).completed_matches.map(({ number }) => number)).toEqual([1, 2])
})

test('[U-3] a team that the clock has called since stays unchanged', async () => {
  game = await liveGame(server, { group: BY_TIME })
  await kickOff(game.ada, game.gameId)
  await passes(420 * SECOND)
  const params = { groupId: game.groupId }
  const late = await game.ada.call(manualCheckIn, { params, body: [{ name: 'Isla' }] })
  await game.ada.call(removeParticipant, { params: { ...params, participantId: game.guestIds[6]! } })
  await game.ada.call(assignTeams, { params, body: { 3: [late.reply[0]!.id] } })
  const { version, what } = (await offered())!
  expect(what).toBe('Draft of Isla for Chalk')
  await nextBegins()
  expect(await offered()).toBeNull()
  const { problem } = await undo(version)
  expect(problem).toMatchObject({
    status: 409,
    detail: 'Chalk has been called to the pitch since then, so it stays as it is.',
  })
})

describe('[U-8] the end of the game', () => {
  /** The end of the session: by then there was no press for more than an hour. */
  const CLOSES_AT = Date.parse('2026-06-09T20:00:00Z')
  const close = () => game.ada.call(closeGame, { params: game })
  beforeEach(async () => {
    game = await liveGame(server, { names: ['Ben'], group: BY_TIME })
    await kickOff(game.ada, game.gameId)
    await goal(1)
    await game.ada.call(endMatch, { params: game })
  })

  test('is undone like any last command: the game is not among the previous ones and goes on', async () => {
    await close()
    expect(await offered()).toMatchObject({ what: 'End of the game', drops: null })
    const watched = await game.people[0]!.call(getGameState, { params: game })
    expect([watched.reply.is_closed, watched.reply.take_back]).toEqual([true, null])
    expect((await undoLast()).reply.what).toBe('End of the game')
    expect(await state()).toMatchObject({ is_closed: false, closed_at: null })
    expect((await game.ada.call(listGames, { params: game })).reply.previous).toEqual([])
    expect((await offered())?.what).toBe('End of match 1')
    await nextBegins()
    expect(await scoreOf()).toEqual([2, 0, 0])
  })

  test('stays once the clock would have closed the game too', async () => {
    await close()
    const { version } = (await offered())!
    await server.setTime(CLOSES_AT - 60_000)
    expect((await offered())?.version).toBe(version)
    await server.setTime(CLOSES_AT + 1)
    expect(await offered()).toBeNull()
    const { problem } = await undo(version)
    expect(problem).toMatchObject({
      status: 409,
      detail: "This game is over. Its results can't be changed.",
    })
    expect((await state()).is_closed).toBe(true)
  })
})

describe('two organisers undo it once', () => {
  test('[B13] twenty at once undo the same entry', async () => {
    game = await liveGame(server, { group: BY_TIME })
    await kickOff(game.ada, game.gameId)
    await goal(1)
    await goal(1)
    const { version } = (await offered())!
    const answers = await Promise.all(Array.from({ length: 20 }, () => undo(version)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const others = answers.filter(({ status }) => status === 409)
    expect(new Set(others.map(({ problem }) => problem.detail))).toEqual(
      new Set(['This has been taken back already.']),
    )
    expect(others).toHaveLength(19)
    expect(await scoreOf()).toEqual([1, 1, 0])
  })

  test('[B13] undo and score on two nodes', async () => {
    game = await liveGame(server, { group: BY_TIME })
    await kickOff(game.ada, game.gameId)
    await goal(1)
    const { version } = (await offered())!
    const other = await secondNode(server)
    const [undone, scored] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, () => undo(version))),
      Promise.all(
        Array.from({ length: 10 }, () =>
          other.app.inject({
            method: 'POST',
            url: `${API}/games/${game.gameId}/match/score`,
            headers: { authorization: `Bearer ${game.ada.token}` },
            payload: { team_id: game.teams[2]!, action: 'increment' },
          }),
        ),
      ),
    ])
    await other.close()
    const taken = undone.filter(({ status }) => status === 200).length
    expect(scored.every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(taken).toBeLessThanOrEqual(1)
    for (const { status, problem } of undone)
      if (status !== 200) expect(['newer-command', 'taken-back-already']).toContain(problem.code)
    expect(await scoreOf()).toEqual([1, 1 - taken, 10])
  })
})
