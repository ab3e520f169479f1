import { getGroup } from '@turnout/contract/groups'
import { distance } from '@turnout/rules/geofence'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { createTestGroup } from '../apps/server/src/features/groups/testing.ts'
import {
  collection,
  type MapService,
  PIXEL,
  STADIUM,
  startMapService,
} from '../apps/server/src/features/places/testing.ts'
import { type Person, person } from '../apps/server/src/testing/people.ts'
import { nextStep } from './support/group-form.ts'
import { story } from './support/story.ts'
import { tick } from './support/tick.ts'

const STADIUM_AT = { latitude: 52.51468, longitude: 13.23951 }
const PIN = /^Pin of the pitch/

async function openGroupForm(page: Page): Promise<void> {
  await page.goto('/sports/create?type=football')
  await page.getByLabel('Name', { exact: true }).fill('Canal Side Kickabout')
  await page.getByLabel('Description').fill('Five a side by the canal, all levels.')
  await nextStep(page, 'the pitch')
}

async function submitGroup(page: Page): Promise<string> {
  await nextStep(page, 'days and times')
  await tick(page.getByLabel('Tuesday'))
  await page.getByLabel('Start time').fill('19:00')
  await page.getByLabel('End time').fill('21:00')
  await nextStep(page, 'the teams')
  await page.getByRole('button', { name: 'Create Group' }).click()
  await page.waitForURL(/my-sports-groups\/[0-9a-f-]{36}$/)
  return page.url().split('/').at(-1) ?? ''
}

const venueOf = async (who: Person, groupId: string) => {
  const { reply } = await who.call(getGroup, { params: { groupId } })
  const {
    venue_name,
    venue_address,
    venue_radius,
    venue_latitude: latitude,
    venue_longitude: longitude,
  } = reply
  return { venue_name, venue_address, venue_radius, at: { latitude, longitude } }
}

let service: MapService
const suite = story(async () => {
  service = await startMapService(() => ({ status: 500 }))
  return {
    places: { type: 'photon', url: service.url },
    mapTiles: { url: `${service.url}/{z}/{x}/{y}.png`, attribution: '© OpenStreetMap contributors' },
  }
})
afterAll(() => service?.close())

const mapFails = () => service.respondWith(() => ({ status: 500 }))
const mapWorks = () => {
  // after a failure it is left alone for ten seconds
  suite.server.pass(11_000)
  service.respondWith(({ url }) =>
    url.pathname.endsWith('.png') ? { png: PIXEL } : { json: collection(STADIUM) },
  )
}

/** What the form has of the venue: what would be sent. */
const venueOn = async (page: Page) => ({
  name: await page.getByLabel('Venue name').inputValue(),
  address: await page.getByLabel('Venue address').inputValue(),
  at: [await page.getByLabel('Latitude').inputValue(), await page.getByLabel('Longitude').inputValue()],
})
const HACKNEY = { name: 'Hackney Marshes', address: 'Homerton Road, London', at: ['51.55330', '-0.02410'] }

test('with a map that fails Ada reads so, no coordinates are made up, and she types them and has her group', async () => {
  mapFails()
  const ada = await person(suite.server, 'Ada')
  const { page } = await suite.open('Ada', { shape: 'phone', token: ada.token, expects: /503/ })
  await openGroupForm(page)
  await page.getByLabel('Venue name').fill('Weaver Street Cages')
  await page.getByLabel('Venue address').pressSequentially('1 Weaver Street')
  await page
    .getByText('No suggestions right now. Type the address and set the pin yourself.')
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Set the pin' }).click()
  const dialog = page.getByRole('dialog', { name: 'Type coordinates' })
  await dialog.getByText('No street map right now. Type the coordinates').waitFor()
  expect(await dialog.getByLabel('Latitude').inputValue()).toBe('')
  expect(await dialog.getByLabel('Longitude').inputValue()).toBe('')
  await dialog.getByRole('button', { name: 'Set the pin' }).click()
  await dialog.getByText('A number from -90 to 90').waitFor()
  await dialog.getByLabel('Latitude').fill('51.535, -0.0575')
  await dialog.getByRole('button', { name: 'Set the pin' }).click()
  await page.getByLabel(/Check-in circle/).fill('200')

  expect(await venueOf(ada, await submitGroup(page))).toEqual({
    ...{ venue_name: 'Weaver Street Cages', venue_address: '1 Weaver Street', venue_radius: 200 },
    at: { latitude: 51.535, longitude: -0.0575 },
  })
})

test('with a map that fails Ada has the places nearby, and is asked where she stands on one of them', async () => {
  mapFails()
  const ada = await person(suite.server, 'Ada')
  await createTestGroup(await person(suite.server, 'Ben'))
  const { page } = await suite.open('Ada', {
    shape: 'phone',
    token: ada.token,
    at: { latitude: 51.55348, longitude: -0.0241, accuracy: 9 },
    expects: /503/,
  })
  await openGroupForm(page)
  await page.getByText('Where is the pitch?').waitFor()
  const useWhereIAm = page.getByRole('button', { name: 'Use where I am' })
  const question = page.getByText('You are 20 m from Hackney Marshes')
  await useWhereIAm.click()
  await page.getByText('No street map right now').waitFor()
  await page.getByRole('img', { name: 'A plan without streets: 1 place around the middle' }).waitFor()
  await question.waitFor()
  const row = /Hackney Marshes.*Homerton Road, London · 1 group.*20 m/
  await page.getByRole('button', { name: row }).click()
  await question.waitFor({ state: 'detached' })
  expect(await venueOn(page)).toEqual(HACKNEY)

  await useWhereIAm.click()
  await question.waitFor()
  expect((await venueOn(page)).at).not.toEqual(HACKNEY.at)
  await page.getByRole('button', { name: 'Yes, use it' }).click()
  await question.waitFor({ state: 'detached' })
  expect(await venueOn(page)).toEqual(HACKNEY)
})

test('with a map service that fails a venue that another group has is suggested all the same, and picked by keys alone', async () => {
  mapFails()
  const ada = await person(suite.server, 'Ada')
  await createTestGroup(await person(suite.server, 'Ben'))
  const { page } = await suite.open('Ada', { shape: 'desktop', token: ada.token, expects: /503/ })
  await openGroupForm(page)
  const address = page.getByLabel('Venue address')
  await address.pressSequentially('homerton')
  const option = page.getByRole('option', {
    name: /Homerton Road, London Hackney Marshes, where 1 group plays/,
  })
  await option.waitFor()
  await page
    .getByText("Only places that groups here already use. The map service isn't answering right now.")
    .first()
    .waitFor()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => option.getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('Enter')
  await expect.poll(() => option.count()).toBe(0)
  await expect.poll(() => venueOn(page)).toEqual(HACKNEY)
})

test('Ada picks the stadium from the list and puts the pin on the pitch behind it', async () => {
  mapWorks()
  service.requests.length = 0
  const ada = await person(suite.server, 'Ada')
  const { page } = await suite.open('Ada', { shape: 'desktop', token: ada.token })
  await openGroupForm(page)
  await page.getByLabel('Venue address').pressSequentially('olympic')
  await page.getByText('© OpenStreetMap contributors').first().waitFor()
  await page.getByRole('option', { name: /Berlin Olympic Stadium/ }).click()
  await expect.poll(() => page.getByLabel('Latitude').inputValue()).toBe('52.51468')
  expect(await page.getByLabel('Venue name').inputValue()).toBe('Berlin Olympic Stadium')

  await page.getByRole('button', { name: 'Move the pin' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('© OpenStreetMap contributors').waitFor()
  await expect.poll(() => service.requests.some(({ url }) => url.pathname.startsWith('/16/'))).toBe(true)
  // the map goes down under the pin, so the pin goes north
  await dragBy(page, 0, 60)
  await dialog.getByRole('button', { name: PIN }).focus()
  await page.keyboard.press('Shift+ArrowUp')
  await dialog.getByRole('button', { name: 'Set the pin here' }).click()

  const venue = await venueOf(ada, await submitGroup(page))
  expect(venue.venue_address).toBe('Olympischer Platz 3, 14053 Berlin, Germany')
  // more than the fifty metres of the key
  expect(distance(STADIUM_AT, venue.at)).toBeGreaterThan(60)
  expect(venue.at.latitude).toBeGreaterThan(STADIUM_AT.latitude)
  expect(venue.at.longitude).toBeCloseTo(13.2395, 4)
  // the typing was one question, not seven
  expect(service.requests.filter(({ url }) => url.pathname === '/api')).toHaveLength(1)
})

test('Ada searches for the stadium in the dialog of the pin, and the map moves there', async () => {
  mapWorks()
  const ada = await person(suite.server, 'Ada')
  const { page } = await suite.open('Ada', { shape: 'phone', token: ada.token })
  await openGroupForm(page)
  await page.getByLabel('Venue name').fill('The pitch behind')
  await page.getByLabel('Venue address').fill('Gate 5')
  await page.getByRole('button', { name: 'Set the pin' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: PIN }).waitFor()
  await dialog.getByRole('button', { name: 'Set the pin here' }).waitFor()
  await dialog.getByLabel('Street or place').pressSequentially('olympic')
  await dialog.getByRole('option', { name: /Berlin Olympic Stadium/ }).click()
  await dialog.getByText(/^Pin at 52.514\d+, 13.239/).waitFor()
  await dialog.getByRole('button', { name: 'Set the pin here' }).click()
  await page.getByRole('button', { name: 'Move the pin' }).waitFor()
  const { at, ...words } = await venueOn(page)
  expect(words).toEqual({ name: 'The pitch behind', address: 'Gate 5' })
  const [latitude = 0, longitude = 0] = at.map(Number)
  expect(distance(STADIUM_AT, { latitude, longitude })).toBeLessThan(5)
})

async function dragBy(page: Page, right: number, down: number): Promise<void> {
  const box = await page.getByRole('button', { name: PIN }).boundingBox()
  if (!box) throw new Error('The pin is not on the screen.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + right / 2, y + down / 2)
  await page.mouse.move(x + right, y + down)
  await page.mouse.up()
}
