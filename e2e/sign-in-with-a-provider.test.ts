import { afterAll, expect, test } from 'vitest'
import { startGitHub, startGoogle } from '../apps/server/src/features/oauth/testing.ts'
import { TOKEN_KEY } from '../apps/web/src/platform/session/storage.ts'
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
const atGitHub = {
  person: {
    user: { id: 7, login: 'ben-kicks', name: 'Ben Adeyemi' },
    emails: [{ email: 'ben@example.org', primary: true, verified: true }],
    declines: false,
  },
}
const gitHub = await startGitHub(atGitHub)

const suite = story(async () => ({ signIn: { google: google.google, github: gitHub.github } }))
afterAll(async () => {
  await google.close()
  await gitHub.close()
})

test('Ada comes in by Gmail at a desk and goes on where she was', async () => {
  const { page } = await suite.open('Ada', { shape: 'desktop' })
  await page.goto('/my-sports-groups')
  await page.waitForURL('**/signin?*')
  // others may use a desk too
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

test('Ben says no at GitHub, reads why, and comes in the second time', async () => {
  const { page } = await suite.open('Ben', { shape: 'phone' })
  atGitHub.person.declines = true
  await page.goto('/signin')
  await page.getByRole('button', { name: 'Sign in with GitHub' }).click()
  await page.getByRole('main').getByText("You didn't sign in there. You can still sign in here.").waitFor()
  expect(page.url()).toMatch(/\/signin$/)

  atGitHub.person.declines = false
  await page.getByRole('button', { name: 'Sign in with GitHub' }).click()
  await page.waitForURL('**/home')
  await page.goto('/profile')
  await page.getByText('Ben Adeyemi').first().waitFor()
})

test('a code that somebody else was given signs nobody in', async () => {
  const { page } = await suite.open('Ben', { shape: 'phone' })
  await page.goto('/signin#code=the-code-of-somebody-who-means-no-good')
  await page.getByRole('main').getByText('This sign-in has expired or started on another device.').waitFor()
  expect(await page.evaluate((name) => localStorage.getItem(name), TOKEN_KEY)).toBeNull()
})
