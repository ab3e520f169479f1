import { expect, test } from 'vitest'
import { arrive } from './arrival.ts'
import { shares } from './fairness.ts'
import { pauseClock } from './match.ts'
import {
  after,
  arrived,
  byHand,
  calls,
  does,
  ends,
  goal,
  MINUTE,
  moment,
  pitch,
  running,
  starts,
} from './testing/evenings.ts'

const pauses = (at: number) => (so: Parameters<typeof shares>[0]) => pauseClock(so, moment(at))

const of = (evening: Parameters<typeof shares>[0], team: number) =>
  shares(evening).find((share) => share.team === team)

test('[F-1] before Play Ball nobody has a share, and from then on everybody waits', () => {
  expect(shares(arrived(4))).toEqual([])
  expect(shares(pitch(3)).map(({ waitingSince, matches }) => ({ waitingSince, matches }))).toEqual([
    { waitingSince: 0, matches: 0 },
    { waitingSince: 1_000, matches: 0 },
    { waitingSince: 2_000, matches: 0 },
  ])
})

test('[F-1] whoever is on the pitch does not wait, and only a match that has ended counts', () => {
  expect(of(running(3), 1)).toEqual({
    team: 1,
    matches: 0,
    playedMs: 0,
    longestWaitMs: 0,
    waitingSince: null,
  })
  const played = does(running(3), ends(5 * MINUTE))
  expect(of(played, 1)).toMatchObject({ matches: 1, playedMs: 5 * MINUTE, waitingSince: 5 * MINUTE })
  expect(of(played, 3)).toMatchObject({ matches: 0, waitingSince: 2_000 })
})

test('[F-1] the longest wait is the longest of those that are over, whether it was the first or a later one', () => {
  const third = does(
    running(3),
    goal(1, 4 * MINUTE),
    goal(1, 4 * MINUTE),
    calls(1, 3, 6 * MINUTE),
    starts(6 * MINUTE),
    goal(3, 7 * MINUTE),
    goal(3, 7 * MINUTE),
  )
  expect(of(third, 3)).toMatchObject({ longestWaitMs: 6 * MINUTE - 2_000, playedMs: MINUTE })
  // 2 lost after four minutes and is called again at twelve
  expect(of(does(third, calls(3, 2, 12 * MINUTE)), 2)).toEqual({
    team: 2,
    matches: 1,
    playedMs: 4 * MINUTE,
    longestWaitMs: 8 * MINUTE,
    waitingSince: null,
  })
  expect(of(does(third, calls(3, 2, 12 * MINUTE)), 1)).toMatchObject({
    longestWaitMs: 2 * MINUTE,
    waitingSince: 7 * MINUTE,
  })
})

test('[F-1] a paused clock is no time played', () => {
  const played = does(running(2), pauses(MINUTE), starts(9 * MINUTE), ends(10 * MINUTE))
  expect(of(played, 2)?.playedMs).toBe(2 * MINUTE)
})

test('[F-1] a team of late arrivals waits from when the first of them came', () => {
  const began = pitch(2, { maxTeams: 3 })
  const late = after(began, arrive(began, { id: 'late', guest: true, at: 20 * MINUTE }))
  expect(of(does(late, byHand(3, 'late')), 3)).toMatchObject({ waitingSince: 20 * MINUTE })
})
