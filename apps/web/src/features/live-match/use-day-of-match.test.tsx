import { QueryClientProvider } from '@tanstack/react-query'
import { type GameDay, getGameDay } from '@turnout/contract/game-day'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { queryClient, read } from '../../platform/queries.ts'
import { evening } from './testing.ts'
import { useDayOfMatch } from './use-day-of-match.ts'

const game = evening({ squads: 'four of four' })
const { queryKey } = read(getGameDay, { params: { groupId: game.group_id } })
afterEach(() => queryClient.clear())

/** How the day is asked for while the match is shown. */
function asked(squads: string, so = game) {
  const Match = () => {
    useDayOfMatch({ group_id: so.group_id, squads } as GameDay, so)
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
  const again = { staleTime: 0, refetchInterval: 5_000 }
  expect(asked('three of four')).toMatchObject({ ...again, enabled: true })
  expect(asked('four of four')).toMatchObject({ enabled: false })
  expect(asked('three of four', { ...game, has_play_begun: false })).toMatchObject({ enabled: false })
})
