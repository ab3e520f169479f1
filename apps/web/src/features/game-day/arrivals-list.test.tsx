import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles/tokens.css'
import '../../styles/base.css'
import { ArrivalsList } from './arrivals-list.tsx'
import { toPeople } from './people.ts'
import { aGameDay, at, guest } from './testing.ts'

test('a surname too long for its column breaks between syllables, where a hyphen shows', async () => {
  await page.viewport(360, 740)
  const day = aGameDay()
  const people = toPeople([], [guest('Theodora Featherstonehaugh', 1)], null)
  const { getByRole } = await render(<ArrivalsList day={day} people={people} now={at('19:00')} />)
  expect(getByRole('listitem').element().textContent).toContain('Feathers\u00ADto\u00ADne\u00ADhaugh')
})
