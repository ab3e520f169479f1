import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { serverClock } from '../../platform/time/server-clock.ts'
import { toBoard } from './board.ts'
import { Scoreboard } from './scoreboard.tsx'
import { ended, gameState, gameWithMatch, match } from './testing.ts'
import type { Sounds } from './use-whistle.ts'

const SILENCE = { isOn: false } as Sounds
const SOUNDS = { ...SILENCE, timeUp: () => {}, lastMinute: () => {} } as Sounds

test.each([
  ['a knockout match says so', gameWithMatch(match(1, 2, '0-0', { is_knockout: true })), 1],
  ['any other match does not', gameWithMatch(match(1, 2, '0-0')), 0],
  ['nor a result', gameState({ completed_matches: [ended(1, 2, '1-0', { is_knockout: true })] }), 0],
])('on the clock of a board %s', async (_, game, count) => {
  const board = toBoard(game)
  if (!board) throw new Error('There is a match and no board.')
  const { getByText } = await render(<Scoreboard board={board} clock={game.clock} sounds={SILENCE} />)
  expect(getByText('knockout').elements()).toHaveLength(count)
})

test.each([320, 360, 390, 640, 1280])(
  'at %i px both plates are equally large, and none lies on the clock',
  async (width) => {
    await page.viewport(width, 740)
    for (const score of ['9-10', '99-98', '100-99']) {
      const game = gameWithMatch(match(1, 2, score))
      const board = toBoard(game)
      if (!board) throw new Error('There is a match and no board.')
      const { container, getByRole, unmount } = await render(
        <Scoreboard board={board} clock={game.clock} sounds={SILENCE} />,
      )
      const clock = getByRole('timer').element().getBoundingClientRect()
      const [a, b] = [...container.querySelectorAll('[role=group] [role=img]')].map((plates) =>
        plates.getBoundingClientRect(),
      )
      expect(a?.height, score).toBe(b?.height)
      expect(a?.right, score).toBeLessThanOrEqual(clock.left)
      expect(b?.left, score).toBeGreaterThanOrEqual(clock.right)
      await unmount()
    }
  },
)

test('the announcement of the last seconds goes with the match', async () => {
  const at = { sentAt: performance.now(), receivedAt: performance.now(), serverTime: Date.now() }
  serverClock.add(at)
  const board = (game: ReturnType<typeof gameState>) => {
    const shown = toBoard(game)
    if (!shown) throw new Error('There is a match and no board.')
    return <Scoreboard board={shown} clock={game.clock} sounds={SOUNDS} />
  }
  const clock = { is_running: true, ends_at: Date.now() + 10_500, left_ms: 10_500, expired: false }
  const { getByText, rerender } = await render(board(gameWithMatch(match(1, 2, '1-0'), { clock })))
  await expect.element(getByText('Ten seconds left')).toBeInTheDocument()
  await rerender(board(gameState({ completed_matches: [ended(1, 2, '1-0')] })))
  await expect.element(getByText('Ten seconds left')).not.toBeInTheDocument()
})
