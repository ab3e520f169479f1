import type { Locator, Page } from 'playwright-core'
import { PASSWORD } from '../../apps/server/src/features/accounts/testing.ts'

export const EMMA = 'emma@example.org'

/**
 * Counts the taps of a person on the way: each button, link or choice, and the link in the mail. Typing is no
 * tap, nor are the parts of a form: its fields, and the button that sends it.
 */
export function tapsOn(page: Page) {
  let taps = 0
  return {
    get count(): number {
      return taps
    },
    async tap(what: Locator): Promise<void> {
      taps += 1
      await what.click()
    },
    /** A link in a mail or a chat, or one that a camera has read. */
    async open(link: string): Promise<void> {
      taps += 1
      await page.goto(link)
    },
  }
}

export async function fillInSignUp(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Emma')
  await page.getByLabel('Last name').fill('Okafor')
  await page.getByLabel('Email').fill(EMMA)
  await page.getByLabel('Phone number').fill('+44 20 7946 0000')
  await page.getByLabel('Date of birth').fill('1990-05-04')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
}

export async function fillInSignIn(page: Page, email = EMMA, password = PASSWORD): Promise<void> {
  // the form of the page before has an email and a password too, and stays until this page is there
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}
