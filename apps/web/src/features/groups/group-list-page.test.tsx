import { listGroups, type SportGroup } from '@turnout/contract/groups'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient, readPage } from '../../platform/api/queries.ts'
import { identity } from '../../platform/session/identity.ts'
import { PAGE_SIZE } from '../../platform/specified-figures.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { testRouter } from '../../platform/testing/router.ts'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { renderWithToasts, says } from '../../platform/testing/with-toasts.tsx'
import { GroupListPage } from './group-list-page.tsx'
import { keepPosition } from './public/last-position.ts'
import { CANAL_SIDE } from './testing.ts'

const LONDON = { latitude: 51.5, longitude: -0.1 }
const PADEL = {
  ...{ id: 'padel', name: 'Padel by the sea', sports_type: 'padel', description: '', member_count: 4 },
  ...{ venue_name: 'West Pier', venue_latitude: 50.8, venue_longitude: -0.1, time_zone: 'Europe/London' },
  ...{ playing_days: [], game_start_time: '19:00', game_end_time: '21:00', next_game: null },
  current_user_membership: { is_member: false, is_approved: false, is_pending: false, is_admin: false },
} as unknown as SportGroup

beforeEach(() => {
  // no request gets an answer
  stubServer({})
  keepPosition(LONDON)
})
afterEach(() => keepPosition(null))

function setGroups(query: object, rows: SportGroup[]) {
  const words = { search: undefined, sport: undefined, day: undefined }
  const asked = { page: 1, page_size: PAGE_SIZE.groups, ...words, ...query }
  queryClient.setQueryData(readPage(listGroups, { query: asked }).queryKey, { rows, total: rows.length })
}

function openPage(params: { within?: string } = {}) {
  void testRouter.navigate({ to: '/sports/groups', search: params })
  return render(<GroupListPage {...params} />, { wrapper: Providers })
}

test('with a shared position each group shows its distance, the nearest first', async () => {
  setGroups(LONDON, [PADEL])
  const page = await openPage()
  await expect.element(page.getByRole('heading', { name: '1 group near you' })).toBeVisible()
  await expect.element(page.getByText('West Pier, 77.8 km')).toBeVisible()
  await expect.element(page.getByText('Nearest first')).toBeVisible()
})

test('a group whose next game was moved to another venue is listed with that venue and without a distance', async () => {
  const next_game = {
    date: '2026-06-11',
    start_time: '18:00',
    end_time: '20:00',
    other_venue_name: 'The dome',
  }
  setGroups(LONDON, [{ ...PADEL, next_game } as SportGroup])
  const page = await openPage()
  await expect.element(page.getByText('The dome', { exact: true })).toBeVisible()
  await expect.element(page.getByText('West Pier')).not.toBeInTheDocument()
})

test('the list requests no group beyond the chosen distance, and an empty list offers any distance', async () => {
  setGroups(LONDON, [PADEL])
  setGroups({ ...LONDON, within_km: 10 }, [])
  const page = await openPage({ within: '10' })
  await expect.element(page.getByText('West Pier')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Any distance' }).click()
  expect(testRouter.location().search).toEqual({ within: 'any' })
})

test('a person who joins from the list sees that the request is pending, and later that they are a member', async () => {
  keepPosition(null)
  identity.signIn('token')
  const stranger = { is_member: false, is_pending: false, role: null, is_creator: false }
  let current_user_membership: object = stranger
  const join = `POST /sport-groups/${CANAL_SIDE.id}/join`
  stubServer({
    'GET /sport-groups': () =>
      Response.json([{ ...CANAL_SIDE, current_user_membership }], { headers: { 'x-total-count': '1' } }),
    [join]: () => {
      current_user_membership = { ...stranger, is_pending: true }
      return { message: '', current_user_membership, invite_worked: null }
    },
  })
  const page = await renderWithToasts(<GroupListPage />)
  await page.getByRole('button', { name: 'Join Canal Side Kickabout' }).click()
  await says('Join request submitted successfully!')
  await expect.element(page.getByText('Pending')).toBeVisible()
  await page.unmount()
  queryClient.clear()
  current_user_membership = { ...stranger, is_member: true, role: 'member' }
  const later = await renderWithToasts(<GroupListPage />)
  await expect.element(later.getByText('Member', { exact: true })).toBeVisible()
  const link = later.getByRole('link', { name: 'Canal Side Kickabout' })
  await expect.element(link).toHaveAttribute('href', `/sports/groups/${CANAL_SIDE.id}`)
})
