import type { LatePress } from '@turnout/contract/game-state'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Providers } from '../../platform/testing/providers.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { LateGoals } from './late-goals.tsx'
import type { Roster } from './roster.ts'

const roster = { team: () => ({ name: 'Orange' }) } as unknown as Roster
const lateGoal = { id: 'late', match_number: 1, team_id: 'orange', value: 1 } as LatePress

test('a late goal waits for its answer beside the one yellow button of the match', async () => {
  const { getByRole } = await render(
    <LateGoals game={{ game_id: 'game', late_presses: [lateGoal] }} roster={roster} canDecide />,
    { wrapper: Providers },
  )
  expect(
    getByRole('button')
      .elements()
      .map(({ className }) => className),
  ).toEqual([buttonClass(), buttonClass()])
})
