import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Providers } from '../../platform/testing/providers.tsx'
import { ArrivalsList } from './arrivals-list.tsx'
import { toPeople } from './people.ts'
import { aGameDay, at, guest, player } from './testing.ts'

test('[R-2] after a removal from the list the rows keep their numbers, and the line is still below the first to arrive', async () => {
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

test('twenty arrivals are listed in order, page after page', async () => {
  const people = toPeople(
    Array.from({ length: 14 }, (_, index) => player(`Member ${index + 1}`, index + 1)),
    Array.from({ length: 6 }, (_, index) => guest(`Guest ${index + 15}`, index + 15)),
    null,
  )
  const day = aGameDay({ arrived_count: 20 })
  const { getByRole } = await render(<ArrivalsList {...{ day, people }} now={at('18:30')} />, {
    wrapper: Providers,
  })
  const pager = getByRole('navigation', { name: 'Arrivals' })
  const order: (string | undefined)[] = []
  for (const number of ['1', '2', '3']) {
    const button = pager.getByRole('button', { name: `Page ${number}`, exact: true })
    await button.click()
    await expect.element(button).toHaveAttribute('aria-current', 'page')
    const rows = getByRole('listitem').filter({ hasText: 'Arrived' }).elements()
    order.push(...rows.map(({ textContent }) => textContent?.match(/(Member|Guest) (\d+)/)?.[2]))
  }
  expect(order).toEqual(people.map((_, index) => String(index + 1)))
})
