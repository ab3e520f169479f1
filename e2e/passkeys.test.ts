import { expect, test } from 'vitest'
import { PASSWORD, registeredPerson } from '../apps/server/src/features/accounts/testing.ts'
import { TOKEN_KEY } from '../apps/web/src/platform/session/storage.ts'
import { AXE, audit } from '../screens/audit.ts'
import { withFingerprint } from './support/fingerprint.ts'
import { story } from './support/story.ts'

const suite = story()

test('Ada adds a passkey, signs in with it alone, makes it required with her password, and signs in with both', async () => {
  const { server } = suite
  // a passkey belongs to a host name: an IP address is not one
  const publicUrl = server.url.replace('127.0.0.1', 'localhost')
  server.config.publicUrl = publicUrl
  const ada = await registeredPerson(server, 'Ada')
  const screen = await suite.open('Ada', { shape: 'phone' })
  const { page } = screen
  await withFingerprint(screen)
  const confirm = async (button: string) => {
    await page.getByLabel('Your password', { exact: true }).fill(PASSWORD)
    await page.getByRole('dialog').getByRole('button', { name: button }).click()
  }
  const leave = async () => {
    await page.getByRole('button', { name: 'Log out' }).first().click()
    await page.waitForURL((url) => url.pathname === '/')
  }

  await page.goto(`${publicUrl}/terms`)
  await page.evaluate(([name, token]) => localStorage.setItem(name, token), [TOKEN_KEY, ada.token] as const)
  await page.addInitScript(AXE)
  await page.goto(`${publicUrl}/profile`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await confirm('Continue')
  await page.getByText('Passkey added.').first().waitFor()
  await leave()

  // the browser offers it in the email field, and this one accepts without a press: too late at first, then
  // in time
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

  // from here on a browser that offers nothing
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await page.goto(`${publicUrl}/profile`)
  await page.getByRole('button', { name: 'Ask for a passkey too' }).click()
  await confirm('Ask for a passkey too')
  await page.getByText('Your recovery codes').waitFor()
  const codes = await page.getByRole('alertdialog').getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  await page.getByRole('button', { name: 'I saved them' }).click()
  await leave()

  const passwordIsRight = async () => {
    await page.goto(`${publicUrl}/signin`)
    await page.getByRole('button', { name: 'Use a passkey' }).waitFor()
    // a phone has one owner
    await expect.poll(() => page.getByLabel('Keep me signed in').isChecked()).toBe(true)
    await page.getByLabel('Email').fill(ada.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await page.getByRole('heading', { name: 'Use your passkey or a recovery code' }).waitFor()
  }
  const askForNewCodes = async () => {
    await page.getByRole('button', { name: 'New recovery codes' }).click()
    await confirm('New recovery codes')
    await page.getByRole('dialog').getByRole('button', { name: 'Use my passkey' }).waitFor()
  }
  await passwordIsRight()
  await page.getByRole('button', { name: 'Use my passkey' }).click()
  await page.waitForURL('**/home')
  await page.goto(`${publicUrl}/profile`)
  await page.getByText('10 recovery codes left.').waitFor()
  await askForNewCodes()
  await page.getByRole('dialog').getByRole('button', { name: 'Use my passkey' }).click()
  await page.getByText('Your recovery codes').waitFor()
  const renewed = await page.getByRole('alertdialog').getByRole('listitem').allTextContents()
  expect(renewed).toHaveLength(10)
  expect(renewed).not.toContain(codes[0])

  // an audit leaves the page, so all of them come last
  expect(await audit(page, '/profile', 'dialog[open]')).toEqual([])
  await page.getByRole('button', { name: 'I saved them' }).click()
  expect(await audit(page, '/profile')).toEqual([])
  await askForNewCodes()
  expect(await audit(page, '/profile', 'dialog[open]')).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await leave()
  await passwordIsRight()
  expect(await audit(page, '/signin')).toEqual([])
})
