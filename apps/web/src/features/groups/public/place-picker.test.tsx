import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { identity } from '../../../platform/session/identity.ts'
import { Providers } from '../../../platform/testing/providers.tsx'
import { stubServer } from '../../../platform/testing/stub-server.ts'
import { PlacePicker, type TypedPlace } from './place-picker.tsx'

const HERE = { latitude: 51.5, longitude: -0.1 }
const CAGES = {
  id: '0190a0a0-0000-7000-8000-0000000000ca',
  name: 'Weaver Street Cages',
  address: '1 Weaver Street, London',
  // about 20 m north of the person
  latitude: 51.50018,
  longitude: -0.1,
  groups: 2,
}
const QUESTION = 'You are 20 m from Weaver Street Cages'
const ROUGH = 'Your position is rough, about 300 m'
const SHOP = { name: 'Place', address: 'Address' }

const onChange = vi.fn<(place: TypedPlace) => void>()

beforeEach(() => {
  onChange.mockReset()
  identity.signIn('token')
})

async function useWhereIAm(labels?: typeof SHOP, { accuracy = 10, venues = [CAGES] } = {}) {
  stubServer({ 'GET /places/nearby': () => ({ venues }), 'GET /places/map-tiles': () => ({ tiles: null }) })
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((done) =>
    done({ coords: { ...HERE, accuracy }, timestamp: 0 } as GeolocationPosition),
  )
  await render(<PlacePicker radius={0} {...(labels && { labels })} onChange={onChange} />, {
    wrapper: Providers,
  })
  await page.getByRole('button', { name: 'Use where I am' }).click()
  await expect.poll(() => onChange.mock.lastCall?.[0]).toMatchObject(HERE)
}

test('a person near a known venue can confirm it and gets its name, address and pin', async () => {
  await useWhereIAm()
  await expect.element(page.getByText(QUESTION)).toBeVisible()
  await expect.element(page.getByText('Places near you where others play')).toBeVisible()
  await page.getByRole('button', { name: 'Yes, use it' }).click()
  const { name, address, latitude, longitude } = CAGES
  expect(onChange.mock.lastCall?.[0]).toEqual({ name, address, latitude, longitude })
  await expect.element(page.getByText(QUESTION)).not.toBeInTheDocument()
})

test('after No the pin stays where the person is, and the question does not return', async () => {
  await useWhereIAm()
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await expect.element(page.getByText(QUESTION)).not.toBeInTheDocument()
  expect(onChange.mock.lastCall?.[0]).toEqual({ name: '', address: '', ...HERE })
})

test('a rough position is shown as rough', async () => {
  await useWhereIAm(undefined, { accuracy: 300, venues: [] })
  await expect.element(page.getByText(ROUGH)).toBeVisible()
})

test('a place that is no venue has no question, and a rough position is still shown as rough', async () => {
  await useWhereIAm(SHOP, { accuracy: 300 })
  await expect.element(page.getByText('Weaver Street Cages')).toBeVisible()
  await expect.element(page.getByText(ROUGH)).toBeVisible()
  expect(page.getByText(QUESTION).elements()).toEqual([])
})
