import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/layout.css'
import { Panel } from './panel.tsx'
import { ResultRow } from './result-row.tsx'

test('at 360 px a name is not broken next to two scores of three digits', async () => {
  await page.viewport(360, 740)
  const bib = <svg width={30} height={30} />
  const side = (name: string) => ({ name, bib, score: 104 })
  const { getByText } = await render(
    <div className="wrap">
      <Panel title="Completed Matches">
        <ResultRow a={side('Orange')} b={side('Blue')} />
      </Panel>
    </div>,
  )
  const name = document.createRange()
  name.selectNodeContents(getByText(/Orange$/).element().lastChild!)
  await expect.poll(() => name.getClientRects().length).toBe(1)
})
