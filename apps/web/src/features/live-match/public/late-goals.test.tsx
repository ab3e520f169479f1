import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Providers } from '../../../platform/testing/providers.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { LateGoals } from './late-goals.tsx'

const lateGoal = { id: 'late', match_number: 1, team_name: 'Orange', value: 1, made_at: 0, arrived_at: 1 }

test('a late goal that is not settled leaves the one yellow button to the match', async () => {
  const { getByRole } = await render(<LateGoals gameId="game" goals={[lateGoal]} canDecide />, {
    wrapper: Providers,
  })
  expect(
    getByRole('button')
      .elements()
      .map(({ className }) => className),
  ).toEqual([buttonClass(), buttonClass()])
})
