import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ShareCard } from './share-card.tsx'

const FRAME = { title: 'Orange won', group: 'Canal Side Kickabout', date: 'Friday 27 November' }

test.each(['wide', 'square'] as const)(
  'plates of 104 and 99 are equally large on a %s picture of a match',
  async (shape) => {
    const sides = { a: { team: 1, score: 104 }, b: { team: 2, score: 99 } }
    const { container } = await render(<ShareCard {...FRAME} {...sides} shape={shape} />)
    const sizes = [...container.querySelectorAll('rect[fill]')].map((plate) => plate.getAttribute('height'))
    expect(sizes).toHaveLength(5)
    expect(new Set(sizes).size).toBe(1)
  },
)

test.each(['wide', 'square'] as const)(
  'goals of three figures touch nothing in the table of a %s picture of a game',
  async (shape) => {
    const row = { team: 1, won: 10, drawn: 10, lost: 10, goals: '104:104' }
    const headings = { table: ['W', 'D', 'L', 'Goals'], more: String } as const
    const { getByText } = await render(
      <ShareCard {...FRAME} shape={shape} table={[row]} results={[]} headings={headings} />,
    )
    const box = (text: string) => {
      const last = getByText(text, { exact: true }).elements().at(-1)
      return last!.getBoundingClientRect()
    }
    expect(box('104:104').left).toBeGreaterThan(box('10').right)
  },
)
