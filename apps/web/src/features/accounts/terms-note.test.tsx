import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Providers } from '../../platform/testing/providers.tsx'
import { TermsNote } from './terms-note.tsx'

test('the terms and the privacy notice open in a new tab, so that the form keeps its input', async () => {
  const { getByRole } = await render(<TermsNote />, { wrapper: Providers })
  const links = getByRole('link').elements()
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['/terms', '_blank'],
    ['/privacy', '_blank'],
  ])
})
