import { type GameDay, type GameDayPlayer, getGameDay, listPlayers } from '@turnout/contract/game-day'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { queryClient, read } from '../../platform/api/queries.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { useTodaysGameDay } from './use-todays-game-day.ts'

const TUESDAY = '2026-06-09'
const input = { params: { groupId: 'canal-side' } }
const BEN = { id: 'ben', name: 'Ben Carter', status: 'arrived', team: null } as GameDayPlayer

/** What the group's page shows on Tuesday if the phone stored a game day of this date, with Ben at the pitch. */
async function todayWith(lastSeen: string) {
  queryClient.setQueryData(read(getGameDay, input).queryKey, { date: lastSeen, is_closed: true } as GameDay)
  queryClient.setQueryData(read(listPlayers, input).queryKey, [BEN])
  const { result } = await renderHook(() => useTodaysGameDay('canal-side', TUESDAY), { wrapper: Providers })
  return result.current
}

test('a stored game day of today is used at once', async () => {
  expect(await todayWith(TUESDAY)).toEqual({
    gameDay: { date: TUESDAY, is_closed: true },
    isLoading: false,
    arrived: [{ id: 'ben', name: 'Ben Carter', team: null }],
  })
})

test('a stored game day of last week is not used, neither its end nor its players', async () => {
  expect(await todayWith('2026-06-02')).toEqual({ gameDay: undefined, isLoading: true, arrived: [] })
})
