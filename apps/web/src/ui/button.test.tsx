import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from './button.tsx'

test.each([undefined, 'small', 'large'] as const)(
  'the words of a quiet button line up with the text above (size %s)',
  async (size) => {
    const { container, getByText } = await render(
      <>
        <p>14 are in</p>
        <Button variant="quiet" size={size}>
          See all
        </Button>
      </>,
    )
    const words = document.createRange()
    words.selectNodeContents(getByText('See all').element())
    const paragraph = container.querySelector('p')?.getBoundingClientRect()
    expect(words.getBoundingClientRect().left).toBeCloseTo(paragraph?.left ?? 0, 0)
  },
)
