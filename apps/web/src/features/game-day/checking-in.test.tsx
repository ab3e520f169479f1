import { type GameDay, getGameDay, listManualParticipants, listPlayers } from '@turnout/contract/game-day'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient, read } from '../../platform/api/queries.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { GameDayContent } from './game-day-content.tsx'
import { aGameDay, at, player } from './testing.ts'

const params = { groupId: 'group' }
const DENIED =
  'Location access was denied. Please enable location access in your browser settings to check in.'

let sent: ReturnType<typeof stubServer>
beforeEach(() => {
  // nothing more is heard from the server
  sent = stubServer({})
})

function open(day: Partial<GameDay> = {}) {
  queryClient.setQueryData(read(getGameDay, { params }).queryKey, aGameDay(day))
  queryClient.setQueryData(read(listPlayers, { params }).queryKey, [player('Ben', null)])
  queryClient.setQueryData(read(listManualParticipants, { params }).queryKey, [])
  return render(<GameDayContent groupId={params.groupId} />, { wrapper: Providers })
}

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
