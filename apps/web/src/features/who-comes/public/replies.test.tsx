import { getScheduledGame, listScheduledGames } from '@turnout/contract/scheduled-games'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient, read } from '../../../platform/api/queries.ts'
import { Providers } from '../../../platform/testing/providers.tsx'
import { Replies } from './replies.tsx'

const comer = (nr: number) => ({
  ...{ id: `comer ${nr}`, name: `Player ${nr}`, profile_image_url: null, guest_of: null },
  answered_by_admin: false,
})

const showGameWith = (many: number) => {
  // nothing more is heard from the server
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const game = {
    ...{ id: 'tuesday', group_id: 'canal', date: '2026-06-09', state: 'planned', mode: 'who_comes' },
    ...{ can_manage: false, my_answer: { answer: null }, waiting: [], not_going: [], unanswered: [] },
    going: Array.from({ length: many }, (_, nr) => comer(nr)),
  }
  const params = { groupId: 'canal' }
  queryClient.setQueryData(read(listScheduledGames, { params }).queryKey, [game] as never)
  const { queryKey } = read(getScheduledGame, { params: { ...params, gameId: 'tuesday' } })
  queryClient.setQueryData(queryKey, game as never)
  return render(<Replies groupId="canal" date="2026-06-09" fallback={null} />, { wrapper: Providers })
}

test('of sixty people who are in the page shows some at first, and all once a person asks', async () => {
  const screen = await showGameWith(60)
  expect(screen.getByRole('listitem').elements()).toHaveLength(12)
  await screen.getByRole('button', { name: 'See all 60' }).click()
  expect(screen.getByRole('listitem').elements()).toHaveLength(60)
})

test('twelve people who are in stand there at once', async () => {
  const screen = await showGameWith(12)
  expect(screen.getByRole('listitem').elements()).toHaveLength(12)
  await expect.element(screen.getByText('See all 12')).not.toBeInTheDocument()
})
