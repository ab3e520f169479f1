import {
  checkIn,
  type GameDay,
  getGameDay,
  listManualParticipants,
  listPlayers,
  manualCheckIn,
} from '@turnout/contract/game-day'
import { getVenueCode } from '@turnout/contract/venue-code'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { queryClient, read } from '../../platform/api/queries.ts'
import { outbox } from '../../platform/outbox/outbox.ts'
import { identity } from '../../platform/session/identity.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { testRouter } from '../../platform/testing/router.ts'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { GameDayContent } from './game-day-content.tsx'
import { ALL_PERMISSIONS, aGameDay, at, guest, myPlayer, player } from './testing.ts'

const group_id = crypto.randomUUID()
const params = { groupId: group_id }
const DENIED =
  'Location access was denied. Please enable location access in your browser settings to check in.'

let sent: ReturnType<typeof stubServer>
beforeEach(() => {
  // before the hour from which a phone looks by itself
  vi.useFakeTimers({ now: at('17:45'), toFake: ['Date'] })
  identity.signIn('token')
  // nothing more is heard from the server
  sent = stubServer({})
})

function open(day: Partial<GameDay> = {}, code?: string) {
  queryClient.setQueryData(read(getGameDay, { params }).queryKey, aGameDay({ group_id, ...day }))
  queryClient.setQueryData(read(listPlayers, { params }).queryKey, [player('Ben', null)])
  queryClient.setQueryData(read(listManualParticipants, { params }).queryKey, [])
  return render(<GameDayContent groupId={params.groupId} code={code} />, { wrapper: Providers })
}

const PATH = `/games/game-day/${group_id}`
const PAGE = `/my-sports-groups/${group_id}/game-day`

/** From now on the server lets Ben in. */
function letIn() {
  let isIn = false
  const id = crypto.randomUUID()
  const ben = () => player('Ben', isIn ? 1 : null, { id, user_id: id })
  sent = stubServer({
    [`POST ${PATH}/check-in`]: () => {
      isIn = true
      return checkIn.reply.encode({ message: 'In.', player: ben() })
    },
    [`GET ${PATH}`]: () =>
      getGameDay.reply.encode(
        aGameDay({ group_id, ...(isIn && { my_player: myPlayer(id), arrived_count: 1 }) }),
      ),
    [`GET ${PATH}/players`]: () => listPlayers.reply.encode([ben()]),
    [`GET ${PATH}/manual-participants`]: () => [],
  })
}

const checkIns = () => sent.filter(({ route }) => route === `POST ${PATH}/check-in`).map(({ body }) => body)
const HERE = { latitude: 51.535, longitude: -0.0575, accuracy: 10 }

/** What this browser answers when it is asked where it is. */
const answerWith = (answer: (found: PositionCallback, failed: PositionErrorCallback) => void) =>
  vi
    .spyOn(navigator.geolocation, 'getCurrentPosition')
    .mockImplementation((found, failed) => answer(found, failed ?? (() => {})))
const fail = (code: number) => () =>
  answerWith((_, failed) => failed({ code, message: '' } as GeolocationPositionError))
const standAway = (metres: number) => () =>
  answerWith((found) =>
    found({
      coords: { latitude: 51.535 + metres / 111_195, longitude: -0.0575, accuracy: 10 },
    } as GeolocationPosition),
  )

test.each([
  ['is not allowed', fail(1), {}, DENIED],
  ['does not work', fail(2), {}, 'Location information is unavailable. Please try again.'],
  ['takes too long', fail(3), {}, 'Location request timed out. Please try again.'],
  ['fails for no known reason', fail(0), {}, 'An unexpected error occurred while getting your location.'],
  [
    'is nothing that the browser knows',
    () => void vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue(undefined as never),
    {},
    'Geolocation is not supported by your browser',
  ],
  [
    'is compared with no place',
    standAway(0),
    { venue_latitude: 0, venue_longitude: 0 },
    'Venue location not available',
  ],
  ['is 620 m away', standAway(620), {}, 'You must be at the venue to check in'],
])(
  'where the position %s a press says so, checks nobody in and leaves the other door',
  async (_, prepare, day, text) => {
    prepare()
    const { getByRole } = await open(day)
    await getByRole('button', { name: 'Check in', exact: true }).click()
    await expect.element(getByRole('alert').filter({ hasText: text })).toBeVisible()
    await expect.element(getByRole('button', { name: 'I have the venue code' })).toBeVisible()
    expect(sent.filter(({ route }) => route.startsWith('POST'))).toEqual([])
  },
)

test('who has not allowed it reads how to, and that an admin can check them in', async () => {
  fail(1)()
  const { getByRole, getByText } = await open()
  await getByRole('button', { name: 'Check in', exact: true }).click()
  await getByText('How to switch it on').click()
  await expect.element(getByText(/an admin can check you in with one tap/)).toBeVisible()
})

test('past six a phone that was not allowed to before is asked nothing', async () => {
  vi.useFakeTimers({ now: at('18:05'), toFake: ['Date'] })
  const asked = answerWith(() => {})
  const { getByRole } = await open()
  await expect.element(getByRole('button', { name: 'Check in', exact: true })).toBeVisible()
  expect(asked).not.toHaveBeenCalled()
  expect(getByRole('alert').filter({ hasText: /\S/ }).elements()).toEqual([])
})

test('past six by the clock of the venue a phone that was allowed to before looks once by itself, and its owner is in', async () => {
  vi.useFakeTimers({ now: at('17:45'), toFake: ['Date', 'setInterval', 'clearInterval'] })
  vi.spyOn(navigator.permissions, 'query').mockResolvedValue({
    ...{ state: 'granted', addEventListener: () => {}, removeEventListener: () => {} },
  } as unknown as PermissionStatus)
  letIn()
  const asked = answerWith((found) => found({ coords: HERE } as GeolocationPosition))
  const { getByRole, getByText } = await open()
  await expect.element(getByRole('button', { name: 'Check in', exact: true })).toBeVisible()
  expect(asked).not.toHaveBeenCalled()
  vi.advanceTimersByTime(31 * 60_000)
  await expect.element(getByText("You're in")).toBeVisible()
  vi.advanceTimersByTime(31 * 60_000)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(checkIns()).toEqual([HERE])
})

test('who checks in at the pitch reads their number, and the focus is where it stands', async () => {
  await page.viewport(1280, 900)
  standAway(0)()
  letIn()
  const { getByRole, getByText } = await open()
  await getByRole('button', { name: 'Check in', exact: true }).click()
  await expect.element(getByText('1st to arrive')).toBeVisible()
  await expect.poll(() => document.activeElement?.matches('[data-you-are-in]')).toBe(true)
  expect(checkIns()).toEqual([HERE])
})

test('the venue code is typed, all six digits of it, and lets a person in', async () => {
  letIn()
  const { getByRole, getByText, getByLabelText } = await open()
  await getByRole('button', { name: 'I have the venue code' }).click()
  const press = () => getByRole('dialog').getByRole('button', { name: 'Check in' }).click()
  await getByLabelText('Venue code').fill('12 3')
  await press()
  await expect.element(getByText('Type all six digits of the venue code.')).toBeVisible()
  expect(checkIns()).toEqual([])
  await getByLabelText('Venue code').fill(' 1 2 3 4 5 6')
  await press()
  await expect.element(getByText('1st to arrive')).toBeVisible()
  expect(checkIns()).toEqual([{ code: '123456' }])
})

test('the link of the picture of the code fills it in and sends nothing by itself; once in, the code is out of the address', async () => {
  letIn()
  void testRouter.navigate({ href: `${PAGE}?code=123456` })
  const { getByRole, getByText, getByLabelText } = await open({}, '123456')
  await expect.element(getByLabelText('Venue code')).toHaveValue('123456')
  expect(checkIns()).toEqual([])
  await getByRole('dialog').getByRole('button', { name: 'Check in' }).click()
  await expect.element(getByText('1st to arrive')).toBeVisible()
  await expect.poll(() => testRouter.location().href).toBe(PAGE)
})

test('the organiser shows the venue code as digits and as a picture for a camera, and checks a member in with one tap', async () => {
  const code = { code: '123456', path: `${PAGE}?code=123456` }
  sent = stubServer({
    [`GET ${PATH}/venue-code`]: () =>
      getVenueCode.reply.encode({ ...code, renews_at: Date.now() + 60_000, server_time: Date.now() }),
    // what is never answered would hold up the next press
    [`POST ${PATH}/players/Ben/check-in`]: () =>
      checkIn.reply.encode({ message: 'In.', player: player('Ben', 1, { id: group_id, user_id: group_id }) }),
  })
  const { getByRole } = await open({ can: ALL_PERMISSIONS })
  await getByRole('button', { name: 'Show the venue code' }).click()
  await expect.element(getByRole('dialog').getByRole('img', { name: /^QR code/ })).toBeVisible()
  await expect.element(getByRole('img', { name: 'Venue code 1 2 3 4 5 6' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await getByRole('button', { name: 'Check in Ben Okafor' }).click()
  await expect.poll(() => sent.map(({ route }) => route)).toContain(`POST ${PATH}/players/Ben/check-in`)
  await expect.poll(() => outbox().pending()).toEqual([])
})

test('of guests that are checked in twice in a hurry one list goes out', async () => {
  sent = stubServer({
    [`POST ${PATH}/manual-check-in`]: () =>
      manualCheckIn.reply.encode([{ ...guest('Pia', 1), id: crypto.randomUUID() }]),
  })
  const { getByRole, getByLabelText } = await open({ can: ALL_PERMISSIONS })
  const routes = (part: string) => sent.filter(({ route }) => route.includes(part))
  await getByLabelText('Player name').fill('Pia')
  const button = getByRole('button', { name: 'Check in 1 player' }).element() as HTMLElement
  button.click()
  button.click()
  await expect.poll(() => routes('/manual-check-in')).toMatchObject([{ body: [{ name: 'Pia' }] }])
  // what changed is asked for once the list was answered
  await expect.poll(() => routes('/manual-participants').length).toBeGreaterThan(0)
  expect(routes('/manual-check-in')).toHaveLength(1)
})
