import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Providers } from '../../platform/testing/providers.tsx'
import { EvenTeamsSheet } from './even-teams-sheet.tsx'
import { aGameDay } from './testing.ts'

const SIZES = {
  ...{ people: 10, drafted: [5, 5], auto_assigned: null, even_teams: null },
  choices: [{ teams: 2, sizes: [5, 5] }],
}

test('even teams can be picked or made until Play Ball; after it they can only be made', async () => {
  const sheet = { sizes: SIZES, onClose: () => {} }
  const { getByRole, rerender } = await render(<EvenTeamsSheet day={aGameDay()} {...sheet} />, {
    wrapper: Providers,
  })
  const pick = getByRole('button', { name: 'Pick up to these sizes' })
  await expect.element(pick).toBeVisible()
  await rerender(<EvenTeamsSheet day={aGameDay({ has_play_begun: true })} {...sheet} />)
  await expect.element(getByRole('button', { name: 'Make the teams now' })).toBeVisible()
  expect(pick.elements()).toEqual([])
})
