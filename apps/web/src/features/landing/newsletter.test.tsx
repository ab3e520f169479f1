import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Providers } from '../../platform/testing/providers.tsx'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { BelowTheFold } from './below-the-fold.tsx'

test('an invalid email is refused at its field, and a valid one shows what is left to do', async () => {
  const wrong = 'This is not an email address.'
  const asked = 'Check your email: open the link in it and you are on the list.'
  const sent = stubServer({
    'POST /newsletter/subscribe': (body) =>
      (body as { email: string }).email.includes('@')
        ? Response.json({ message: asked }, { status: 202 })
        : Response.json(
            { type: 'problems/validation', errors: [{ field: 'email', message: wrong }] },
            { status: 422 },
          ),
  })
  const page = await render(<BelowTheFold />, { wrapper: Providers })
  const email = page.getByLabelText('Your email')
  const subscribe = page.getByRole('button', { name: 'Subscribe' })
  await email.fill('ada at example')
  await subscribe.click()
  await expect.element(page.getByText(wrong)).toBeVisible()
  await email.fill('ada@example.org')
  await subscribe.click()
  await expect.element(page.getByText(asked)).toBeVisible()
  expect(sent.at(-1)?.body).toEqual({ email: 'ada@example.org', tag: 'news' })
})
