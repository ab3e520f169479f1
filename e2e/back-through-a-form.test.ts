import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { type MapService, PIXEL, startMapService } from '../apps/server/src/features/places/testing.ts'
import { person } from '../apps/server/src/testing/people.ts'
import { nextStep, openStep } from './support/group-form.ts'
import { story } from './support/story.ts'
import { tick } from './support/tick.ts'

let service: MapService
const suite = story(async () => {
  service = await startMapService(() => ({ png: PIXEL }))
  return { mapTiles: { url: `${service.url}/{z}/{x}/{y}.png`, attribution: '© OpenStreetMap contributors' } }
})
afterAll(() => service?.close())
const AT_THE_PITCH = { latitude: 51.535, longitude: -0.0575, accuracy: 10 }

const step = (page: Page, number: number) => page.getByText(`Step ${number} of 4`).waitFor()

test('Back on a phone leads through the steps of a new group, and past them once the group is there', async () => {
  const { token } = await person(suite.server, 'Ada')
  const { page } = await suite.open('Ada', { shape: 'phone', token, at: AT_THE_PITCH })
  await page.goto('/sports/select')
  await page.getByRole('link', { name: /Football/ }).click()
  await step(page, 1)
  await page.getByLabel('Name', { exact: true }).fill('Canal Side Kickabout')
  await page.getByLabel('Description').fill('Five a side by the canal, all levels.')
  await nextStep(page, 'the pitch')
  await step(page, 2)
  await page.getByLabel('Venue name').fill('Weaver Street')

  await page.goBack()
  await step(page, 1)
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Canal Side Kickabout')
  await page.goForward()
  await step(page, 2)
  expect(await page.getByLabel('Venue name').inputValue()).toBe('Weaver Street')
  await page.reload()
  await step(page, 2)
  expect(await page.getByLabel('Venue name').inputValue()).toBe('Weaver Street')

  await page.goBack()
  await step(page, 1)
  await page.goBack()
  await page.getByRole('heading', { name: 'Pick a sport' }).waitFor()
  await page.goForward()
  await step(page, 1)
  await page.getByText('We kept your draft').waitFor()

  await openStep(page, 'The teams')
  await step(page, 4)
  await openStep(page, 'The pitch')
  await step(page, 2)
  await page.getByLabel('Venue address').fill('1 Weaver Street, London')
  await page.getByRole('button', { name: 'Use where I am' }).click()
  await expect.poll(() => page.getByLabel('Latitude').inputValue()).toBe('51.53500')
  // and its map comes through our server, under the rules of the real page
  await page.getByText('© OpenStreetMap contributors').waitFor()
  await expect.poll(() => service.requests.some(({ url }) => url.pathname.startsWith('/16/'))).toBe(true)
  await expect.poll(() => page.locator('.leaflet-tile-loaded').count()).toBeGreaterThan(0)
  await nextStep(page, 'days and times')
  await nextStep(page, 'the teams')
  await page.getByText('Pick at least one playing day.').waitFor()
  await step(page, 3)
  await tick(page.getByLabel('Tuesday'))
  await page.getByLabel('Start time').fill('19:00')
  await page.getByLabel('End time').fill('21:00')
  await nextStep(page, 'the teams')
  await step(page, 4)
  await page.getByRole('button', { name: 'Create Group' }).click()
  await page.getByRole('heading', { level: 1, name: 'Canal Side Kickabout' }).waitFor()

  await page.goBack()
  await page.getByRole('heading', { name: 'Pick a sport' }).waitFor()
  await page.goForward()
  await page.getByRole('heading', { level: 1, name: 'Canal Side Kickabout' }).waitFor()
})
