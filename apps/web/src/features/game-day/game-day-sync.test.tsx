import { getGameDay } from '@turnout/contract/game-day'
import type { Versioned } from '@turnout/contract/live-feed'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient, read } from '../../platform/api/queries.ts'
import type { Topic, TopicListener } from '../../platform/realtime/event-stream.ts'
import { POLL_MS } from '../../platform/specified-figures.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { GameDaySync } from './game-day-sync.tsx'
import { aGameDay } from './testing.ts'

const isLive = vi.hoisted(() => vi.fn())
/** What the stream of the group brings. */
const groupFeed = vi.hoisted(() => ({ send: () => {} }))

vi.mock('../../platform/realtime/event-stream.ts', () => ({
  subscribe: ({ path }: Topic<Versioned>, { onConnection, onState }: TopicListener<unknown>) => {
    onConnection?.('live')
    isLive()
    if (path.includes('sport-groups')) groupFeed.send = () => onState({})
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

test('an answer to the game is asked for as soon as the stream of the group tells of one, without a poll', async () => {
  const day = aGameDay()
  const sent = stubServer({})
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  queryClient.setQueryData(read(getGameDay, { params: { groupId: day.group_id } }).queryKey, day)
  const asked = () => sent.filter(({ route }) => route === `GET /games/game-day/${day.group_id}`).length
  await render(<GameDaySync today={{ day, players: [], guests: [] }} />, { wrapper: Providers })
  await expect.poll(() => isLive.mock.calls.length).toBeGreaterThan(0)
  const before = asked()
  // what it begins with is no news
  groupFeed.send()
  groupFeed.send()
  await expect.poll(asked).toBe(before + 1)
})
