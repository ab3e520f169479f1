import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Providers } from '../../platform/testing/providers.tsx'
import { cupOf, fixture, knockout, won } from './testing.ts'
import { WithdrawTeam } from './withdraw-team.tsx'

const semiFinal = knockout('Semi-final 1')

test.each([
  ['in a group', [fixture(1, 1, 2)], 'Its open match counts as 0–3. The table is worked out again.'],
  [
    'in a group twice',
    [fixture(1, 1, 2), fixture(2, 3, 1), fixture(3, 2, 3)],
    'Its 2 open matches count as 0–3. The table is worked out again.',
  ],
  ['in a knockout', [fixture(1, 1, 2, semiFinal)], 'Its open match counts as 0–3.'],
  [
    'after a draw',
    [fixture(1, 1, 2, { ...semiFinal, score: { a: 1, b: 1 } })],
    'Its drawn match goes to the other team.',
  ],
  [
    'without an open match',
    [won(1, [1, 2], [2, 0], semiFinal)],
    'Its open matches count as 0–3. What was played stays.',
  ],
])(
  '[O-9] an organiser who lets a team leave reads what happens to its matches: %s',
  async (_, fixtures, text) => {
    const { getByRole, getByLabelText } = await render(
      <WithdrawTeam gameId="game" cup={cupOf(3, { fixtures })} />,
      { wrapper: Providers },
    )
    const choice = getByLabelText('Team', { exact: true })
    await expect.element(choice).toHaveDisplayValue('Choose a team')
    await choice.selectOptions('Orange')
    await getByRole('button', { name: 'Leaves the cup' }).click()
    await expect.element(getByRole('alertdialog').getByText(text, { exact: true })).toBeVisible()
  },
)
