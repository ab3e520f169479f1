import { test } from 'vitest'
import { BAKERY, createTestVendor } from '../apps/server/src/features/vendors/testing.ts'
import { plainPicture } from '../apps/server/src/testing/photo.ts'
import { story } from './support/story.ts'

const suite = story()

const AT_THE_BAKERY = { latitude: 51.546, longitude: -0.055, accuracy: 10 }

test('a vendor publishes their page on a phone, and a visitor at a desk finds it by a word with a wrong letter', async () => {
  const dan = await createTestVendor(suite.server, { place: null })
  const { page } = await suite.open('Dan', { shape: 'phone', token: dan.token, at: AT_THE_BAKERY })
  await page.goto('/vendors/me')
  await page.getByText('Say where you work from and save.').waitFor()
  await page.getByLabel('Place', { exact: true }).fill('Weaver Street')
  await page.getByLabel('Address', { exact: true }).fill('Weaver Street, London')
  await page.getByRole('button', { name: 'Use where I am' }).click()
  await page
    .getByRole('button', { name: 'Move the pin' })
    .or(page.getByRole('button', { name: 'Type coordinates' }))
    .waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Business profile saved!').first().waitFor()
  await page.getByRole('button', { name: 'Publish page' }).click()
  await page.getByRole('heading', { name: 'Your page is live' }).waitFor()
  await page.getByLabel('Add picture').setInputFiles({
    name: 'stall.png',
    mimeType: 'image/png',
    buffer: await plainPicture(800, 600).png().toBuffer(),
  })
  await page.getByText('1 of 6').waitFor()

  const { page: visitors } = await suite.open('a visitor', { shape: 'desktop' })
  await visitors.goto('/vendors')
  await visitors.getByRole('searchbox', { name: 'Search vendors' }).fill('catrer')
  await visitors.waitForURL('**/vendors?search=catrer')
  await visitors.getByRole('heading', { name: '1 vendor' }).waitFor()
  await visitors.getByRole('link', { name: BAKERY.business_name }).click()
  await visitors.getByText(BAKERY.description).waitFor()
  await visitors.getByRole('img', { name: `Picture 1 of 1 of ${BAKERY.business_name}` }).waitFor()

  await page.getByRole('button', { name: 'Take it down' }).click()
  await page.getByRole('heading', { name: 'Your page is ready' }).waitFor()
  await visitors.goto(`/vendors/${dan.id}`)
  await visitors.getByRole('heading', { name: "We can't find this vendor." }).waitFor()
})
