import { PROBLEMS } from '@turnout/contract/problem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { testRouter } from '../../platform/testing/router.ts'
import { refusal, stubServer } from '../../platform/testing/stub-server.ts'
import { press, renderWithToasts } from '../../platform/testing/with-toasts.tsx'
import { toaster } from '../../ui/toaster.ts'
import { ForgotPasswordPage } from './forgot-password-page.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'
import { savedReturnPath } from './return-path.ts'
import { SignInPage } from './sign-in-page.tsx'

const { search } = location
beforeEach(() => toaster.clear())
afterEach(() => history.replaceState(history.state, '', location.pathname + search))

const NEW_PASSWORD = 'eleven bibs and a ball'
const setPassword = async () => {
  for (const label of ['New password', 'Confirm new password'])
    await page.getByLabelText(label, { exact: true }).fill(NEW_PASSWORD)
  await press('Set new password')
}

test('the return path survives a forgotten password', async () => {
  const signIn = await renderWithToasts(<SignInPage next="/my-sports-groups" />)
  const way = signIn.getByRole('link', { name: 'Forgot password?' })
  const href = '/forgot-password?next=%2Fmy-sports-groups'
  await expect.element(way).toHaveAttribute('href', href)
  await signIn.unmount()

  const message = 'If there is an account with this address, we sent it a link.'
  const sent = stubServer({ 'POST /auth/forgot-password': () => Response.json({ message }, { status: 202 }) })
  void testRouter.navigate({ href })
  const forgot = await renderWithToasts(<ForgotPasswordPage />)
  await expect.element(forgot.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await forgot.getByLabelText('Email').fill('ada@example.org')
  await press('Send the link')
  await expect.element(forgot.getByText(message)).toBeVisible()
  expect(sent.at(-1)?.body).toEqual({ email: 'ada@example.org' })
  await forgot.unmount()

  history.replaceState(history.state, '', '?token=secret')
  const reset = await renderWithToasts(<ResetPasswordPage token="secret" />)
  const resets = stubServer({ 'POST /auth/reset-password': () => ({ message: '' }) })
  await setPassword()
  expect(location.search).toBe('')
  await expect.element(reset.getByText(/^Your new password is set/)).toBeVisible()
  expect(resets.at(-1)?.body).toEqual({ token: 'secret', password: NEW_PASSWORD })
  expect(savedReturnPath(Date.now())).toBe('/my-sports-groups')
})

test('a used link sets no password and says so', async () => {
  const { detail } = PROBLEMS['reset-invalid']
  stubServer({ 'POST /auth/reset-password': () => refusal(404, 'reset-invalid', detail) })
  const reset = await renderWithToasts(<ResetPasswordPage token="secret" />)
  await setPassword()
  await expect.element(reset.getByText(detail)).toBeVisible()
  await expect.element(reset.getByRole('link', { name: 'Send a new link' })).toBeVisible()
})
