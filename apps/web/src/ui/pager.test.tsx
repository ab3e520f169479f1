import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/layout.css'
import { Pager } from './pager.tsx'
import { Panel } from './panel.tsx'

test.each([360, 361, 375, 390, 412, 432, 480])(
  'at %i px all of a long list is in one row, in the middle of it too',
  async (width) => {
    await page.viewport(width, 740)
    for (const [at, total] of [
      [1, 32],
      [1, 40],
      [5, 80],
    ] as const) {
      const { getByRole, unmount } = await render(
        <div className="wrap">
          <Panel title="Arrivals">
            <Pager isLarge page={at} total={total} onPage={() => {}} />
          </Panel>
        </div>,
      )
      const [back, forward] = ['Previous page', 'Next page'].map((name) =>
        getByRole('button', { name }).element().getBoundingClientRect(),
      )
      expect(forward?.top, `${total} at ${width}`).toBe(back?.top)
      await unmount()
    }
  },
)
