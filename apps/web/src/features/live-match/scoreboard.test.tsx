import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { toBoard } from './board.ts'
import { toRoster } from './roster.ts'
import { Scoreboard } from './scoreboard.tsx'
import { ended, gameState, gameWithMatch, match } from './testing.ts'
import type { Sounds } from './use-whistle.ts'

const SILENCE = { isOn: false } as Sounds

test.each([
  ['a knockout match says so', gameWithMatch(match(1, 2, '0-0', { is_knockout: true })), true],
  ['any other match does not', gameWithMatch(match(1, 2, '0-0')), false],
  ['nor a result', gameState({ completed_matches: [ended(1, 2, '1-0', { is_knockout: true })] }), false],
])('on the clock of a board %s', (_, game, hasWord) => {
  const board = toBoard(game, toRoster(game))
  if (!board) throw new Error('There is a match and no board.')
  const html = renderToStaticMarkup(<Scoreboard board={board} clock={game.clock} sounds={SILENCE} />)
  expect(html.includes('knockout')).toBe(hasWord)
})
