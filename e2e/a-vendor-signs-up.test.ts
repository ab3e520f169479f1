import { activate } from '@turnout/contract/accounts'
import type { Endpoint } from '@turnout/contract/endpoint'
import { confirmSubscription } from '@turnout/contract/newsletter'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { linkTo } from './support/mails.ts'
import { fillInSignIn } from './support/newcomer.ts'
import { story } from './support/story.ts'

const suite = story()

const PASSWORD = 'seven pies and a whistle'
const OWNER = 'dan@example.org'

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Business name').fill('Weaver Street Bakery')
  await page.getByLabel('Business type').selectOption({ label: 'Caterer' })
  await page.getByLabel('Description').fill('Pies and tea beside the pitch.')
  await page.getByLabel('Business phone').fill('+44 20 7946 0111')
  await page.getByLabel('Business email').fill('pies@example.org')
  await page.getByLabel('Email', { exact: true }).fill(OWNER)
  await page.getByLabel('Phone number').fill('+44 20 7946 0000')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
}

/** Opens a link, and loads its page anew while nothing has come of its call. */
async function openTwice(page: Page, endpoint: Endpoint, link: string): Promise<void> {
  const calls = `**/api/v1${endpoint.path}?*`
  await page.route(calls, () => undefined, { times: 1 })
  const asked = page.waitForRequest(calls)
  await page.goto(link)
  await asked
  await page.reload()
}

test('a vendor signs up on a phone, confirms and changes the profile', async () => {
  const { page } = await suite.open('Dan', { shape: 'phone' })
  await page.goto('/vendor-signup')
  await page.waitForURL('**/signup/vendor')
  await fillIn(page)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByText('Vendor registration successful! You can now log in.').first().waitFor()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await fillInSignIn(page, OWNER, PASSWORD)
  await page.waitForURL('**/home')
  await page.goto('/vendors')
  await page.getByRole('link', { name: 'Your business profile' }).click()
  await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('Pies and tea beside the pitch.')

  await openTwice(page, activate, await linkTo(suite.server, OWNER))
  await page.getByRole('heading', { name: 'Your account is active' }).waitFor()
  expect(page.url()).not.toContain('token')
  await page.goto('/vendors/me')
  await page.getByLabel('Description').fill('Pies only, but good ones.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Business profile saved!').first().waitFor()
  await page.reload()
  await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('Pies only, but good ones.')
})

test('an address goes on the list by the link in the mail, and off it by one press', async () => {
  const { page } = await suite.open('Ada', { shape: 'phone' })
  await page.goto('/')
  await page.getByLabel('Your email').fill('ada at example')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByText('This is not an email address.').waitFor()
  await page.getByLabel('Your email').fill('ada@example.org')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByText('Check your email: open the link in it and you are on the list.').waitFor()

  await openTwice(page, confirmSubscription, await linkTo(suite.server, 'ada@example.org'))
  await page.getByRole('heading', { name: 'You are on the list.' }).waitFor()
  expect(page.url()).not.toContain('token')
  // the mail that says so has the way off
  await page.goto(await linkTo(suite.server, 'ada@example.org'))
  await page.getByRole('button', { name: 'Take me off the list' }).click()
  await page.getByRole('heading', { name: 'You are off the list.' }).waitFor()
})
