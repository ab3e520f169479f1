import { type GameDay, type GameDayPlayer, getGameDay, listPlayers } from '@turnout/contract/game-day'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { queryClient, read } from '../../platform/api/queries.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { useTodaysGameDay } from './use-todays-game-day.ts'

const TUESDAY = '2026-06-09'
const input = { params: { groupId: 'canal-side' } }
const BEN = { id: 'ben', name: 'Ben Carter', status: 'arrived', team: null } as GameDayPlayer

/** What the page of the group knows of Tuesday where the phone saw this day last, with Ben at the pitch. */
async function todayWith(lastSeen: string) {
  queryClient.setQueryData(read(getGameDay, input).queryKey, { date: lastSeen, is_closed: true } as GameDay)
  queryClient.setQueryData(read(listPlayers, input).queryKey, [BEN])
  const { result } = await renderHook(() => useTodaysGameDay('canal-side', TUESDAY), { wrapper: Providers })
  return result.current
}

test('what the phone saw of today is known at once', async () => {
  expect(await todayWith(TUESDAY)).toEqual({
    gameDay: { date: TUESDAY, is_closed: true },
    isLoading: false,
    arrived: [{ id: 'ben', name: 'Ben Carter', team: null }],
  })
})

test('what it saw of last week says nothing of today, neither that it is over nor who is there', async () => {
  expect(await todayWith('2026-06-02')).toEqual({ gameDay: undefined, isLoading: true, arrived: [] })
})
