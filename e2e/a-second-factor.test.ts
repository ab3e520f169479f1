import { finishSignIn } from '@turnout/contract/second-factor'
import { expect, test } from 'vitest'
import { mailTo, PASSWORD, registeredPerson } from '../apps/server/src/features/accounts/testing.ts'
import { guardedPerson } from '../apps/server/src/features/second-factor/testing.ts'
import { AXE, audit } from '../screens/audit.ts'
import { withFingerprint } from './support/fingerprint.ts'
import { answeredByGateway } from './support/network.ts'
import type { Screen } from './support/screen.ts'
import { story } from './support/story.ts'

const suite = story()

/** A passkey is for a name: an address of numbers has none. */
function publicUrl(): string {
  suite.server.config.publicUrl = suite.server.url.replace('127.0.0.1', 'localhost')
  return suite.server.config.publicUrl
}

async function signIn({ page }: Screen, email: string) {
  // a browser that offers no passkey by itself
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await page.goto(`${publicUrl()}/signin`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Password', { exact: true }).press('Enter')
}

const leave = async ({ page }: Screen) => {
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await page.waitForURL((url) => url.pathname === '/')
}

async function confirm({ page }: Screen, button: string) {
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await page.getByRole('dialog').getByRole('button', { name: button }).click()
}

test('Ada has her account ask for a passkey too, signs in with both, makes new codes and turns it off', async () => {
  const ada = await registeredPerson(suite.server, 'Ada')
  const screen = await suite.open('Ada', { shape: 'phone' })
  const { page } = screen
  const finger = await withFingerprint(screen)
  await signIn(screen, ada.email)
  await page.waitForURL('**/home')
  await page.goto(`${publicUrl()}/profile`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await confirm(screen, 'Continue')
  await page.getByText('Passkey added.').first().waitFor()

  await page.getByRole('button', { name: 'Ask for a passkey too' }).click()
  await confirm(screen, 'Ask for a passkey too')
  await page.getByText('Your recovery codes').waitFor()
  const codes = await page.getByRole('alertdialog').getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  expect((await download).suggestedFilename()).toBe('turnout-recovery-codes.txt')
  await page.getByRole('button', { name: 'I saved them' }).click()
  await page.getByText('10 recovery codes left.').waitFor()
  expect((await mailTo(suite.server, ada.email)).at(-1)?.subject).toBe('Your account now asks for a passkey')

  await leave(screen)
  await signIn(screen, ada.email)
  await page.getByRole('heading', { name: 'Use your passkey or a recovery code' }).waitFor()
  await finger.decline()
  await page.getByRole('button', { name: 'Use my passkey' }).click()
  await page.getByText('No passkey was used. Try again, or use a recovery code.').waitFor()
  await finger.accept()
  await page.getByRole('button', { name: 'Use my passkey' }).click()
  await page.waitForURL('**/home')

  await page.goto(`${publicUrl()}/profile`)
  await page.getByRole('button', { name: 'New recovery codes' }).click()
  await confirm(screen, 'New recovery codes')
  await page.getByRole('dialog').getByRole('button', { name: 'Use my passkey' }).click()
  await page.getByText('Your recovery codes').waitFor()
  const renewed = await page.getByRole('alertdialog').getByRole('listitem').allTextContents()
  expect(renewed).not.toContain(codes[0])
  await page.getByRole('button', { name: 'I saved them' }).click()

  await page.getByRole('button', { name: /^More for / }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await confirm(screen, 'Remove')
  await page.getByText('This is your last passkey, and your account asks for one.').waitFor()
  await page.getByRole('button', { name: 'Not now' }).click()

  await page.getByRole('button', { name: 'Stop asking' }).click()
  await confirm(screen, 'Stop asking')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Recovery code').fill(codes[0]!)
  await dialog.getByRole('button', { name: 'Use the code' }).click()
  await dialog.getByText("That's not one of your recovery codes.").waitFor()
  await dialog.getByLabel('Recovery code').fill(renewed[0]!)
  await dialog.getByRole('button', { name: 'Use the code' }).click()
  await page.getByText('Your password alone signs you in again.').first().waitFor()
  await page.getByRole('button', { name: 'Ask for a passkey too' }).waitFor()
})

test('Ben signs in with a recovery code, which does not get through at first, and starts again when his time is over', async () => {
  const ben = await guardedPerson(suite.server, 'Ben')
  const screen = await suite.open('Ben', { shape: 'phone' })
  const { page } = screen
  await page.addInitScript(AXE)
  await signIn(screen, ben.email)
  await page.getByRole('button', { name: 'Use the code' }).waitFor()
  expect(await audit(page, '/signin')).toEqual([])
  await page.getByRole('button', { name: 'Use the code' }).click()
  await page.getByText('Enter a recovery code.').waitFor()
  suite.server.pass(11 * 60_000)
  await page.getByLabel('Recovery code').fill(ben.codes[0]!)
  await page.getByRole('button', { name: 'Use the code' }).click()
  await page.getByText('This sign-in has expired').waitFor()

  await signIn(screen, ben.email)
  await page.getByLabel('Recovery code').fill(ben.codes[0]!.toUpperCase())
  await answeredByGateway(page, finishSignIn, 400)
  await page.getByRole('button', { name: 'Use the code' }).click()
  await page.getByText('Sign in failed', { exact: false }).waitFor()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Use the code' }).click()
  await page.waitForURL('**/home')

  await page.goto(`${publicUrl()}/profile`)
  await page.getByText('9 recovery codes left.').waitFor()
  expect(await audit(page, '/profile')).toEqual([])
  await page.getByRole('button', { name: 'New recovery codes' }).click()
  await confirm(screen, 'New recovery codes')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Recovery code').fill(ben.codes[1]!)
  expect(await audit(page, '/profile')).toEqual([])
  await dialog.getByRole('button', { name: 'Use the code' }).click()
  await page.getByText('Your recovery codes').waitFor()
  expect(await audit(page, '/profile')).toEqual([])
})
