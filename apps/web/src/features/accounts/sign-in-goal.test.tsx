import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Providers } from '../../platform/testing/providers.tsx'
import { testRouter } from '../../platform/testing/router.ts'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { SignInPage } from './sign-in-page.tsx'

const GROUP = '0197a3c2-7e1b-7c55-9f5e-0d5f3f6a1b2c'

// as a chunk that does not load
vi.mock('../groups/public/send-join-request.ts', () => ({
  sendJoinRequest: () => Promise.reject(new Error('not loaded')),
}))

test('who pressed Join arrives there after the sign-in also where the code that sends it does not load', async () => {
  stubServer({ 'POST /auth/login': () => ({ access_token: 'token', token_type: 'bearer', expires_in: 60 }) })
  await render(<SignInPage next={`/my-sports-groups/${GROUP}/join`} />, { wrapper: Providers })
  await page.getByLabelText('Email', { exact: true }).fill('eve@example.org')
  await page.getByLabelText('Password', { exact: true }).fill('seven bibs and a whistle')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect.poll(() => testRouter.location().pathname).toBe(`/my-sports-groups/${GROUP}/join`)
})
