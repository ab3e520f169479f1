import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/layout.css'
import { Bib } from '../art/bib.tsx'
import { Panel } from './panel.tsx'
import { ResultRow } from './result-row.tsx'

test('at 360 px a name stays whole beside two scores of three figures', async () => {
  await page.viewport(360, 740)
  const side = (name: string, team: number) => ({ name, bib: <Bib team={team} size={30} />, score: 104 })
  const { getByText } = await render(
    <div className="wrap">
      <Panel title="Completed Matches">
        <ResultRow a={side('Orange', 1)} b={side('Blue', 2)} />
      </Panel>
    </div>,
  )
  const name = document.createRange()
  name.selectNodeContents(getByText(/Orange$/).element().lastChild!)
  await expect.poll(() => name.getClientRects().length).toBe(1)
})
