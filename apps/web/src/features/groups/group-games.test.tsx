import { QueryClientProvider } from '@tanstack/react-query'
import { listGames } from '@turnout/contract/games'
import type { SportGroup } from '@turnout/contract/groups'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { queryClient, read } from '../../platform/queries.ts'
import { GroupGames } from './group-games.tsx'

const TUESDAY = '2026-06-09'
const now = Date.parse(`${TUESDAY}T20:00:00Z`)
const session = (date: string) => ({
  date,
  starts_at: Date.parse(`${date}T19:00:00Z`),
  ends_at: Date.parse(`${date}T21:00:00Z`),
})
const group = {
  id: 'canal-side',
  game_start_time: '19:00',
  time_zone: 'UTC',
  next_game: session(TUESDAY),
} as SportGroup

const said = () =>
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <GroupGames group={group} now={now} isMember={false} isOver={false} />
    </QueryClientProvider>,
  )

test('no game is said to come before the list is there: tonight’s may have been ended', () => {
  expect(said()).not.toContain('Tonight')
  const { queryKey } = read(listGames, { params: { groupId: group.id } })
  queryClient.setQueryData(queryKey, { upcoming: [session('2026-06-11')], previous: [] })
  expect(said()).toContain('Thursday')
  expect(said()).not.toContain('Tonight')
})
