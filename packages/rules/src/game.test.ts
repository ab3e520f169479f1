import { describe, expect, test } from 'vitest'
import {
  currentMatch,
  evolve,
  INITIAL_GAME,
  nextPair,
  replay,
  sheetOf,
  teamOf,
  teamsWithPlayers,
} from './game.ts'
import type { GameEvent } from './game-events.ts'
import {
  apply,
  arrivedGame,
  callMatch,
  draftByHand,
  requirePlay,
  run,
  runningGame,
  scoreGoal,
  startClockAt,
  startedGame,
  unwrap,
} from './testing/games.ts'

describe('a game and its log', () => {
  test('[E-1] an event makes a new game and leaves the old one as it was', () => {
    const before = runningGame(3)
    const copy = structuredClone(before)
    evolve(before, { type: 'scored', side: 'a', by: 1, at: 1 })
    evolve(before, { type: 'left', id: 'p3' })
    expect(before).toEqual(copy)
  })

  test('[E-1] nothing of a match happens before Play Ball', () => {
    expect(evolve(arrivedGame(2), { type: 'scored', side: 'a', by: 1, at: 1 })).toEqual(arrivedGame(2))
  })

  test('[E-1] an end without a match is a broken log and throws', () => {
    const ended: GameEvent = { type: 'ended', why: 'early', winner: null, at: 1, playedMs: 1 }
    expect(() => evolve(startedGame(2), ended)).toThrow("the game was 'waiting'")
  })

  test('[E-1] between matches a stray clock or score changes nothing', () => {
    expect(apply(startedGame(2), [{ type: 'reached-zero', at: 1 }])).toEqual(startedGame(2))
    const due = apply(startedGame(2), [
      { type: 'toss-due', reason: { because: 'draw-needs-toss' }, commitment: 'x' },
    ])
    expect(requirePlay(apply(due, [{ type: 'postponed', startsAt: 4 }])).now).toEqual({
      is: 'toss',
      commitment: 'x',
    })
  })

  test('[E-2] the whole log gives the game, and its first part the game at that time', () => {
    const opened = apply(INITIAL_GAME, [])
    expect(replay([])).toEqual(opened)
    const game = startedGame(2)
    const calling = unwrap(callMatch(1, 2)(game))
    expect(apply(apply(game, calling), unwrap(startClockAt()(apply(game, calling))))).toEqual(runningGame(2))
  })
})

describe('teams', () => {
  const game = run(arrivedGame(12), draftByHand(3, 'p11'), draftByHand(1, 'p2', 'p1'))

  test('[E-3] are those with players, by number, with the players in the order of their picks', () => {
    expect(teamsWithPlayers(game)).toEqual([1, 3])
    expect(teamOf(game, 'p1')).toEqual({ number: 1, captain: null, players: ['p2', 'p1'] })
    expect(teamOf(game, 'p3')).toBeUndefined()
    expect(sheetOf(game, 2)).toEqual({ number: 2, captain: null, players: [] })
  })

  test('[E-3] a team that drafts is noted once, however often it picks', () => {
    expect(run(game, draftByHand(1, 'p3')).drafted).toEqual([3, 1])
  })
})

test("[R-4] an even share that is larger than the group's team size raises it", () => {
  const moves = ['p1', 'p2', 'p3'].map((id) => ({ id, to: 1 }))
  const game = apply(arrivedGame(6, { teamSize: 2 }), [{ type: 'evened', teams: 2, moves }])
  expect(game.settings.teamSize).toBe(3)
})

test('[J-1] of two who have gone home, one is back or removed, and the other stays away', () => {
  const home = ['p3', 'p4'].map((id): GameEvent => ({ type: 'went-home', id, at: 1 }))
  const game = apply(startedGame(4), home)
  expect(apply(game, [{ type: 'came-back', id: 'p3', at: 2 }]).gone).toEqual(['p4'])
  expect(apply(game, [{ type: 'left', id: 'p3' }]).gone).toEqual(['p4'])
})

describe('the queue', () => {
  test('[L-1] begins by team number, and its first two are next', () => {
    expect(requirePlay(startedGame(4)).order).toEqual([1, 2, 3, 4])
    expect(nextPair(requirePlay(startedGame(4)))).toEqual([1, 2])
    expect(currentMatch(startedGame(4))).toBeNull()
    expect(currentMatch(arrivedGame(2))).toBeNull()
  })

  test('[L-1] with one team left no team is next', () => {
    expect(nextPair({ ...requirePlay(startedGame(2)), order: [1] })).toBeNull()
    expect(nextPair({ ...requirePlay(startedGame(2)), order: [] })).toBeNull()
  })

  test('[O-10] in a cup that waits for a team no team is next', () => {
    const reason = { because: 'cup-waits', team: 2 } as const
    expect(nextPair({ ...requirePlay(startedGame(2)), reason })).toBeNull()
  })

  const join = (team: number): GameEvent => ({ type: 'drafted', team, ids: ['p9'], by: 'hand' })
  test.each<[string, GameEvent[], number | null]>([
    ['gets one more player', [join(1)], 1],
    ['sees another team arrive', [join(4)], 1],
    ['was without players for a while', [{ type: 'left', id: 'p1' }, join(1)], null],
  ])('[L-11] a team that stays on and %s: %j', (_, events, holder) => {
    const stays = run(runningGame(3), scoreGoal(1, 1, 2))
    expect(requirePlay(apply(stays, events)).holder?.team ?? null).toBe(holder)
  })

  test('[L-9] a team whose last player goes home leaves it, the others keep their places', () => {
    const game = apply(runningGame(4), [{ type: 'left', id: 'p3' }])
    expect(requirePlay(game).order).toEqual([1, 2, 4])
    const redrafted = apply(game, [{ type: 'drafted', team: 3, ids: ['p9'], by: 'hand' }])
    expect(requirePlay(redrafted).order).toEqual([1, 2, 4, 3])
  })
})
