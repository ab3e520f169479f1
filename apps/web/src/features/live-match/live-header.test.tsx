import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles/tokens.css'
import '../../styles/fonts.css'
import '../../styles/base.css'
import '../../styles/layout.css'
import { Providers } from '../../platform/testing/providers.tsx'
import backBar from '../../ui/back-bar.module.css'
import { Icon } from '../../ui/icons.tsx'
import { fullScreenOf } from './full-screen.ts'
import { LiveHeader } from './live-header.tsx'

const off = { isOn: false, areOn: false, toggle: () => {} }

test.each([
  ['connects', 'connecting', null, 'Connecting'],
  ['has a stream', 'live', null, 'Live'],
  ['has none and polls', 'lost', null, 'Up to 5 s late'],
  ['receives nothing', 'lost', Date.now(), 'No signal'],
] as const)('a phone that %s shows its connection', async (_, connection, lastSeen, word) => {
  const { getByRole } = await render(
    <LiveHeader back="" title="Match 1" status={{ connection, lastSeen }} sound={off} floodlights={off} />,
    { wrapper: Providers },
  )
  await expect.element(getByRole('status')).toHaveTextContent(word)
})

test.each([
  ['live', null],
  ['lost', Date.now()],
] as const)(
  'at 390 px the name of a cup match leaves the switches in its row, also %s',
  async (connection, lastSeen) => {
    await page.viewport(390, 844)
    const { getByRole } = await render(
      <LiveHeader
        back={
          <span className={backBar.back}>
            <Icon name="back" />
            Game day
          </span>
        }
        title="Match 1 · Semi-final 1"
        status={{ connection, lastSeen }}
        sound={off}
        floodlights={off}
      />,
      { wrapper: Providers },
    )
    const box = (name: 'heading' | 'status') => getByRole(name).element().getBoundingClientRect()
    expect(box('status').top).toBeLessThan(box('heading').bottom)
  },
)

test.each([
  ['gives pages the whole screen', true, 1],
  ['gives it to none', false, 0],
])('a browser that %s has this many such buttons', async (_, isEnabled, count) => {
  vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(isEnabled)
  const { getByRole } = await render(
    <LiveHeader
      back=""
      title="Match 1"
      status={null}
      sound={off}
      floodlights={off}
      fullScreen={fullScreenOf(() => null)}
    />,
    { wrapper: Providers },
  )
  expect(getByRole('button', { name: 'Full screen' }).elements()).toHaveLength(count)
})
