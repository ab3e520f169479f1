import type { Suggestion } from '@turnout/contract/places'
import { distance } from '@turnout/rules/geofence'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { identity } from '../../platform/session/identity.ts'
import { stubLocalStorage } from '../../platform/testing/local-storage.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { gatewayReply, stubServer } from '../../platform/testing/stub-server.ts'
import { tick } from '../../platform/testing/tick.ts'
import { CreateGroupPage } from './create-group-page.tsx'
import { keepPosition } from './public/last-position.ts'

const STADIUM_AT = { latitude: 52.51468, longitude: 13.23951 }
const STADIUM: Suggestion = {
  id: '0190a0a0-0000-7000-8000-0000000000b0',
  name: 'Berlin Olympic Stadium',
  address: 'Olympischer Platz 3, 14053 Berlin, Germany',
  source: 'photon',
  ...STADIUM_AT,
}
const MARSHES = {
  id: '0190a0a0-0000-7000-8000-0000000000aa',
  name: 'Hackney Marshes',
  address: 'Homerton Road, London',
  ...{ latitude: 51.5533, longitude: -0.0241, groups: 1 },
}
const HACKNEY = { name: MARSHES.name, address: MARSHES.address, at: ['51.55330', '-0.02410'] }
const MAKERS = '© OpenStreetMap contributors'
const PIN = /^Pin of the pitch/

/** A failed tile. As on a network, the failure takes longer than a render. */
const noPicture = async () => {
  await new Promise((done) => setTimeout(done, 50))
  return gatewayReply(503)
}

/** The same grey tile for the whole world. */
async function picture(): Promise<Response> {
  const canvas = new OffscreenCanvas(1, 1)
  canvas.getContext('2d')?.fillRect(0, 0, 1, 1)
  return new Response(await canvas.convertToBlob())
}

type Places = {
  picture: () => Response | Promise<Response>
  suggestions?: Suggestion[]
  degraded?: boolean
  nearby?: (typeof MARSHES)[]
}

/** The form of a new group on a desktop, where it is one page. */
async function openForm({ picture, suggestions = [], degraded = false, nearby = [] }: Places) {
  const sent = stubServer({
    'GET /places/map-tiles': () => ({ tiles: { url: '/tile?z={z}&x={x}&y={y}', attribution: MAKERS } }),
    'GET /tile': picture,
    'GET /places/suggest': () => ({ suggestions, attribution: degraded ? null : MAKERS, degraded }),
    'GET /places/nearby': () => ({ venues: nearby }),
  })
  await page.viewport(1280, 800)
  await render(<CreateGroupPage type="football" />, { wrapper: Providers })
  return sent
}

beforeEach(() => {
  stubLocalStorage()
  identity.signIn('token')
  keepPosition(null)
})

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const textIn = (name: string) => (field(name).element() as HTMLInputElement).value
/** The venue in the form, as it would be sent. */
const venue = () => ({
  name: textIn('Venue name'),
  address: page.getByRole('combobox', { name: 'Venue address' }).element().getAttribute('value'),
  at: [textIn('Latitude'), textIn('Longitude')],
})
const typeAddress = (text: string) =>
  userEvent.type(page.getByRole('combobox', { name: 'Venue address' }), text)
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const dialog = page.getByRole('dialog')
const pressIn = (name: string) => dialog.getByRole('button', { name, exact: true }).click()

async function createGroup(sent: Awaited<ReturnType<typeof openForm>>) {
  await field('Name').fill('Canal Side Kickabout')
  await page.getByRole('textbox', { name: /^Description/ }).fill('Five a side by the canal, all levels.')
  await tick(page.getByRole('checkbox', { name: 'Tuesday' }))
  await page.getByLabelText('Start time').fill('19:00')
  await page.getByLabelText('End time').fill('21:00')
  await page.getByRole('button', { name: 'Create Group' }).first().click()
  const creations = () => sent.filter(({ route }) => route === 'POST /sport-groups')
  await expect.poll(() => creations().length).toBe(1)
  return creations()[0]?.body
}

test('without a map the form says so, makes up no coordinates, and sends typed ones', async () => {
  const sent = await openForm({ picture: noPicture, degraded: true })
  await field('Venue name').fill('Weaver Street Cages')
  await typeAddress('1 Weaver Street')
  const help = 'No suggestions right now. Type the address and set the pin yourself.'
  await expect.element(page.getByText(help).first()).toBeVisible()
  await press('Set the pin')
  await expect.element(dialog).toHaveAccessibleName('Type coordinates')
  await expect.element(dialog.getByText(/^No street map right now\. Type the coordinates/)).toBeVisible()
  await expect.element(dialog.getByLabelText('Latitude')).toHaveValue('')
  await expect.element(dialog.getByLabelText('Longitude')).toHaveValue('')
  await pressIn('Set the pin')
  await expect.element(dialog.getByText(/A number from -90 to 90/)).toBeVisible()
  await dialog.getByLabelText('Latitude').fill('51.535, -0.0575')
  await pressIn('Set the pin')
  await page.getByRole('slider', { name: /Check-in circle/ }).fill('200')
  expect(await createGroup(sent)).toMatchObject({
    ...{ venue_name: 'Weaver Street Cages', venue_address: '1 Weaver Street', venue_radius: 200 },
    ...{ venue_latitude: 51.535, venue_longitude: -0.0575 },
  })
})

test('without a map the nearby places are drawn and listed, and the form suggests the nearest one', async () => {
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((done) =>
    done({
      coords: { latitude: 51.55348, longitude: -0.0241, accuracy: 9 },
      timestamp: 0,
    } as GeolocationPosition),
  )
  await openForm({ picture: noPicture, nearby: [MARSHES] })
  await expect.element(page.getByText('Where is the pitch?')).toBeVisible()
  const question = page.getByText('You are 20 m from Hackney Marshes')
  await press('Use where I am')
  await expect.element(page.getByText('No street map right now')).toBeVisible()
  const plan = page.getByRole('img', { name: 'A plan without streets: 1 place around the middle' })
  await expect.element(plan).toBeVisible()
  await expect.element(question).toBeVisible()
  const row = /Hackney Marshes.*Homerton Road, London · 1 group.*20 m/
  await page.getByRole('button', { name: row }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(venue()).toEqual(HACKNEY)

  await press('Use where I am')
  await expect.element(question).toBeVisible()
  expect(venue().at).not.toEqual(HACKNEY.at)
  await press('Yes, use it')
  await expect.element(question).not.toBeInTheDocument()
  expect(venue()).toEqual(HACKNEY)
})

test('without a map service a venue of another group is still suggested, and can be picked by keyboard alone', async () => {
  await openForm({ picture, degraded: true, suggestions: [{ ...MARSHES, source: 'venue' }] })
  await typeAddress('homerton')
  const name = /Homerton Road, London Hackney Marshes, where 1 group plays/
  const option = page.getByRole('option', { name })
  await expect.element(option).toBeVisible()
  const known = "Only places that groups here already use. The map service isn't answering right now."
  await expect.element(page.getByText(known).first()).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(option).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(option).not.toBeInTheDocument()
  await expect.poll(venue).toEqual(HACKNEY)
})

test('a stadium is picked from the list after one request, and the pin is moved to the pitch behind it', async () => {
  const sent = await openForm({ picture, suggestions: [STADIUM] })
  await typeAddress('olympic')
  await expect.element(page.getByText(MAKERS).first()).toBeVisible()
  await page.getByRole('option', { name: /Berlin Olympic Stadium/ }).click()
  await expect.poll(() => venue().at[0]).toBe('52.51468')
  expect(venue().name).toBe(STADIUM.name)
  // one request, not one for each of seven characters
  expect(sent.filter(({ route }) => route === 'GET /places/suggest')).toHaveLength(1)

  await press('Move the pin')
  await expect.element(dialog.getByText(MAKERS)).toBeVisible()
  const pin = dialog.getByRole('button', { name: PIN })
  const middle = pin.element().getBoundingClientRect()
  // the map moves down under the pin, so the pin moves north
  await userEvent.dragAndDrop(dialog, dialog, {
    sourcePosition: { x: middle.x, y: middle.y },
    targetPosition: { x: middle.x, y: middle.y + 60 },
  })
  ;(pin.element() as HTMLElement).focus()
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
  await pressIn('Set the pin here')

  const body = (await createGroup(sent)) as Record<'venue_latitude' | 'venue_longitude', number>
  expect(body).toMatchObject({ venue_address: STADIUM.address })
  const at = { latitude: body.venue_latitude, longitude: body.venue_longitude }
  // more than the fifty metres of the key
  expect(distance(STADIUM_AT, at)).toBeGreaterThan(60)
  expect(at.latitude).toBeGreaterThan(STADIUM_AT.latitude)
  expect(at.longitude).toBeCloseTo(13.2395, 4)
})

test('a search in the dialog of the pin moves the map, and leaves the name and the address unchanged', async () => {
  await openForm({ picture, suggestions: [STADIUM] })
  await field('Venue name').fill('The pitch behind')
  await page.getByRole('combobox', { name: 'Venue address' }).fill('Gate 5')
  await press('Set the pin')
  await expect.element(dialog.getByRole('button', { name: PIN })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Set the pin here' })).toBeVisible()
  await userEvent.type(dialog.getByLabelText('Street or place'), 'olympic')
  await dialog.getByRole('option', { name: /Berlin Olympic Stadium/ }).click()
  await expect.element(dialog.getByText(/^Pin at 52.514\d+, 13.239/)).toBeInTheDocument()
  await pressIn('Set the pin here')
  await expect.element(page.getByRole('button', { name: 'Move the pin' })).toBeVisible()
  const { at, ...words } = venue()
  expect(words).toEqual({ name: 'The pitch behind', address: 'Gate 5' })
  const [latitude = 0, longitude = 0] = at.map(Number)
  expect(distance(STADIUM_AT, { latitude, longitude })).toBeLessThan(5)
})
