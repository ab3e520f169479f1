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
  // before the hour from which a phone checks in automatically
  vi.useFakeTimers({ now: at('17:45'), toFake: ['Date'] })
  identity.signIn('token')
  // the server answers nothing
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

/** From now on the server accepts Ben's check-in. */
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

/** How the browser answers a request for the position. */
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
  ['is denied', fail(1), {}, DENIED],
  ['is unavailable', fail(2), {}, 'Location information is unavailable. Please try again.'],
  ['takes too long', fail(3), {}, 'Location request timed out. Please try again.'],
  ['fails for no known reason', fail(0), {}, 'An unexpected error occurred while getting your location.'],
  [
    'is not supported by the browser',
    () => void vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue(undefined as never),
    {},
    'Geolocation is not supported by your browser',
  ],
  [
    'has no venue to compare with',
    standAway(0),
    { venue_latitude: 0, venue_longitude: 0 },
    'Venue location not available',
  ],
  ['is 620 m away', standAway(620), {}, 'You must be at the venue to check in'],
])(
  'when the position %s, a press shows that, checks no one in and still offers the venue code',
  async (_, prepare, day, text) => {
    prepare()
    const { getByRole } = await open(day)
    await getByRole('button', { name: 'Check in', exact: true }).click()
    await expect.element(getByRole('alert').filter({ hasText: text })).toBeVisible()
    await expect.element(getByRole('button', { name: 'I have the venue code' })).toBeVisible()
    expect(sent.filter(({ route }) => route.startsWith('POST'))).toEqual([])
  },
)

test('a person who has denied the position reads how to allow it, and that an admin can check them in', async () => {
  fail(1)()
  const { getByRole, getByText } = await open()
  await getByRole('button', { name: 'Check in', exact: true }).click()
  await getByText('How to switch it on').click()
  await expect.element(getByText(/an admin can check you in with one tap/)).toBeVisible()
})

test('past six a phone without an earlier permission is not located', async () => {
  vi.useFakeTimers({ now: at('18:05'), toFake: ['Date'] })
  const asked = answerWith(() => {})
  const { getByRole } = await open()
  await expect.element(getByRole('button', { name: 'Check in', exact: true })).toBeVisible()
  expect(asked).not.toHaveBeenCalled()
  expect(getByRole('alert').filter({ hasText: /\S/ }).elements()).toEqual([])
})

test('past six at the venue a phone with an earlier permission is located once, and its owner is checked in', async () => {
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

test('a check-in at the pitch shows the arrival number, and the focus is there', async () => {
  await page.viewport(1280, 900)
  standAway(0)()
  letIn()
  const { getByRole, getByText } = await open()
  await getByRole('button', { name: 'Check in', exact: true }).click()
  await expect.element(getByText('1st to arrive')).toBeVisible()
  await expect.poll(() => document.activeElement?.matches('[data-you-are-in]')).toBe(true)
  expect(checkIns()).toEqual([HERE])
})

test('a typed venue code of six digits checks a person in', async () => {
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

test('the link of the QR code fills in the code without sending it; after the check-in it is gone from the address', async () => {
  letIn()
  void testRouter.navigate({ href: `${PAGE}?code=123456` })
  const { getByRole, getByText, getByLabelText } = await open({}, '123456')
  await expect.element(getByLabelText('Venue code')).toHaveValue('123456')
  expect(checkIns()).toEqual([])
  await getByRole('dialog').getByRole('button', { name: 'Check in' }).click()
  await expect.element(getByText('1st to arrive')).toBeVisible()
  await expect.poll(() => testRouter.location().href).toBe(PAGE)
})

test('an organiser shows the venue code as digits and as a QR code, and checks a member in with one tap', async () => {
  const code = { code: '123456', path: `${PAGE}?code=123456` }
  sent = stubServer({
    [`GET ${PATH}/venue-code`]: () =>
      getVenueCode.reply.encode({ ...code, renews_at: Date.now() + 60_000, server_time: Date.now() }),
    // without an answer this command would block the next one
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

test('a double press on the check-in of guests sends one list', async () => {
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
  // the changed lists are requested after the answer
  await expect.poll(() => routes('/manual-participants').length).toBeGreaterThan(0)
  expect(routes('/manual-check-in')).toHaveLength(1)
})
