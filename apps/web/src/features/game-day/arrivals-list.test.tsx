import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Providers } from '../../platform/testing/providers.tsx'
import { ArrivalsList } from './arrivals-list.tsx'
import { toPeople } from './people.ts'
import { aGameDay, at, player } from './testing.ts'

test('[R-2] after somebody was taken off the list the rows keep their numbers, and the line still ends the first to arrive', async () => {
  const day = aGameDay({ arrived_count: 3, draft: { ...aGameDay().draft, window: 2 } })
  const people = toPeople([player('Tom', 1), player('Ben', 3), player('Cleo', 4)], [], null)
  const { getByRole } = await render(<ArrivalsList {...{ day, people }} now={at('18:30')} />, {
    wrapper: Providers,
  })
  expect(
    getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent?.match(/^\d+|the first 2 end here/)?.[0]),
  ).toEqual(['1', '3', 'the first 2 end here', '4'])
})
