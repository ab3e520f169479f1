import { getGameState } from '@turnout/contract/live-match'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { markRestored } from '../../platform/api/reply-origin.ts'
import { LazyMatchAnnouncer } from './lazy-match-announcer.tsx'
import { gameWithMatch, match } from './testing.ts'

const NO_SOUNDS = { clockStarted: () => undefined, kickOff: () => undefined, timeUp: () => undefined }
const announcerOf = (game: ReturnType<typeof gameWithMatch>) => (
  <LazyMatchAnnouncer game={game} sounds={NO_SOUNDS} endpoint={getGameState} />
)
const before = () => gameWithMatch(match(1, 2, '0-0'))
const after = () => gameWithMatch(match(1, 2, '1-0'))

test('a goal before the announcer has loaded is announced once it has', async () => {
  const { rerender, getByRole } = await render(announcerOf(before()))
  await rerender(announcerOf(after()))
  await expect.element(getByRole('status')).toHaveTextContent('Goal for Orange. Orange 1, Blue 0')
})

test('a goal from while the page was closed is not announced', async () => {
  const restored = before()
  markRestored(restored)
  const { rerender, getByRole } = await render(announcerOf(restored))
  await rerender(announcerOf(after()))
  await rerender(announcerOf(gameWithMatch(match(1, 2, '1-1'))))
  await expect.element(getByRole('status')).toHaveTextContent('Goal for Blue. Orange 1, Blue 1')
})
