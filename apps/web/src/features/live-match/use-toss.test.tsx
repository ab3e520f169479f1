import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { ended, gameState, tossDue, tossed } from './testing.ts'
import { useToss } from './use-toss.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const due = gameState({ completed_matches: [ended(1, 2, '1-1')], coin_toss_state: tossDue(1, 2) })
const second = { ...tossDue(2, 3), commitment: 'second seal', last: tossed(2, 1).last }

test('[O-6] each of two coins after the same match flies, and keeps the seal from before it', async () => {
  const { result, rerender, act } = await renderHook((game?: typeof due) => useToss(game ?? due))
  await rerender({ ...due, coin_toss_state: second })
  expect(result.current.isInAir).toBe(true)
  await act(() => void vi.advanceTimersByTime(2_000))
  expect(result.current.isInAir).toBe(false)
  await rerender({ ...due, coin_toss_state: tossed(3, 2, 1, 2) })
  expect(result.current.isInAir).toBe(true)
  expect([1, 2].map(result.current.sealOf)).toEqual(['seal', 'second seal'])
})
