import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Switch } from './switch.tsx'

test('a word that is longer than the row is broken and leaves the switch alone', async () => {
  const name = 'Donaudampfschifffahrtsgesellschaft'
  const { container, getByText } = await render(
    <div style={{ width: 220 }}>
      <Switch label={name} />
    </div>,
  )
  const words = document.createRange()
  words.selectNodeContents(getByText(name).element())
  const track = container.querySelector('input + span')?.getBoundingClientRect()
  expect(words.getBoundingClientRect().right).toBeLessThan(track?.left ?? 0)
})
