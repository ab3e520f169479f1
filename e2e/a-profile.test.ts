import { uploadProfileImage } from '@turnout/contract/profile'
import { expect, test } from 'vitest'
import { person } from '../apps/server/src/testing/people.ts'
import { photoOfAPhone } from '../apps/server/src/testing/photo.ts'
import { story } from './support/story.ts'

const suite = story()

test('a photo of a phone is sent no larger than the server stores it, and shown as upright as it was taken', async () => {
  const ada = await person(suite.server, 'Ada')
  const { page } = await suite.open('Ada', { shape: 'phone', token: ada.token })
  await page.goto('/profile')
  const photo = await photoOfAPhone()
  const sending = page.waitForRequest((request) => request.url().endsWith(uploadProfileImage.path))
  await page
    .getByLabel('Choose a photo')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo })
  await page.getByText('Profile image uploaded!').first().waitFor()
  await page.getByRole('button', { name: 'Remove' }).waitFor()
  // for a connection on which the whole of it would not get through
  const sent = Number(await (await sending).headerValue('content-length'))
  expect(sent).toBeGreaterThan(0)
  expect(sent).toBeLessThan(photo.length / 2)
  const shown = page.getByRole('main').locator('img[src*="/uploads/"]')
  await expect
    .poll(() => shown.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
    .toEqual([320, 480])
})
