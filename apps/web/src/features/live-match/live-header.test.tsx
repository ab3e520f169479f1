import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Providers } from '../../platform/testing/providers.tsx'
import { LiveHeader } from './live-header.tsx'

test.each([
  ['opens', 'connecting', null, 'Connecting'],
  ['has a stream', 'live', null, 'Live'],
  ['has none, and asks for the state', 'lost', null, 'Up to 5 s late'],
  ['hears nothing', 'lost', Date.now(), 'No signal'],
] as const)('a phone that %s says what is so', async (_, connection, lastSeen, word) => {
  const off = { isOn: false, areOn: false, toggle: () => {} }
  const { getByRole } = await render(
    <LiveHeader back="" title="Match 1" status={{ connection, lastSeen }} sound={off} floodlights={off} />,
    { wrapper: Providers },
  )
  await expect.element(getByRole('status')).toHaveTextContent(word)
})
