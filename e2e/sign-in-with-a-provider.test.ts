import { afterAll, expect, test } from 'vitest'
import { startGoogle } from '../apps/server/src/features/oauth/testing.ts'
import { story } from './support/story.ts'

const google = await startGoogle({
  person: {
    sub: '1098',
    email: 'ada@example.org',
    email_verified: true,
    given_name: 'Ada',
    family_name: 'Okafor',
  },
})

const suite = story(async () => ({ signIn: { google: google.google, github: null } }))
afterAll(() => google.close())

test('Ada signs in by Gmail at a desk and goes on where she was', async () => {
  const { page } = await suite.open('Ada', { shape: 'desktop' })
  await page.goto('/my-sports-groups')
  await page.waitForURL('**/signin?*')
  // others may use this computer, too
  const stays = page.getByLabel('Keep me signed in')
  await expect.poll(() => stays.isChecked()).toBe(false)
  await page.getByText('Keep me signed in').click()
  await page.getByRole('button', { name: 'Sign in with Gmail' }).click()

  await page.getByText('Signed in successfully!').first().waitFor()
  await page.waitForURL('**/my-sports-groups')
  expect(page.url()).not.toContain('#')
  // neither the code nor the session is anywhere that 'back' could lead to
  expect(await page.evaluate(() => sessionStorage.getItem('turnout.sign-in'))).toBeNull()
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(page.url()).toMatch(/\/my-sports-groups$/)
})
