import type { SportGroup } from '@turnout/contract/groups'
import {
  listScheduledGames,
  restoreScheduledGame,
  type ScheduledGameDetails,
} from '@turnout/contract/scheduled-games'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient, read } from '../../platform/api/queries.ts'
import { testRouter } from '../../platform/testing/router.ts'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { press, renderWithToasts, says } from '../../platform/testing/with-toasts.tsx'
import { MemberDates } from './public/dates.tsx'
import { aScheduledGame, MONDAY } from './testing.ts'

const GAME = '/sport-groups/canal/scheduled-games/tuesday'
const params = { groupId: 'canal' }
const GROUP = {
  ...{ id: params.groupId, time_zone: 'Europe/London', next_game: null, venue_radius: 150 },
  ...{ venue_name: 'Weaver Street', game_start_time: '19:00', game_end_time: '21:00' },
  current_user_membership: { role: 'admin' },
} as SportGroup

let sent: ReturnType<typeof stubServer>
beforeEach(() => {
  sent = stubServer({
    'GET /places/map-tiles': () => ({ tiles: null }),
    [`POST ${GAME}/restore`]: () =>
      restoreScheduledGame.reply.encode(
        aScheduledGame({ id: crypto.randomUUID(), group_id: crypto.randomUUID() }),
      ),
  })
  vi.useFakeTimers({ now: MONDAY, toFake: ['Date'] })
})

async function choose(item: string, changes: Partial<ScheduledGameDetails> = {}) {
  queryClient.setQueryData(read(listScheduledGames, { params }).queryKey, [aScheduledGame(changes)])
  await renderWithToasts(<MemberDates group={GROUP} now={MONDAY} isOver={false} fallback={null} />)
  await page.getByRole('button', { name: 'Manage Tue 16 Jun' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** The bodies that were sent to this path. */
const bodiesTo = (path: string) =>
  sent.filter(({ route }) => route === `POST ${GAME}/${path}`).map(({ body }) => body)

const HERE = {
  coords: { latitude: 51.5512, longitude: -0.0321, accuracy: 10 },
  timestamp: 0,
} as GeolocationPosition
const HOURS = { date: '2026-06-16', start_time: '18:00', end_time: '21:00' }

test('a position that comes late leaves the alert of an incomplete place, and the place of a game that stays', async () => {
  let locate = () => {}
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((done) => {
    locate = () => done(HERE)
  })
  await choose('Move to another time or place')
  await press('Another place')
  await press('Use where I am')
  await press('Move it')
  const alert = page.getByText('Choose the place: a name, an address and a pin.')
  await expect.element(alert).toBeVisible()
  locate()
  await expect.element(page.getByRole('button', { name: 'Type coordinates' })).toBeVisible()
  await expect.element(alert).toBeVisible()
  await press('Use where I am')
  await press('Stay at Weaver Street')
  locate()
  await new Promise((resolve) => setTimeout(resolve, 100))
  await expect.element(page.getByRole('button', { name: 'Another place' })).toBeVisible()
})

test('[H-17] an organiser moves a game to another hour and place, and an incomplete place is not sent', async () => {
  await choose('Move to another time or place')
  await page.getByLabelText('Starts').fill('18:00')
  await press('Another place')
  await page.getByLabelText('Venue name').fill('Mabley Green')
  await press('Move it')
  await expect.element(page.getByText('Choose the place: a name, an address and a pin.')).toBeVisible()
  expect(bodiesTo('move')).toEqual([])
  await page.getByLabelText('Venue address').fill('Lee Conservancy Road, London')
  await press('Type coordinates')
  await page.getByLabelText('Latitude').fill('51.5512, -0.0321')
  await press('Set the pin')
  await press('Move it')
  const venue = { name: 'Mabley Green', address: 'Lee Conservancy Road, London' }
  await expect
    .poll(() => bodiesTo('move'))
    .toEqual([{ ...HOURS, venue: { ...venue, latitude: 51.5512, longitude: -0.0321 } }])
})

test('[H-17] a game at another venue is moved back to the venue of the group and keeps its hour', async () => {
  const elsewhere = {
    state: 'moved',
    start_time: '18:00',
    is_elsewhere: true,
    venue_name: 'Mabley Green',
  } as const
  await choose('Move to another time or place', elsewhere)
  await press('Back to Weaver Street')
  await press('Move it')
  await expect.poll(() => bodiesTo('move')).toEqual([{ ...HOURS, venue: null }])
})

test('[H-16] an organiser cancels a game and gives a reason', async () => {
  await choose('Cancel this game')
  await page.getByLabelText('Why').fill('Pitch closed for repairs')
  await press('Cancel game')
  await expect.poll(() => bodiesTo('cancel')).toEqual([{ reason: 'Pitch closed for repairs' }])
})

test('[H-16] a cancelled game shows its reason, and an organiser restores it', async () => {
  await choose('Play after all', { state: 'cancelled', reason: 'Pitch closed for repairs' })
  await expect.element(page.getByText('Pitch closed for repairs')).toBeVisible()
  expect(bodiesTo('restore')).toHaveLength(1)
  await says('The game is on again')
})

test('[H-17] a game is marked as moved and as a cup night, and an organiser changes the plan of its cup', async () => {
  const moved_from = { date: '2026-06-16', start_time: '19:00' } as ScheduledGameDetails['moved_from']
  await choose('Change the cup', { state: 'moved', moved_from, start_time: '18:00', has_planned_cup: true })
  await expect.element(page.getByText('Moved', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Cup night')).toBeVisible()
  await expect.poll(() => testRouter.location().href).toBe('/my-sports-groups/canal/cup/plan?game=tuesday')
})
