import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { TopicListener } from '../../platform/realtime/event-stream.ts'
import { POLL_MS } from '../../platform/specified-figures.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { GameDaySync } from './game-day-sync.tsx'
import { aGameDay } from './testing.ts'

const isLive = vi.hoisted(() => vi.fn())

vi.mock('../../platform/realtime/event-stream.ts', () => ({
  subscribe: (_: unknown, { onConnection }: TopicListener<unknown>) => {
    onConnection?.('live')
    isLive()
    return () => undefined
  },
}))

test('a day that has lost its game is asked for as often as one that never had any', async () => {
  const day = aGameDay({ current_game_id: crypto.randomUUID() })
  const sent = stubServer({
    [`GET /games/game-day/${day.group_id}`]: () => day,
    [`GET /games/game-day/${day.group_id}/players`]: () => [],
    [`GET /games/game-day/${day.group_id}/manual-participants`]: () => [],
  })
  const asked = () => sent.filter(({ route }) => route === `GET /games/game-day/${day.group_id}`).length
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const sync = (current_game_id: string | null) => (
    <GameDaySync today={{ day: { ...day, current_game_id }, players: [], guests: [] }} />
  )
  const { rerender } = await render(sync(day.current_game_id), { wrapper: Providers })
  await expect.poll(() => isLive.mock.calls.length).toBeGreaterThan(0)
  await expect.poll(asked).toBe(1)
  await rerender(sync(null))
  vi.advanceTimersByTime(POLL_MS.state)
  await expect.poll(asked).toBe(2)
})
