import { getCup } from '@turnout/contract/cups'
import { getGameState } from '@turnout/contract/live-match'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { queryClient, read } from '../../platform/api/queries.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { aGameDay } from '../game-day/testing.ts'
import { gameState } from '../live-match/testing.ts'
import { CupContent } from './cup-content.tsx'
import { cupOf, fixture, knockout, won } from './testing.ts'

// no request gets an answer
beforeEach(() => void stubServer({}))

const final = { ...knockout('Final'), winner_id: null }
const unfinished = cupOf(4, {
  fixtures: [
    won(1, [1, 4], [2, 0], knockout('Semi-final 1', 3)),
    won(2, [2, 3], [2, 0], knockout('Semi-final 2', 3)),
    fixture(3, 1, 2, final),
  ],
})
const planned = cupOf(2, { fixtures: [fixture(1, 1, 2, final)] })
const ORGANISER = { can_steer_evening: true }

test.each([
  ['before its final', unfinished],
  ['before its first match', planned],
])('a cup whose game is ended %s is over, and no team has won it', async (_, open) => {
  const cup = { ...open, is_over: true }
  const game = gameState({ is_closed: true, upcoming_match: null })
  const params = { gameId: 'game' }
  queryClient.setQueryData(read(getGameState, { params }).queryKey, game)
  queryClient.setQueryData(read(getCup, { params }).queryKey, cup)
  const { getByRole } = await render(<CupContent day={aGameDay()} gameId="game" />, {
    wrapper: Providers,
  })
  await expect
    .element(getByRole('heading', { name: 'The cup is over, and no team has won it' }))
    .toBeVisible()
  const ways = ['Open the match', 'Change the plan'].map((name) => getByRole('link', { name }).elements())
  expect(ways).toEqual([[], []])
})

test('[O-10] while the cup waits for a team without players its page says so', async () => {
  const says = 'Chalk has no players. The cup goes on when they are back, or leave it.'
  const now = { ...{ mark: 'm', stage: null, after: null, turns: [], out_ids: [] }, says }
  const cup = { ...now, is_over: false, winner_id: null }
  const params = { gameId: 'game' }
  queryClient.setQueryData(read(getGameState, { params }).queryKey, gameState({ upcoming_match: null, cup }))
  queryClient.setQueryData(read(getCup, { params }).queryKey, unfinished)
  const { getByRole } = await render(<CupContent day={aGameDay()} gameId="game" />, { wrapper: Providers })
  await expect.element(getByRole('region', { name: 'Next match' })).toBeVisible()
  expect(getByRole('region', { name: 'Next match' }).element().textContent).toContain(says)
})

const notBegun = cupOf(2, { settings: null, planned: planned.settings! })

test.each([
  ['A cup is planned for today', 'Game day', notBegun, { has_play_begun: false }],
  ['A cup is planned for today', 'Change the plan', notBegun, { has_play_begun: false, ...ORGANISER }],
  ['No cup yet', 'Game day', notBegun, {}],
  ['No cup yet', 'Plan a cup', notBegun, ORGANISER],
  ['No cup today', 'Plan a cup', { ...notBegun, planned: undefined }, ORGANISER],
  ['No cup today', 'Game day', notBegun, { ...ORGANISER, is_closed: true }],
])(
  '[O-25] the page of a game without a cup says %s and has the link %s',
  async (title, way, cup, changes) => {
    const params = { gameId: 'game' }
    const state = gameState({ can_steer_evening: false, ...changes })
    queryClient.setQueryData(read(getGameState, { params }).queryKey, state)
    queryClient.setQueryData(read(getCup, { params }).queryKey, cup)
    const { getByRole } = await render(<CupContent day={aGameDay()} gameId="game" />, { wrapper: Providers })
    await expect.element(getByRole('heading', { name: title })).toBeVisible()
    expect(
      getByRole('link')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual([way])
  },
)

test('[O-25] an open page says that there is no cup as soon as play begins without the planned one', async () => {
  const params = { gameId: 'game' }
  const { queryKey } = read(getGameState, { params })
  queryClient.setQueryData(queryKey, gameState({ has_play_begun: false }))
  queryClient.setQueryData(read(getCup, { params }).queryKey, notBegun)
  const { getByRole } = await render(<CupContent day={aGameDay()} gameId="game" />, { wrapper: Providers })
  await expect.element(getByRole('heading', { name: 'A cup is planned for today' })).toBeVisible()
  queryClient.setQueryData(queryKey, gameState({ version: 2 }))
  await expect.element(getByRole('heading', { name: 'No cup yet' })).toBeVisible()
})

test('a cup page fetches the game day again when its teams are out of date', async () => {
  const sent = stubServer({})
  const params = { gameId: 'game' }
  queryClient.setQueryData(read(getGameState, { params }).queryKey, gameState({ squads: 'now' }))
  queryClient.setQueryData(read(getCup, { params }).queryKey, unfinished)
  const day = aGameDay({ squads: 'before' })
  await render(<CupContent day={day} gameId="game" />, { wrapper: Providers })
  await expect.poll(() => sent.map(({ route }) => route)).toContain(`GET /games/game-day/${day.group_id}`)
})

test('with large text on a phone the sides of a match and the semi-finals are stacked', async () => {
  // the same width in letters as 390 px with text at 150 %
  await page.viewport(260, 740)
  const params = { gameId: 'game' }
  queryClient.setQueryData(read(getGameState, { params }).queryKey, gameState())
  queryClient.setQueryData(read(getCup, { params }).queryKey, unfinished)
  const { container } = await render(<CupContent day={aGameDay()} gameId="game" />, { wrapper: Providers })
  const pairs = () => [...container.querySelectorAll('[class*=pair]')]
  await expect.poll(() => pairs().length).toBeGreaterThan(1)
  for (const pair of pairs()) {
    const [first, last] = [pair.firstElementChild, pair.lastElementChild].map((side) =>
      side?.getBoundingClientRect(),
    )
    expect(last?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity)
  }
})

test.each([
  ['on the left, as it has no tables', unfinished, true],
  [
    'on the right, beside the tables',
    { ...unfinished, tables: [{ name: 'Group A', is_over: true, rows: [] }] },
    false,
  ],
])('on a desktop all matches of a cup are %s', async (_, cup, isLeft) => {
  await page.viewport(1280, 800)
  const params = { gameId: 'game' }
  queryClient.setQueryData(read(getGameState, { params }).queryKey, gameState())
  queryClient.setQueryData(read(getCup, { params }).queryKey, cup)
  const { getByRole } = await render(<CupContent day={aGameDay()} gameId="game" />, { wrapper: Providers })
  const matches = getByRole('region', { name: 'All matches' })
  await expect.element(matches).toBeVisible()
  const xOf = (part: typeof matches) => part.element().getBoundingClientRect().x
  expect(xOf(matches) < xOf(getByRole('region', { name: 'Next match' }))).toBe(isLeft)
})
