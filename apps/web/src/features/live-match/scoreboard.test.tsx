import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { toBoard } from './board.ts'
import { toRoster } from './roster.ts'
import { Scoreboard } from './scoreboard.tsx'
import { ended, gameState, gameWithMatch, match } from './testing.ts'
import type { Sounds } from './use-whistle.ts'

const SILENCE = { isOn: false } as Sounds

test.each([
  ['a knockout match says so', gameWithMatch(match(1, 2, '0-0', { is_knockout: true })), 1],
  ['any other match does not', gameWithMatch(match(1, 2, '0-0')), 0],
  ['nor a result', gameState({ completed_matches: [ended(1, 2, '1-0', { is_knockout: true })] }), 0],
])('on the clock of a board %s', async (_, game, count) => {
  const board = toBoard(game, toRoster(game))
  if (!board) throw new Error('There is a match and no board.')
  const { getByText } = await render(<Scoreboard board={board} clock={game.clock} sounds={SILENCE} />)
  expect(getByText('knockout').elements()).toHaveLength(count)
})
