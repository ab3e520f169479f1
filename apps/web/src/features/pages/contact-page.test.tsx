import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Providers } from '../../platform/testing/providers.tsx'
import { ContactPage } from './contact-page.tsx'

afterEach(() => document.querySelector('meta[name="turnout:contact"]')?.remove())

test('the address of the operator is a link to write to', async () => {
  const address = Object.assign(document.createElement('meta'), {
    name: 'turnout:contact',
    content: 'club@example.org',
  })
  document.head.append(address)
  const { getByRole } = await render(<ContactPage />, { wrapper: Providers })
  await expect
    .element(getByRole('link', { name: 'club@example.org' }))
    .toHaveAttribute('href', 'mailto:club@example.org')
})

test('without one the page says how to find the admins of a group', async () => {
  const { getByRole } = await render(<ContactPage />, { wrapper: Providers })
  await expect
    .element(getByRole('link', { name: 'your groups' }))
    .toHaveAttribute('href', '/my-sports-groups')
})
