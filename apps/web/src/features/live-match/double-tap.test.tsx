import type { GameState } from '@turnout/contract/game-state'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { identity } from '../../platform/session/identity.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { toBoard } from './board.ts'
import { UndoButtons } from './public/undo-buttons.tsx'
import { gameWithMatch, match } from './testing.ts'
import { useScore } from './use-score.ts'

const GAME_ID = '0190a0a0-0000-7000-8000-000000000001'
const A_MOMENT_MS = 1_000

// time passes only where a test advances it
beforeEach(() => {
  const now = performance.now()
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.advanceTimersByTime(now + A_MOMENT_MS)
  identity.signIn('token')
})

const offer = (version: number) => ({
  ...{ version, what: `Goal ${version}`, of: 'play' as const, drops: null, changes: [] },
})

test('a double tap takes back one command, and does not do it again', async () => {
  const sent = stubServer({
    [`POST /games/${GAME_ID}/take-back`]: () => ({ what: 'A goal' }),
    [`POST /games/${GAME_ID}/redo`]: () => ({ what: 'A goal' }),
  })
  const versions = () => sent.filter(({ route }) => route.startsWith('POST')).map(({ body }) => body)
  const buttons = (last: number | null, undone: number | null) => (
    <UndoButtons
      gameId={GAME_ID}
      offers={{
        take_back: last === null ? null : offer(last),
        redo: undone === null ? null : offer(undone),
      }}
    />
  )
  const { getByRole, rerender } = await render(buttons(2, null), { wrapper: Providers })
  await getByRole('button', { name: 'Undo: Goal 2' }).click()
  await expect.poll(versions).toEqual([{ version: 2 }])
  await rerender(buttons(1, 3))
  await getByRole('button', { name: 'Undo: Goal 1' }).click()
  await getByRole('button', { name: /Goal 3/ }).click()
  expect(versions()).toEqual([{ version: 2 }])
  vi.advanceTimersByTime(A_MOMENT_MS)
  await getByRole('button', { name: 'Undo: Goal 1' }).click()
  await expect.poll(versions).toEqual([{ version: 2 }, { version: 1 }])
})

function Goal({ game }: { game: GameState }) {
  const { add, board } = useScore(game, toBoard(game))
  return (
    <button type="button" onClick={() => board && add(board.a)}>
      Goal, {board?.a.score}
    </button>
  )
}

/** Each in its own game: a command of another game still waits for its answer. */
const matches = () => {
  const game_id = crypto.randomUUID()
  return (phase: 'ready' | 'running' | 'paused') => gameWithMatch(match(1, 2, '0-0', { phase }), { game_id })
}

test.each(['ready', 'paused'] as const)(
  'the second tap on the button of a match that is %s is no goal',
  async (phase) => {
    stubServer({})
    const inPhase = matches()
    const { getByRole, rerender } = await render(<Goal game={inPhase(phase)} />, { wrapper: Providers })
    await rerender(<Goal game={inPhase('running')} />)
    const goal = getByRole('button')
    await goal.click()
    await expect.element(goal).toHaveTextContent('Goal, 0')
    vi.advanceTimersByTime(A_MOMENT_MS)
    await goal.click()
    await expect.element(goal).toHaveTextContent('Goal, 1')
  },
)

test('a match that is on when its page opens takes goals at once', async () => {
  stubServer({})
  const { getByRole } = await render(<Goal game={matches()('running')} />, { wrapper: Providers })
  await getByRole('button').click()
  await expect.element(getByRole('button')).toHaveTextContent('Goal, 1')
})
