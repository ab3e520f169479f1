import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Providers } from '../../platform/testing/providers.tsx'
import { refusal, stubServer } from '../../platform/testing/stub-server.ts'
import { UnsubscribePage } from './unsubscribe-page.tsx'

const pressed = async () => {
  const page = await render(<UnsubscribePage token="secret" />, { wrapper: Providers })
  await page.getByRole('button', { name: 'Take me off the list' }).click()
  return page
}

const focusedText = () => document.querySelector(':focus')?.textContent

test('the text that replaces the button takes the focus, so that it is read out', async () => {
  stubServer({ 'POST /newsletter/unsubscribe': () => ({ message: 'You are off the list.' }) })
  const page = await pressed()
  await expect.poll(focusedText).toContain('You are off the list.')
  await page.unmount()
  stubServer({
    'POST /newsletter/unsubscribe': () => refusal(404, 'newsletter-link-invalid', 'It is used up.'),
  })
  await pressed()
  await expect.poll(focusedText).toContain("This link doesn't work any more")
})
