import { expect, test } from 'vitest'
import { hasKickedOff, tooSmallTeam } from './lineup.ts'
import { pauseClock } from './match.ts'
import {
  callMatch,
  MINUTE,
  moment,
  playerIds,
  requireMatch,
  run,
  runningGame,
  startedGame,
} from './testing/games.ts'

test.each([
  [1, 2, null],
  [1, 3, 1],
  [2, 4, null],
  [2, 5, 1],
])('[J-7] of %i against %i players the team that is too small is %s', (a, b, small) => {
  const all = playerIds(a + b)
  const game = startedGame(2)
  const sheets = game.teams.map((sheet, index) => ({
    ...sheet,
    players: index === 0 ? all.slice(0, a) : all.slice(a),
  }))
  expect(tooSmallTeam({ ...game, teams: sheets }, [1, 2])).toBe(small)
  expect(tooSmallTeam({ ...game, teams: sheets }, [2, 1])).toBe(small)
})

test('[J-6] a match has kicked off once its clock has run, also while it stands', () => {
  const called = run(startedGame(2), callMatch(1, 2))
  expect(hasKickedOff(requireMatch(called))).toBe(false)
  const running = runningGame(2)
  expect(hasKickedOff(requireMatch(running))).toBe(true)
  const paused = run(running, (state) => pauseClock(state, moment(MINUTE)))
  expect(requireMatch(paused).clock.phase).toBe('paused')
  expect(hasKickedOff(requireMatch(paused))).toBe(true)
})
