import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Providers } from '../../platform/testing/providers.tsx'
import { EnquirySent } from './enquiry-sent.tsx'

test('the text that replaces the form takes the focus, so that it is read out', async () => {
  const sent = <EnquirySent enquiryId="e1" name="Weaver Street Bakery" />
  const page = await render(sent, { wrapper: Providers })
  await expect.element(page.getByRole('heading', { name: 'Sent to Weaver Street Bakery' })).toHaveFocus()
})
