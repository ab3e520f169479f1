import { getGameDay } from '@turnout/contract/game-day'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient, read } from '../../platform/api/queries.ts'
import { livePaths } from '../../platform/realtime/live-paths.ts'
import { POLL_MS } from '../../platform/specified-figures.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { stubStream } from '../../platform/testing/stub-stream.ts'
import { stateOnTheWire } from '../live-match/testing.ts'
import { GameDaySync } from './game-day-sync.tsx'
import { aGameDay } from './testing.ts'

test('a day whose game is gone is polled as often as one that never had a game', async () => {
  const gameId = crypto.randomUUID()
  const day = aGameDay({ group_id: crypto.randomUUID(), current_game_id: gameId })
  const sent = stubServer({
    [`GET /games/game-day/${day.group_id}`]: () => getGameDay.reply.encode(day),
    [`GET /games/game-day/${day.group_id}/players`]: () => [],
    [`GET /games/game-day/${day.group_id}/manual-participants`]: () => [],
    [`GET /games/${gameId}/events`]: stubStream(() => stateOnTheWire({ game_id: gameId })).open,
  })
  const asked = () => sent.filter(({ route }) => route === `GET /games/game-day/${day.group_id}`).length
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const sync = (current_game_id: string | null) => (
    <GameDaySync today={{ day: { ...day, current_game_id }, players: [], guests: [] }} />
  )
  const { rerender } = await render(sync(gameId), { wrapper: Providers })
  await expect.poll(() => [...livePaths]).toContain(`/games/${gameId}/events`)
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  const before = asked()
  await rerender(sync(null))
  vi.advanceTimersByTime(POLL_MS.state)
  await expect.poll(asked).toBe(before + 1)
})

test('a new answer is fetched as soon as the stream of the group reports it, without a poll', async () => {
  const day = aGameDay({ group_id: crypto.randomUUID() })
  const feed = (version: number) => ({ version, era: 'first', tag: String(version) })
  const stream = stubStream(() => feed(1))
  const sent = stubServer({ [`GET /sport-groups/${day.group_id}/events`]: stream.open })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  queryClient.setQueryData(read(getGameDay, { params: { groupId: day.group_id } }).queryKey, day)
  const asked = () => sent.filter(({ route }) => route === `GET /games/game-day/${day.group_id}`).length
  await render(<GameDaySync today={{ day, players: [], guests: [] }} />, { wrapper: Providers })
  // the first value of the stream is not a change
  await expect.poll(() => [...livePaths]).toContain(`/sport-groups/${day.group_id}/events`)
  const before = asked()
  stream.say(feed(2))
  await expect.poll(asked).toBe(before + 1)
})
