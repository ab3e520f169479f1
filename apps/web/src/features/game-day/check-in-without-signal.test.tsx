import { checkIn, getGameDay, listManualParticipants, listPlayers } from '@turnout/contract/game-day'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient, read } from '../../platform/api/queries.ts'
import { outbox } from '../../platform/outbox/outbox.ts'
import { identity } from '../../platform/session/identity.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { refusal, stubServer } from '../../platform/testing/stub-server.ts'
import { ToastRegion } from '../../ui/toast-region.tsx'
import { GameDayContent } from './game-day-content.tsx'
import { aGameDay, myPlayer, player } from './testing.ts'

const params = { groupId: 'group' }
function open() {
  queryClient.setQueryData(read(getGameDay, { params }).queryKey, aGameDay())
  queryClient.setQueryData(read(listPlayers, { params }).queryKey, [player('Ben', null)])
  queryClient.setQueryData(read(listManualParticipants, { params }).queryKey, [])
  return render(<GameDayContent groupId={params.groupId} />, { wrapper: Providers })
}

const standAtTheVenue = () =>
  vi
    .spyOn(navigator.geolocation, 'getCurrentPosition')
    .mockImplementation((found) =>
      found({ coords: { latitude: 51.535, longitude: -0.0575, accuracy: 10 } } as GeolocationPosition),
    )

/** A phone without a signal until `comeBack` is called. */
function withoutSignal() {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  return {
    require() {
      if (!navigator.onLine) throw new TypeError('Failed to fetch')
    },
    comeBack() {
      online.mockReturnValue(true)
      window.dispatchEvent(new Event('online'))
    },
  }
}

test('a check-in without a signal waits, and the server receives it exactly once', async () => {
  identity.signIn('token')
  standAtTheVenue()
  const signal = withoutSignal()
  const ben = { ...player('Ben', 2), id: crypto.randomUUID(), user_id: crypto.randomUUID() }
  const day = () =>
    aGameDay({ group_id: ben.id, arrived_count: 2, my_player: { ...myPlayer(ben.id)!, arrival_number: 2 } })
  let arrivals = 0
  stubServer({
    'POST /games/game-day/group/check-in': () => {
      signal.require()
      arrivals += 1
      return checkIn.reply.encode({ message: 'Checked in', player: ben })
    },
    'GET /games/game-day/group': () => getGameDay.reply.encode(day()),
    'GET /games/game-day/group/players': () => listPlayers.reply.encode([ben]),
  })
  const { getByRole, getByText } = await open()
  await getByRole('button', { name: 'Check in', exact: true }).click()
  const waits = getByText("No signal. We'll send your check-in as soon as you're back.")
  await expect.element(waits).toBeVisible()
  signal.comeBack()
  await expect.element(getByText("You're in")).toBeVisible()
  await expect.element(getByText('2nd to arrive')).toBeVisible()
  await expect.element(waits).not.toBeInTheDocument()
  expect(arrivals).toBe(1)
})

test('when a waiting venue code is refused, its owner sees that on any page', async () => {
  identity.signIn('token')
  const signal = withoutSignal()
  stubServer({
    'POST /games/game-day/group/check-in': () => {
      signal.require()
      return refusal(409, 'wrong-venue-code', "That's not the venue code.")
    },
  })
  const screen = await open()
  await screen.getByRole('button', { name: 'I have the venue code' }).click()
  const sheet = screen.getByRole('dialog')
  await sheet.getByLabelText('Venue code').fill('000000')
  await sheet.getByRole('button', { name: 'Check in' }).click()
  await expect.poll(() => outbox().pending()).toHaveLength(1)
  await screen.unmount()
  const elsewhere = await render(<ToastRegion />)
  signal.comeBack()
  await expect.element(elsewhere.getByText(/^That's not the venue code/)).toBeInTheDocument()
  expect(outbox().pending()).toEqual([])
})
