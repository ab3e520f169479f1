import type { PreviousGame } from '@turnout/contract/games'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Providers } from '../../platform/testing/providers.tsx'
import { PreviousGames } from './previous-games.tsx'

const match = (number: number, a: number, b: number, goals: [number, number]) => ({
  ...{ number, team_a: a, team_b: b, team_a_score: goals[0], team_b_score: goals[1] },
  winner: goals[0] > goals[1] ? a : b,
})

/** Orange and Blue won a match each, Blue by more goals. */
const game = (overrides: Partial<PreviousGame> = {}): PreviousGame => ({
  ...{ game_id: 'game', date: '2026-06-09', player_count: 12, winner: null, cup: null },
  matches: [match(1, 1, 3, [1, 0]), match(2, 2, 3, [4, 0])],
  ...overrides,
})

async function rowOf(previous: PreviousGame): Promise<string> {
  const { container } = await render(
    <PreviousGames groupId="group" games={[previous]} failed={false} isMember={false} />,
    { wrapper: Providers },
  )
  return container.querySelector('summary')?.textContent ?? ''
}

test('[O-23] if no team won the cup, the team with the most wins is not named', async () => {
  const cup = { winner: null, runner_up: null, third: null, final: null, points: null }
  expect(await rowOf(game({ winner: { team_number: 2, wins: 1 }, cup }))).toMatch(/^\?.*No team won the cup$/)
  expect(await rowOf(game({ cup: { ...cup, winner: 1, points: 3 } }))).toMatch(/^1.*Orange won the cup$/)
})

test('[E-4] teams that share first place are named in the order of the table', async () => {
  expect(await rowOf(game())).toMatch(/Blue and Orange won 1 each$/)
})
