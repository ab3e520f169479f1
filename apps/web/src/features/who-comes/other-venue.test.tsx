import type { SportGroup } from '@turnout/contract/groups'
import {
  getScheduledGame,
  listScheduledGames,
  type ScheduledGameDetails,
} from '@turnout/contract/scheduled-games'
import { getStandingAnswer } from '@turnout/contract/standing-answer'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient, read } from '../../platform/api/queries.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { AnswerPage } from './answer-page.tsx'
import { MemberDates } from './public/dates.tsx'
import { NextAnswer } from './public/replies.tsx'
import { aScheduledGame, MONDAY } from './testing.ts'

const MOVED = aScheduledGame({
  ...{ state: 'moved', is_elsewhere: true },
  ...{ venue_name: 'Mabley Green', venue_address: 'Lee Conservancy Road, London' },
  ...{ venue_latitude: 51.5512, venue_longitude: -0.0321 },
})
const GROUP = {
  ...{ id: 'canal', time_zone: 'Europe/London', next_game: { date: MOVED.date } },
  current_user_membership: { role: 'member' },
} as SportGroup

beforeEach(() => {
  vi.useFakeTimers({ now: MONDAY, toFake: ['Date'] })
  // no request gets an answer
  stubServer({})
})

function show(page: ReactNode, game: ScheduledGameDetails) {
  const params = { groupId: 'canal' }
  queryClient.setQueryData(read(listScheduledGames, { params }).queryKey, [game])
  queryClient.setQueryData(read(getScheduledGame, { params: { ...params, gameId: game.id } }).queryKey, game)
  queryClient.setQueryData(read(getStandingAnswer, { params }).queryKey, { weekdays: [], choices: [] })
  return render(page, { wrapper: Providers })
}

const ANSWER_PAGE = <AnswerPage groupId="canal" gameId="tuesday" />
const PAGES = [
  [
    'the next game',
    <NextAnswer
      key="next"
      groupId="canal"
      date={MOVED.date}
      isToday={false}
      hasArrived={false}
      hasPlayBegun={false}
      fallback={null}
    />,
  ],
  [
    'the list of dates',
    <MemberDates key="dates" group={GROUP} now={MONDAY} isOver={false} fallback={null} />,
  ],
  ['the page for an answer', ANSWER_PAGE],
] as const

test.each(PAGES)(
  '[H-17] %s shows the address of another venue and directions to its pin',
  async (_, page) => {
    const screen = await show(page, MOVED)
    await expect.element(screen.getByText(/^Moved to Mabley Green/)).toBeVisible()
    await expect.element(screen.getByText('Lee Conservancy Road, London')).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Directions' }))
      .toHaveAttribute('href', 'https://www.openstreetmap.org/directions?to=51.5512%2C-0.0321')
  },
)

test('directions use the address when the server sends no pin', async () => {
  const screen = await show(ANSWER_PAGE, {
    ...MOVED,
    venue_latitude: undefined,
    venue_longitude: undefined,
  })
  await expect
    .element(screen.getByRole('link', { name: 'Directions' }))
    .toHaveAttribute('href', expect.stringContaining('search?query=Mabley%20Green%2C%20Lee%20Conservancy'))
})

test.each([
  ["at the group's own venue", { is_elsewhere: false }],
  ['that is cancelled', { state: 'cancelled' }],
] as const)('a game %s has no link to directions', async (_, changes) => {
  const screen = await show(ANSWER_PAGE, { ...MOVED, ...changes })
  await expect.element(screen.getByText('Canal Tuesdays')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Directions' }).elements()).toEqual([])
})
