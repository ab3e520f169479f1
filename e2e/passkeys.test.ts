import { expect, test } from 'vitest'
import { mailTo, PASSWORD, registeredPerson } from '../apps/server/src/features/accounts/testing.ts'
import { withFingerprint } from './support/fingerprint.ts'
import { story } from './support/story.ts'

const suite = story()

test('Ada adds a passkey, signs in with it and without her password, and removes it', async () => {
  const { server } = suite
  // a passkey is for a name: an address of numbers has none
  server.config.publicUrl = server.url.replace('127.0.0.1', 'localhost')
  const { publicUrl } = server.config
  const ada = await registeredPerson(server, 'Ada')
  const screen = await suite.open('Ada', { shape: 'phone' })
  const { page } = screen
  const finger = await withFingerprint(screen)

  await page.goto(`${publicUrl}/signin`)
  await page.getByRole('button', { name: 'Use a passkey' }).waitFor()
  await page.getByLabel('Email').fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await page.waitForURL('**/home')

  await page.goto(`${publicUrl}/profile`)
  const add = page.getByRole('button', { name: 'Add a passkey' })
  await add.click()
  await page.getByLabel('Your password', { exact: true }).fill('not my password')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText("That's not your current password.").waitFor()
  await finger.decline()
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('No passkey was added. Your device did not make one.').first().waitFor()
  await finger.accept()
  await add.click()
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Passkey added.').first().waitFor()
  expect((await mailTo(server, ada.email)).at(-1)?.subject).toBe('You can sign in with a new passkey')

  const more = page.getByRole('button', { name: /^More for / })
  await more.click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByLabel('Name', { exact: true }).fill("Ada's phone")
  await page.getByRole('button', { name: 'Save', exact: true }).last().click()
  await page.getByText("Ada's phone", { exact: true }).waitFor()

  const leave = async () => {
    await page.getByRole('button', { name: 'Log out' }).first().click()
    await page.waitForURL((url) => url.pathname === '/')
  }
  await leave()
  // the browser offers it in the email field, and this one takes the offer by itself: too late at first, then in time
  const refusal = page.waitForResponse((answer) => answer.url().endsWith('/auth/passkey') && !answer.ok())
  await page.route(
    '**/auth/passkey',
    async (route) => {
      await server.deps.sql.execute('delete from passkey_challenges')
      await route.continue()
    },
    { times: 1 },
  )
  await page.goto(`${publicUrl}/signin`)
  await refusal
  await page.waitForURL('**/home')
  await page.goto(`${publicUrl}/profile`)
  await leave()
  // a browser that offers nothing by itself
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await page.goto(`${publicUrl}/signin`)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL('**/home')

  await page.goto(`${publicUrl}/profile`)
  await page.getByText('Last used', { exact: false }).first().waitFor()
  await page.getByRole('button', { name: "More for Ada's phone" }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByText('The passkey was removed.').first().waitFor()
  await more.waitFor({ state: 'detached' })
})
