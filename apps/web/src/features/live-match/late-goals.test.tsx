import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { LatePress } from '@turnout/contract/game-state'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { buttonClass } from '../../ui/button-class.ts'
import { LateGoals } from './late-goals.tsx'
import type { Roster } from './roster.ts'

const roster = { team: () => ({ name: 'Orange' }) } as unknown as Roster
const lateGoal = { id: 'late', match_number: 1, team_id: 'orange', value: 1 } as LatePress

test('a late goal waits for its answer beside the one yellow button of the match', () => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <LateGoals game={{ game_id: 'game', late_presses: [lateGoal] }} roster={roster} canDecide />
    </QueryClientProvider>,
  )
  expect(html.match(/<button/g)).toHaveLength(2)
  expect(html.split(`class="${buttonClass()}"`)).toHaveLength(3)
})
