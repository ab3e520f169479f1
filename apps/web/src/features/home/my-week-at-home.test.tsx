import { type GameDay, getGameDay } from '@turnout/contract/game-day'
import { listMyGroups, type SportGroup } from '@turnout/contract/groups'
import { listMyScheduledGames, type ScheduledGame } from '@turnout/contract/scheduled-games'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { queryClient, read } from '../../platform/api/queries.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { MyGameDays } from './my-game-days.tsx'

const TUESDAY = '2026-06-09'
const WEDNESDAY = '2026-06-10'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(`${TUESDAY}T17:30:00.000Z`), toFake: ['Date'] })
  // no request is answered
  stubServer({})
})

type MyAnswer = Partial<ScheduledGame['my_answer']>

/** A game of Canal Side with two places, both taken. */
const fullGame = (date: string, my_answer: MyAnswer = {}) =>
  ({
    ...{ id: date, group_id: 'canal', group_name: 'Canal Side', venue_name: 'The cage', date },
    ...{ start_time: '19:00', end_time: '21:00', time_zone: 'UTC', state: 'planned', moved_from: null },
    starts_at: Date.parse(`${date}T19:00:00.000Z`),
    ends_at: Date.parse(`${date}T21:00:00.000Z`),
    ...{ mode: 'limited', places: 2, going_count: 2, waiting_count: 0, cost: null, guests_allowed: false },
    my_answer: { answer: null, position: null, at_short_notice: true, guests: [], ...my_answer },
  }) as unknown as ScheduledGame

const SESSION = { start_time: '19:00', end_time: '21:00' }

const groupPlayingOn = (date: string) =>
  ({
    ...{ id: 'canal', name: 'Canal Side', sports_type: 'football', playing_days: [], time_zone: 'UTC' },
    next_game: { date, ...SESSION, starts_at: Date.parse(`${date}T19:00:00.000Z`) },
    current_user_membership: { is_member: true },
  }) as unknown as SportGroup

type Day = Partial<Pick<GameDay, 'my_player' | 'is_over'>>

const renderHome = (date: string, games: ScheduledGame[], known: Day = {}) => {
  queryClient.setQueryData(read(listMyGroups, {}).queryKey, [groupPlayingOn(date)])
  queryClient.setQueryData(read(listMyScheduledGames, {}).queryKey, games)
  const { queryKey } = read(getGameDay, { params: { groupId: 'canal' } })
  const day = { group_id: 'canal', date: TUESDAY, can: {}, my_player: null, ...known }
  queryClient.setQueryData(queryKey, day as GameDay)
  return render(<MyGameDays />, { wrapper: Providers })
}

const ARRIVED = { id: 'me', arrival_number: 1, arrival_time: 0, team: null }
const SWITCH = { name: /^Not at short notice/ }

test('a person who has checked in today is not asked about today any more, but about the other days', async () => {
  const games = [fullGame(TUESDAY), fullGame(WEDNESDAY)]
  const screen = await renderHome(TUESDAY, games, { my_player: ARRIVED })
  await expect.element(screen.getByText("You're checked in")).toBeVisible()
  expect(screen.getByRole('button', { name: "I'm in" }).elements()).toHaveLength(1)
  await expect
    .element(screen.getByRole('img', { name: /Tue 9 Jun: you're in\. Wed 10 Jun: not/ }))
    .toBeVisible()
})

test('a person who has not checked in today is asked about today', async () => {
  const screen = await renderHome(TUESDAY, [fullGame(TUESDAY)])
  await expect.element(screen.getByRole('button', { name: "I'm in" })).toBeVisible()
  await expect.element(screen.getByText("You're checked in")).not.toBeInTheDocument()
})

test('a game that an organiser has ended is not asked about any more, even before the week has loaded again', async () => {
  const games = [fullGame(TUESDAY), fullGame(WEDNESDAY)]
  const screen = await renderHome(TUESDAY, games, { is_over: true })
  await expect.element(screen.getByRole('img', { name: 'Wed 10 Jun: not answered' })).toBeVisible()
  expect(screen.getByRole('button', { name: "I'm in" }).elements()).toHaveLength(1)
})

test('with all places of the next game taken Home asks whether a place at short notice is wanted', async () => {
  const screen = await renderHome(WEDNESDAY, [fullGame(WEDNESDAY)])
  await expect.element(screen.getByRole('switch', SWITCH)).not.toBeChecked()
})

test('in a row of the week that is asked once the person is on the waiting list', async () => {
  const games = [fullGame(TUESDAY), fullGame(WEDNESDAY, { answer: 'waiting', position: 1 })]
  const screen = await renderHome(TUESDAY, games)
  await expect.element(screen.getByText("You're 1st on the waiting list")).toBeVisible()
  expect(screen.getByRole('switch', SWITCH).elements()).toHaveLength(1)
})

test.each([360, 390, 1280])(
  'at %i px the longest day of a standing answer is not broken inside the word',
  async (width) => {
    await page.viewport(width, 740)
    await renderHome(WEDNESDAY, [fullGame(WEDNESDAY, { answer: 'going', is_standing: true })])
    const answer = page.getByRole('button', { name: 'In · every Wednesday' }).first()
    await expect.element(answer).toBeVisible()
    expect(brokenWords(answer.element())).toEqual([])
  },
)

/** Texts of an element that wrap or overflow its edge. */
function brokenWords(element: Element): string[] {
  const edge = element.getBoundingClientRect()
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const boxes = [...range.getClientRects()]
      if (boxes.length !== 1 || boxes.some(({ left, right }) => left < edge.left || right > edge.right))
        broken.push(word)
    }
  }
  return broken
}
