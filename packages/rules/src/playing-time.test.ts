import { expect, test } from 'vitest'
import { arrive } from './arrival.ts'
import { substitutePlayer } from './come-and-go.ts'
import { pauseClock } from './match.ts'
import { playingTimes } from './playing-time.ts'
import {
  apply,
  arrivedGame,
  callMatch,
  draftByHand,
  endMatchAt,
  MINUTE,
  moment,
  run,
  runningGame,
  scoreGoal,
  startClockAt,
  startedGame,
} from './testing/games.ts'

const pauseAt = (at: number) => (state: Parameters<typeof playingTimes>[0]) => pauseClock(state, moment(at))

const playingTimeOf = (game: Parameters<typeof playingTimes>[0], team: number) =>
  playingTimes(game).find((share) => share.team === team)

test('[F-1] before Play Ball no team has a share, and from then on every team waits', () => {
  expect(playingTimes(run(arrivedGame(4), draftByHand(1, 'p1')))).toEqual([])
  expect(
    playingTimes(startedGame(3)).map(({ waitingSince, matches }) => ({ waitingSince, matches })),
  ).toEqual([
    { waitingSince: 0, matches: 0 },
    { waitingSince: 1_000, matches: 0 },
    { waitingSince: 2_000, matches: 0 },
  ])
})

test('[F-1] a team on the pitch does not wait, and only a match that has ended counts', () => {
  expect(playingTimeOf(runningGame(3), 1)).toEqual({
    team: 1,
    matches: 0,
    playedMs: 0,
    longestWaitMs: 0,
    waitingSince: null,
  })
  const played = run(runningGame(3), endMatchAt(5 * MINUTE))
  expect(playingTimeOf(played, 1)).toMatchObject({
    matches: 1,
    playedMs: 5 * MINUTE,
    waitingSince: 5 * MINUTE,
  })
  expect(playingTimeOf(played, 3)).toMatchObject({ matches: 0, waitingSince: 2_000 })
})

test('[F-1] the longest wait is the longest of those that are over, the first or a later one', () => {
  const third = run(
    runningGame(3),
    scoreGoal(1, 4 * MINUTE),
    scoreGoal(1, 4 * MINUTE),
    callMatch(1, 3, 6 * MINUTE),
    startClockAt(6 * MINUTE),
    scoreGoal(3, 7 * MINUTE),
    scoreGoal(3, 7 * MINUTE),
  )
  expect(playingTimeOf(third, 3)).toMatchObject({ longestWaitMs: 6 * MINUTE - 2_000, playedMs: MINUTE })
  // 2 lost after four minutes and is called again at twelve
  expect(playingTimeOf(run(third, callMatch(3, 2, 12 * MINUTE)), 2)).toEqual({
    team: 2,
    matches: 1,
    playedMs: 4 * MINUTE,
    longestWaitMs: 8 * MINUTE,
    waitingSince: null,
  })
  expect(playingTimeOf(run(third, callMatch(3, 2, 12 * MINUTE)), 1)).toMatchObject({
    longestWaitMs: 2 * MINUTE,
    waitingSince: 7 * MINUTE,
  })
})

test('[F-1] a paused clock adds no playing time', () => {
  const played = run(runningGame(2), pauseAt(MINUTE), startClockAt(9 * MINUTE), endMatchAt(10 * MINUTE))
  expect(playingTimeOf(played, 2)?.playedMs).toBe(2 * MINUTE)
})

test('[F-1] a team of late arrivals waits from when the first of them came', () => {
  const began = startedGame(2, { maxTeams: 3 })
  const late = ['first', 'second'].reduce(
    (game, id, index) => apply(game, arrive(game, { id, guest: true, at: (20 + index) * MINUTE })),
    apply(began, [{ type: 'settings-changed', settings: { ...began.settings, teamSize: 2 } }]),
  )
  const joined = run(late, draftByHand(3, 'second', 'first'))
  expect(playingTimeOf(joined, 3)).toMatchObject({ waitingSince: 20 * MINUTE })
})

test.each([
  ['a', 1, 3],
  ['b', 3, 1],
])('[F-1] a team that has other players now has still waited for its first match as %s', (_, a, b) => {
  const played = run(
    startedGame(3),
    callMatch(a, b, 5 * MINUTE),
    startClockAt(5 * MINUTE),
    endMatchAt(6 * MINUTE),
  )
  const late = apply(played, arrive(played, { id: 'late', guest: true, at: 20 * MINUTE }))
  const other = run(late, (game) =>
    substitutePlayer(game, { playerIn: 'late', playerOut: 'p3' }, { isOrganiser: true, id: null }),
  )
  expect(playingTimeOf(other, 3)).toMatchObject({ longestWaitMs: 5 * MINUTE - 2_000 })
})
