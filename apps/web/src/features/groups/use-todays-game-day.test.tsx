import { QueryClientProvider } from '@tanstack/react-query'
import { type GameDay, type GameDayPlayer, getGameDay, listPlayers } from '@turnout/contract/game-day'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { queryClient, read } from '../../platform/api/queries.ts'
import { type TodaysGameDay, useTodaysGameDay } from './use-todays-game-day.ts'

const TUESDAY = '2026-06-09'
const input = { params: { groupId: 'canal-side' } }
const BEN = { id: 'ben', name: 'Ben Carter', status: 'arrived', team: null } as GameDayPlayer

/** What the page of the group knows of Tuesday where the phone saw this day last, with Ben at the pitch. */
function todayWith(lastSeen: string): TodaysGameDay {
  queryClient.setQueryData(read(getGameDay, input).queryKey, { date: lastSeen, is_closed: true } as GameDay)
  queryClient.setQueryData(read(listPlayers, input).queryKey, [BEN])
  const results: TodaysGameDay[] = []
  function Page() {
    results.push(useTodaysGameDay('canal-side', TUESDAY))
    return null
  }
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  )
  return results[0] as TodaysGameDay
}

test('what the phone saw of tonight is known at once', () => {
  expect(todayWith(TUESDAY)).toEqual({
    gameDay: { date: TUESDAY, is_closed: true },
    isLoading: false,
    arrived: [{ id: 'ben', name: 'Ben Carter', team: null }],
  })
})

test('what it saw of last week says nothing of tonight, neither that it is over nor who is there', () => {
  expect(todayWith('2026-06-02')).toEqual({ gameDay: undefined, isLoading: true, arrived: [] })
})
