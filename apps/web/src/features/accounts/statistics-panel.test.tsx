import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Providers } from '../../platform/testing/providers.tsx'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { StatisticsPanel } from './statistics-panel.tsx'

const NUMBERS = {
  ...{ evenings: 3, played: 9, won: 4, drawn: 2, lost: 3 },
  ...{ goals_for: 7, goals_against: 6, captaincies: 1, longest_run: 2 },
}

test('the way to the statistics of a group is as high as a finger', async () => {
  stubServer({
    'GET /users/me/statistics': () => ({
      total: NUMBERS,
      groups: [
        { ...NUMBERS, group_id: '0197a3c2-7e1b-7c55-9f5e-000000000900', group_name: 'Canal Tuesdays' },
      ],
    }),
  })
  const { getByRole } = await render(<StatisticsPanel />, { wrapper: Providers })
  const link = getByRole('link', { name: 'Canal Tuesdays' })
  await expect.element(link).toBeVisible()
  expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})
