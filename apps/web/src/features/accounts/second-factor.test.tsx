import { PROBLEMS } from '@turnout/contract/problem'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { identity } from '../../platform/session/identity.ts'
import { refusal, refusedOnce, stubServer } from '../../platform/testing/stub-server.ts'
import { press, renderWithToasts, says } from '../../platform/testing/with-toasts.tsx'
import { toaster } from '../../ui/toaster.ts'
import { SecondFactorSection } from './second-factor-section.tsx'
import { SignInPage } from './sign-in-page.tsx'

const SESSION = { access_token: 'token', token_type: 'bearer', expires_in: 60 }
const CODES = ['aaaa-bbbb', 'cccc-dddd']
const CHALLENGE = { challenge: 'AAAA', host: location.hostname, known: [] }
const OVER = PROBLEMS['sign-in-over'].detail
const NO_CODE = PROBLEMS['wrong-recovery-code'].detail
const NO_PASSKEY = 'No passkey was used. Try again, or use a recovery code.'
const needsSecond = () =>
  Response.json({ type: 'problems/second-factor-needed', sign_in: 'the first half' }, { status: 403 })
const declined = () =>
  vi.spyOn(navigator.credentials, 'get').mockRejectedValue(new DOMException('declined', 'NotAllowedError'))

beforeEach(() => toaster.clear())

const typeCode = (code: string) => page.getByRole('textbox', { name: 'Recovery code' }).fill(code)

async function passwordGiven(answers: Parameters<typeof stubServer>[0]) {
  const sent = stubServer({ 'POST /auth/login': needsSecond, ...answers })
  await renderWithToasts(<SignInPage />)
  await page.getByLabelText('Email', { exact: true }).fill('ben@example.org')
  await page.getByLabelText('Password', { exact: true }).fill('seven bibs and a whistle')
  await press('Sign in')
  const heading = { name: 'Use your passkey or a recovery code' }
  await expect.element(page.getByRole('heading', heading)).toBeVisible()
  return sent
}

test('a recovery code completes a sign-in, also after a failed attempt to send it', async () => {
  const sent = await passwordGiven({ 'POST /auth/second-factor': refusedOnce(() => SESSION) })
  await press('Use the code')
  await expect.element(page.getByText('Enter a recovery code.')).toBeVisible()
  await typeCode(' AAAA-BBBB ')
  await press('Use the code')
  await expect.element(page.getByText('Sign in failed', { exact: false })).toBeVisible()
  expect(identity.token()).toBeNull()
  await press('Use the code')
  await expect.poll(() => identity.token()).toBe('token')
  expect(sent.at(-1)?.body).toMatchObject({
    sign_in: 'the first half',
    second_factor: { recovery_code: 'AAAA-BBBB' },
  })
})

test('an expired sign-in starts again and says why', async () => {
  await passwordGiven({ 'POST /auth/second-factor': () => refusal(401, 'sign-in-over', OVER) })
  await typeCode('aaaa-bbbb')
  await press('Use the code')
  await expect.element(page.getByText(OVER)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
})

test('where the device signs nothing, the recovery code still works', async () => {
  declined()
  await passwordGiven({ 'POST /auth/second-factor/challenge': () => CHALLENGE })
  await press('Use my passkey')
  await expect.element(page.getByText(NO_PASSKEY)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Use the code' })).toBeVisible()
})

type Confirmation = { second_factor?: { recovery_code: string } }

/** An account with both: after the password the server asks for the second factor. */
function openSection(done: () => unknown, route: string) {
  identity.signIn('token')
  let isOn = true
  stubServer({
    'GET /users/me/second-factor': () => ({ is_on: isOn, recovery_codes_left: 10 }),
    [route]: (body) => {
      const { second_factor: second } = body as Confirmation
      if (!second) return needsSecond()
      if (second.recovery_code !== CODES[0]) return refusal(403, 'wrong-recovery-code', NO_CODE)
      isOn = !route.startsWith('DELETE')
      return done()
    },
  })
  return renderWithToasts(<SecondFactorSection />)
}

async function confirm(button: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await press(button)
  await dialog.getByLabelText('Your password').fill('seven bibs and a whistle')
  await dialog.getByRole('button', { name: button }).click()
  await typeCode('worthless')
  await press('Use the code')
  await expect.element(dialog.getByText(NO_CODE)).toBeVisible()
  await typeCode('aaaa-bbbb')
  await press('Use the code')
}

test('it is turned off with the password and a recovery code, and no other code', async () => {
  await openSection(
    () => ({ message: 'Your password alone signs you in again.' }),
    'DELETE /users/me/second-factor',
  )
  await expect.element(page.getByText('10 recovery codes left.')).toBeVisible()
  await confirm('Stop asking')
  await says('Your password alone signs you in again.')
  await expect.element(page.getByRole('button', { name: 'Ask for a passkey too' })).toBeVisible()
})

test('new codes show until they are saved, and can be saved as a file', async () => {
  const files: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push(this.download)
  })
  await openSection(
    () => Response.json({ recovery_codes: ['eeee-ffff', 'gggg-hhhh'] }, { status: 201 }),
    'POST /users/me/second-factor/recovery-codes',
  )
  await confirm('New recovery codes')
  const codes = page.getByRole('alertdialog')
  await expect.element(codes.getByText('Your recovery codes')).toBeVisible()
  await expect
    .poll(() =>
      codes
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['eeee-ffff', 'gggg-hhhh'])
  await press('Save as a file')
  expect(files).toEqual(['turnout-recovery-codes.txt'])
  await press('I saved them')
  await expect.element(codes).not.toBeInTheDocument()
})
