import { getGameDay } from '@turnout/contract/game-day'
import type { GameState } from '@turnout/contract/game-state'
import { getGameState } from '@turnout/contract/live-match'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { queryClient, read } from '../../platform/api/queries.ts'
import { POLL_MS } from '../../platform/specified-figures.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { serverClock } from '../../platform/time/server-clock.ts'
import { aGameDay } from '../game-day/testing.ts'
import { LiveMatchPage } from './live-match-page.tsx'
import { MatchScreen } from './match-screen.tsx'
import { ended, gameState, gameWithMatch, match, upcoming } from './testing.ts'

const show = (game: GameState) =>
  render(<MatchScreen day={aGameDay()} game={game} connection="live" lastSeen={null} />, {
    wrapper: Providers,
  })

const MINUTE = 60_000
/** The session goes on. */
const onGoing = () => ({ session_ends_at: Date.now() + 60 * MINUTE, closes_at: Date.now() + 120 * MINUTE })
/** One match is over, and the next one is started by hand. */
const played = (changes: Partial<GameState>) =>
  gameState({
    ...{ completed_matches: [ended(1, 2, '1-0')], is_held: true },
    upcoming_match: upcoming(1, 3, 'Orange stays on.'),
    ...changes,
  })

test('[D-10] past its end a game that no one has closed is over on the screen, and an organiser may start one more match', async () => {
  const sent = stubServer({})
  const now = Date.now()
  serverClock.add({ sentAt: performance.now(), receivedAt: performance.now(), serverTime: now })
  const game = played({ session_ends_at: now - MINUTE, closes_at: now + MINUTE, can_steer_evening: true })
  await show(game)
  await expect.element(page.getByRole('heading', { name: 'Orange won the day' })).toBeVisible()
  expect(page.getByText('Live', { exact: true }).elements()).toEqual([])
  expect(page.getByRole('timer').elements()).toEqual([])
  await expect.element(page.getByRole('link', { name: 'See all results' })).toBeVisible()
  await expect
    .element(page.getByText(/^The session has ended\. A match that you start now still counts\./))
    .toBeVisible()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect.poll(() => sent.map(({ route }) => route)).toContain('POST /games/game/start-match')
})

test('[U-8] organisers can undo the end of the game, and people who watch are not offered it', async () => {
  const sent = stubServer({})
  const take_back: GameState['take_back'] = {
    of: 'play',
    what: 'End of the game',
    version: 1,
    drops: null,
    changes: [],
  }
  const over = played({ is_closed: true, is_held: false, upcoming_match: null })
  const organiser = await show({ ...over, can_steer_evening: true, take_back })
  await page.getByRole('button', { name: 'Undo: End of the game' }).click()
  await expect.poll(() => sent.map(({ route }) => route)).toContain('POST /games/game/take-back')
  await organiser.unmount()
  await show({ ...over, can_steer_evening: false, can_control_match: false })
  await expect.element(page.getByRole('heading', { name: 'Orange won the day' })).toBeVisible()
  expect(page.getByRole('button', { name: /^Undo/ }).elements()).toEqual([])
})

test('a person who becomes an organiser while the page is open can control the match', async () => {
  const sent = stubServer({})
  const next = upcoming(1, 3, 'Orange stays on.', { starts_at: Date.now() + 5 * MINUTE })
  const watched = { is_held: false, can_steer_evening: false, can_control_match: false }
  const game = played({ ...onGoing(), ...watched, upcoming_match: next })
  const screen = (state: GameState) => (
    <MatchScreen day={aGameDay()} game={state} connection="live" lastSeen={null} />
  )
  const { rerender } = await render(screen(game), { wrapper: Providers })
  await expect.element(page.getByText('Only admins can start matches')).toBeVisible()
  await rerender(screen({ ...game, can_steer_evening: true, can_control_match: true }))
  await page.getByRole('button', { name: 'Hold the next match' }).click()
  await expect.poll(() => sent.map(({ body }) => body)).toContainEqual({ hold: true })
})

test('a person who opens the match before there is a game reads that, and sees the game once it is there', async () => {
  const [group_id, current_game_id] = [crypto.randomUUID(), crypto.randomUUID()]
  let day = aGameDay({ group_id })
  const sent = stubServer({ [`GET /games/game-day/${group_id}`]: () => getGameDay.reply.encode(day) })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const params = { gameId: current_game_id }
  queryClient.setQueryData(
    read(getGameState, { params }).queryKey,
    gameWithMatch(match(1, 2, '0-0'), onGoing()),
  )
  queryClient.setQueryData(read(getGameDay, { params: { groupId: group_id } }).queryKey, day)
  await render(<LiveMatchPage groupId={group_id} />, { wrapper: Providers })
  await expect.element(page.getByRole('heading', { name: 'Match Not Found' })).toBeVisible()
  day = { ...day, current_game_id, has_play_begun: true }
  vi.advanceTimersByTime(POLL_MS.state)
  await expect.element(page.getByRole('img', { name: 'Orange 0' })).toBeVisible()
  expect(sent.length).toBeGreaterThan(0)
})

test('at 360 px the words of each button under the board are on one line', async () => {
  await page.viewport(360, 740)
  const clock = { is_running: true, ends_at: Date.now() + MINUTE, left_ms: MINUTE, expired: false }
  await show(gameWithMatch(match(1, 2, '1-0'), { ...onGoing(), clock, can_control_match: true }))
  for (const name of ['Pause', 'End match']) {
    const button = page.getByRole('button', { name })
    await expect.element(button).toBeVisible()
    const words = document.createRange()
    words.selectNodeContents(button.element())
    expect(words.getBoundingClientRect().height, name).toBeLessThan(30)
  }
})
