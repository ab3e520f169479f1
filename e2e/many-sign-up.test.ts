import { register } from '@turnout/contract/accounts'
import { expect, test } from 'vitest'
import { registrations } from '../apps/server/src/features/accounts/tables.ts'
import { registrationForm } from '../apps/server/src/features/accounts/testing.ts'
import { fillInSignUp } from './support/newcomer.ts'
import { story } from './support/story.ts'

const evening = story()

test('the twenty-first who signs up on one Wi-Fi notices nothing of the calculation', async () => {
  for (let n = 0; n < 20; n++)
    expect((await evening.server.call(register, { body: registrationForm(`Player${n}`) })).status).toBe(201)
  // the browser says by itself that the first answer was no success
  const { page } = await evening.open('Emma', { shape: 'phone', expects: /428/ })
  await page.goto('/signup/user')
  const first = page.waitForResponse((answer) => answer.url().endsWith('/auth/register'))
  await fillInSignUp(page)
  expect((await first).status()).toBe(428)
  expect(await evening.server.deps.sql.$count(registrations)).toBe(21)
})
