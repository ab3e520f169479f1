import { getGroup } from '@turnout/contract/groups'
import { distance } from '@turnout/rules/geofence'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
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

const WEAVER_STREET = { latitude: 51.535, longitude: -0.0575 }
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

describe('with no way to the map service', () => {
  const suite = story(async () => ({ places: { type: 'photon', url: 'http://127.0.0.1:9' } }))

  test('Ada reads so, types the coordinates and has her group', async () => {
    const ada = await person(suite.server, 'Ada')
    const { page } = await suite.open('Ada', { shape: 'phone', token: ada.token })
    await openGroupForm(page)
    await page.getByLabel('Venue name').fill('Weaver Street Cages')
    await page.getByLabel('Venue address').pressSequentially('1 Weaver Street')
    await page
      .getByText('No suggestions right now. Type the address and set the pin yourself.')
      .first()
      .waitFor()

    await page.getByText('No street map right now').waitFor()
    await page.getByRole('button', { name: 'Type coordinates' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Latitude').fill('51.535, -0.0575')
    await dialog.getByRole('button', { name: 'Set the pin' }).click()
    await page.getByLabel(/Check-in circle/).fill('200')

    const venue = await venueOf(ada, await submitGroup(page))
    expect(venue).toMatchObject({ venue_name: 'Weaver Street Cages', venue_address: '1 Weaver Street' })
    expect(venue.venue_radius).toBe(200)
    expect(venue.at).toEqual(WEAVER_STREET)
  })

  test('Ada stands on a pitch where others play, is asked, and takes their place', async () => {
    const ada = await person(suite.server, 'Ada')
    const ben = await person(suite.server, 'Ben')
    await createTestGroup(ben)
    const { page } = await suite.open('Ada', {
      shape: 'phone',
      token: ada.token,
      at: { latitude: 51.55348, longitude: -0.0241, accuracy: 9 },
    })
    await openGroupForm(page)
    await page.getByRole('button', { name: 'Use where I am' }).click()
    await page.getByText('You are 20 m from Hackney Marshes').waitFor()
    await page.getByRole('img', { name: 'A plan without streets: 1 place around the middle' }).waitFor()
    await page.getByRole('button', { name: 'Yes, use it' }).click()
    expect(await page.getByText('You are 20 m from').count()).toBe(0)
    expect(await venueOf(ada, await submitGroup(page))).toMatchObject({
      venue_name: 'Hackney Marshes',
      venue_address: 'Homerton Road, London',
      at: { latitude: 51.5533, longitude: -0.0241 },
    })
  })

  test('a venue that another group has is suggested all the same, and picked by keys alone', async () => {
    const ada = await person(suite.server, 'Ada')
    const ben = await person(suite.server, 'Ben')
    await createTestGroup(ben)
    const { page } = await suite.open('Ada', { shape: 'desktop', token: ada.token })
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

    expect(await venueOf(ada, await submitGroup(page))).toEqual({
      venue_name: 'Hackney Marshes',
      venue_address: 'Homerton Road, London',
      venue_radius: 150,
      at: { latitude: 51.5533, longitude: -0.0241 },
    })
  })
})

describe('with a map service and a map', () => {
  let service: MapService
  const suite = story(async () => {
    service = await startMapService(({ url }) =>
      url.pathname.endsWith('.png') ? { png: PIXEL } : { json: collection(STADIUM) },
    )
    return {
      places: { type: 'photon', url: service.url },
      mapTiles: {
        url: `${service.url}/{z}/{x}/{y}.png`,
        attribution: '© OpenStreetMap contributors',
      },
    }
  })
  afterAll(() => service?.close())

  test('Ada picks the stadium from the list and puts the pin on the pitch behind it', async () => {
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

    const venue = await venueOf(ada, await submitGroup(page))
    expect(distance(STADIUM_AT, venue.at)).toBeLessThan(5)
    expect(venue).toMatchObject({ venue_name: 'The pitch behind', venue_address: 'Gate 5' })
  })
})

describe('with a map that fails', () => {
  let service: MapService
  const suite = story(async () => {
    service = await startMapService(() => ({ status: 500 }))
    return { mapTiles: { url: `${service.url}/{z}/{x}/{y}.png`, attribution: '© Ada' } }
  })
  afterAll(() => service?.close())

  test('Ada wants to set the pin, reads that there is no map, and no coordinates are made up', async () => {
    const ada = await person(suite.server, 'Ada')
    const { page } = await suite.open('Ada', { shape: 'phone', token: ada.token, expects: /503/ })
    await openGroupForm(page)
    await page.getByRole('button', { name: 'Set the pin' }).click()
    const dialog = page.getByRole('dialog', { name: 'Type coordinates' })
    await dialog.getByText('No street map right now. Type the coordinates').waitFor()
    expect(await dialog.getByLabel('Latitude').inputValue()).toBe('')
    expect(await dialog.getByLabel('Longitude').inputValue()).toBe('')
    await dialog.getByRole('button', { name: 'Set the pin' }).click()
    await dialog.getByText('A number from -90 to 90').waitFor()
  })

  test('Ada gets the places nearby in its stead, and picks one', async () => {
    const ada = await person(suite.server, 'Ada')
    const ben = await person(suite.server, 'Ben')
    await createTestGroup(ben)
    const { page } = await suite.open('Ada', {
      shape: 'phone',
      token: ada.token,
      at: { latitude: 51.5603, longitude: -0.0241, accuracy: 9 },
      expects: /503/,
    })
    await openGroupForm(page)
    await page.getByText('Where is the pitch?').waitFor()
    await page.getByRole('button', { name: 'Use where I am' }).click()
    await page.getByText('No street map right now').waitFor()
    await page
      .getByRole('button', { name: /Hackney Marshes.*Homerton Road, London · 1 group.*780 m/ })
      .click()
    expect((await venueOf(ada, await submitGroup(page))).venue_name).toBe('Hackney Marshes')
  })
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
