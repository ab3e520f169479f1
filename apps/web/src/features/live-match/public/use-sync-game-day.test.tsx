import { type GameDay, getGameDay } from '@turnout/contract/game-day'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { queryClient, read } from '../../../platform/api/queries.ts'
import { Providers } from '../../../platform/testing/providers.tsx'
import { gameState } from '../testing.ts'
import { useSyncGameDay } from './use-sync-game-day.ts'

const game = gameState({ squads: 'four of four' })
const { queryKey } = read(getGameDay, { params: { groupId: game.group_id } })

/** The query of the game day while the match is shown. */
async function dayOptions(squads: string, state = game) {
  queryClient.setQueryData(queryKey, { squads } as GameDay)
  const day = { group_id: state.group_id, squads } as GameDay
  const { unmount } = await renderHook(() => useSyncGameDay(day, state), { wrapper: Providers })
  const options = queryClient.getQueryCache().find({ queryKey })?.options
  await unmount()
  return options
}

test('a game day from before a change of teams is requested again until it agrees with the match', async () => {
  const polling = { staleTime: 0, refetchInterval: 5_000 }
  expect(await dayOptions('three of four')).toMatchObject({ ...polling, enabled: true })
  expect(await dayOptions('four of four')).toMatchObject({ enabled: false })
  expect(await dayOptions('three of four', { ...game, has_play_begun: false })).toMatchObject({
    enabled: false,
  })
})
