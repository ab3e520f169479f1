import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { identity } from '../../platform/session/identity.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { LandingPage } from './landing-page.tsx'

test('the landing page offers a signed-in person a link home and no sign-up', async () => {
  identity.signIn('token')
  const page = await render(<LandingPage />, { wrapper: Providers })
  await expect.element(page.getByRole('link', { name: 'Go home' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'How it works' })).toBeVisible()
  expect(page.getByText('Sign up', { exact: true }).elements()).toEqual([])
})

test('the landing page links a visitor to the sign-up and to the events', async () => {
  const page = await render(<LandingPage />, { wrapper: Providers })
  const signUp = page.getByRole('link', { name: 'Sign up', exact: true }).first()
  await expect.element(signUp).toHaveAttribute('href', '/signup')
  await expect.element(page.getByRole('link', { name: 'Browse events' })).toHaveAttribute('href', '/events')
})
