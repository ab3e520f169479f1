import { getMe } from '@turnout/contract/me'
import { uploadProfileImage } from '@turnout/contract/profile'
import { expect, test } from 'vitest'
import { mailTo, PASSWORD, registeredPerson, signIn } from '../apps/server/src/features/accounts/testing.ts'
import { photoOfAPhone } from '../apps/server/src/testing/photo.ts'
import { linkTo } from './support/mails.ts'
import { fillInSignIn } from './support/newcomer.ts'
import { story } from './support/story.ts'

const suite = story()

const NEW_PASSWORD = 'eleven bibs and a ball'

test('Ada puts in order what the place knows of her', async () => {
  const ada = await registeredPerson(suite.server, 'Ada')
  await signIn(suite.server, ada.email)
  const { page } = await suite.open('Ada', { shape: 'phone', token: ada.token })
  await page.goto('/profile')
  await page.getByRole('heading', { level: 2, name: 'Ada Okafor' }).waitFor()

  await page.getByLabel('First name').fill('Adaeze')
  await page.getByLabel('Bio').fill('In goal, mostly.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Profile updated successfully!').first().waitFor()
  await page.getByRole('heading', { level: 2, name: 'Adaeze Okafor' }).waitFor()

  const photo = await photoOfAPhone()
  const sending = page.waitForRequest((request) => request.url().endsWith(uploadProfileImage.path))
  await page
    .getByLabel('Choose a photo')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo })
  await page.getByText('Profile image uploaded!').first().waitFor()
  await page.getByRole('button', { name: 'Remove' }).waitFor()
  // as large as the server keeps it, for a line on which the whole of it would not get through
  const sent = Number(await (await sending).headerValue('content-length'))
  expect(sent).toBeGreaterThan(0)
  expect(sent).toBeLessThan(photo.length / 2)
  // and as upright as it was taken
  const shown = page.getByRole('main').locator('img[src*="/uploads/"]')
  await expect
    .poll(() => shown.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
    .toEqual([320, 480])
  await page.reload()
  await expect.poll(() => page.getByLabel('Bio').inputValue()).toBe('In goal, mostly.')
  await expect.poll(() => page.locator('img[src*="/uploads/"]').count()).toBeGreaterThan(0)

  await page
    .getByLabel('Choose another')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await page.getByText('This file is not a PNG, JPG, GIF or WebP picture.').waitFor()
})

test('Ada signs out a device that she does not know, takes another password, and goes for good: nobody signs in as her any more', async () => {
  const ada = await registeredPerson(suite.server, 'Ada')
  const strange = await signIn(suite.server, ada.email)
  const { page } = await suite.open('Ada', { shape: 'phone', token: ada.token })
  await page.goto('/profile')
  await page.getByRole('button', { name: /^Sign out Another program/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill('not my password')
  await dialog.getByRole('button', { name: 'Sign out' }).click()
  await dialog.getByText("That's not your current password.").waitFor()
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign out' }).click()
  await page.getByText('That device is signed out.').first().waitFor()
  await expect.poll(() => page.getByRole('button', { name: /^Sign out Another program/ }).count()).toBe(0)
  expect((await suite.server.call(getMe, {}, strange)).status).toBe(401)

  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm new password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Password updated successfully!').first().waitFor()
  expect((await mailTo(suite.server, ada.email)).at(-1)?.subject).toBe('Your password was changed')

  await page.getByRole('button', { name: 'Deactivate account' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep my account' }).click()
  await page.getByRole('button', { name: 'Deactivate account' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate account' }).click()
  await page.getByText('Account deactivated.').first().waitFor()
  await page.getByRole('link', { name: 'Sign up' }).first().waitFor()
  await page.goto('/signin')
  await fillInSignIn(page, ada.email, NEW_PASSWORD)
  await page.getByText('Invalid email or password.').waitFor()
})

test('Ada has forgotten her password, gets in by the link, and is where she wanted to go', async () => {
  const ada = await registeredPerson(suite.server, 'Ada')
  const { page } = await suite.open('Ada', { shape: 'phone' })
  await page.goto('/my-sports-groups')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
  await page.getByLabel('Email').fill(ada.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText('If there is an account with this address').waitFor()

  const link = await linkTo(suite.server, ada.email)
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm new password').fill(NEW_PASSWORD)
  expect(page.url()).not.toContain('token')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await page.getByText('Your new password is set').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).last().click()
  await fillInSignIn(page, ada.email, NEW_PASSWORD)
  await page.waitForURL('**/my-sports-groups')

  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('yet another whistle')
  await page.getByLabel('Confirm new password').fill('yet another whistle')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await page.getByText("This link doesn't work any more.").waitFor()
})
