import { listGames } from '@turnout/contract/games'
import type { SportGroup } from '@turnout/contract/groups'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient, read } from '../../platform/api/queries.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { GroupGames } from './group-games.tsx'

const TUESDAY = '2026-06-09'
const now = Date.parse(`${TUESDAY}T20:00:00Z`)
const session = (date: string) => ({
  date,
  starts_at: Date.parse(`${date}T19:00:00Z`),
  ends_at: Date.parse(`${date}T21:00:00Z`),
  start_time: '19:00',
  end_time: '21:00',
  is_moved: false,
  other_venue_name: null,
})
const listed = (date: string) => ({ ...session(date), is_cancelled: false })
const group = {
  id: 'canal-side',
  game_start_time: '19:00',
  time_zone: 'UTC',
  next_game: { ...session(TUESDAY), is_over: false },
} as SportGroup

const NO_RESULTS = { previous: [], cups: [], cup_count: 0 }

const { queryKey } = read(listGames, { params: { groupId: group.id } })

/** The list does not load, unless it is cached. */
async function renderGames(isOver = false) {
  stubServer({})
  const games = <GroupGames group={group} now={now} isMember={false} isOver={isOver} />
  const { container, getByRole, unmount } = await render(games, { wrapper: Providers })
  return { text: container.textContent, lists: container.querySelectorAll('ul').length, getByRole, unmount }
}

async function textOf(isOver = false): Promise<string> {
  const { text, unmount } = await renderGames(isOver)
  await unmount()
  return text
}

/** A request for the list that failed. */
const failToLoad = () =>
  queryClient.prefetchQuery({ queryKey, queryFn: () => Promise.reject(new Error('no signal')), retry: false })

test('no game is listed as upcoming before the list is loaded: tonight’s may have been ended', async () => {
  const loading = await renderGames()
  await expect.element(loading.getByRole('status', { name: 'Loading the next games' })).toBeVisible()
  expect(loading.text).not.toContain('Tonight')
  expect(loading.lists).toBe(0)
  await loading.unmount()
  queryClient.setQueryData(queryKey, { ...NO_RESULTS, upcoming: [listed('2026-06-11')] })
  const text = await textOf()
  expect(text).toContain('Thursday')
  expect(text).not.toContain('Tonight')
})

test('tonight’s game leaves the list once it is over, even if the list is older; the others stay', async () => {
  queryClient.setQueryData(queryKey, { ...NO_RESULTS, upcoming: [TUESDAY, '2026-06-11'].map(listed) })
  expect(await textOf()).toContain('Tonight')
  const text = await textOf(true)
  expect(text).not.toContain('Tonight')
  expect(text).toContain('Thursday')
})

test('a visitor reads which date is cancelled, which is moved, and where it is played', async () => {
  queryClient.setQueryData(queryKey, {
    upcoming: [
      { ...listed(TUESDAY), is_moved: true },
      { ...listed('2026-06-11'), is_moved: true, other_venue_name: 'Mabley Green' },
      { ...session('2026-06-16'), is_cancelled: true },
    ],
    ...NO_RESULTS,
  })
  expect(await textOf()).toMatch(
    /Tonight.*Moved(?! to).*Thursday.*Moved to Mabley Green.*Tuesday next week.*Cancelled/,
  )
})

const FAILED = /We couldn't load the next games\./

test('if the list fails to load, tonight’s game is shown in its place, and after its end only the failure', async () => {
  await failToLoad()
  const text = await textOf()
  expect(text).toContain('Tonight')
  expect(text).toMatch(FAILED)
  const { getByRole } = await renderGames(true)
  await expect.element(getByRole('alert').first()).toHaveTextContent(FAILED)
  await expect.element(getByRole('alert').first()).not.toHaveTextContent('Tonight')
})

test('during a retry the message and the button stay, and the button is busy', async () => {
  await failToLoad()
  const { text, getByRole } = await renderGames()
  expect(text).toMatch(FAILED)
  expect(text).not.toContain('Loading')
  await expect
    .element(getByRole('button', { name: 'Try Again' }).first())
    .toHaveAttribute('aria-busy', 'true')
})
