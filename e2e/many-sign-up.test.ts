import { register } from '@turnout/contract/accounts'
import { expect, test } from 'vitest'
import { registrations } from '../apps/server/src/features/accounts/tables.ts'
import { PASSWORD, registrationForm } from '../apps/server/src/features/accounts/testing.ts'
import { story } from './support/story.ts'

const evening = story()

test('the twenty-first who signs up on one Wi-Fi notices nothing of the calculation', async () => {
  for (let n = 0; n < 20; n++)
    expect((await evening.server.call(register, { body: registrationForm(`Player${n}`) })).status).toBe(201)
  // the browser says by itself that the first answer was no success
  const { page } = await evening.open('Ada', { shape: 'phone', expects: /428/ })
  await page.goto('/signup/user')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Okafor')
  await page.getByLabel('Email').fill('ada@example.org')
  await page.getByLabel('Phone number').fill('+44 20 7946 0000')
  await page.getByLabel('Date of birth').fill('1990-05-04')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  const first = page.waitForResponse((answer) => answer.url().endsWith('/auth/register'))
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  expect((await first).status()).toBe(428)
  await page.getByText('Check your email').first().waitFor()
  expect(await evening.server.deps.sql.$count(registrations)).toBe(21)
})
