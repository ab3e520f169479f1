import type { GameState } from '@turnout/contract/game-state'
import { expect, test } from 'vitest'
import { playingTimeRows } from './playing-time-rows.ts'
import { gameState } from './testing.ts'

const NOON = 1_700_000_000_000
const share = (
  team: number,
  played: number,
  longestWait: number,
  since: number | null,
): GameState['shares'][number] => ({
  team_id: `t${team}`,
  matches: Math.ceil(played / 420),
  played_s: played,
  longest_wait_s: longestWait,
  waiting_since: since,
})

test('the team that has played least comes first, then the longest wait; a wait that still runs counts as the longest', () => {
  const game = gameState({
    shares: [
      share(1, 840, 300, null),
      share(2, 420, 600, NOON - 60_000),
      share(3, 0, 0, NOON - 1_199_000),
      share(4, 420, 300, NOON - 450_000),
    ],
  })
  const rows = playingTimeRows(game, NOON)
  expect(
    rows.map(({ team, matches, played, longestWait, currentWait }) => [
      team.name,
      matches,
      played,
      longestWait,
      currentWait,
    ]),
  ).toEqual([
    ['Chalk', 0, '0', '19', '19'],
    ['Coal', 1, '7', '7', '7'],
    ['Blue', 1, '7', '10', '1'],
    ['Orange', 2, '14', '5', 'plays'],
  ])
})
