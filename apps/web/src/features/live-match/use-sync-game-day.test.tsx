import { QueryClientProvider } from '@tanstack/react-query'
import { type GameDay, getGameDay } from '@turnout/contract/game-day'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { queryClient, read } from '../../platform/api/queries.ts'
import { gameState } from './testing.ts'
import { useSyncGameDay } from './use-sync-game-day.ts'

const game = gameState({ squads: 'four of four' })
const { queryKey } = read(getGameDay, { params: { groupId: game.group_id } })
afterEach(() => queryClient.clear())

/** How the day is asked for while the match is shown. */
function dayOptions(squads: string, state = game) {
  const Match = () => {
    useSyncGameDay({ group_id: state.group_id, squads } as GameDay, state)
    return null
  }
  queryClient.setQueryData(queryKey, { squads } as GameDay)
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Match />
    </QueryClientProvider>,
  )
  return queryClient.getQueryCache().find({ queryKey })?.options
}

test('a day from before somebody changed teams is asked for anew, and again until it says the same as the match', () => {
  const polling = { staleTime: 0, refetchInterval: 5_000 }
  expect(dayOptions('three of four')).toMatchObject({ ...polling, enabled: true })
  expect(dayOptions('four of four')).toMatchObject({ enabled: false })
  expect(dayOptions('three of four', { ...game, has_play_begun: false })).toMatchObject({ enabled: false })
})
