import {
  getScheduledGame,
  listScheduledGames,
  type ScheduledGameDetails,
} from '@turnout/contract/scheduled-games'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient, read } from '../../../platform/api/queries.ts'
import { Providers } from '../../../platform/testing/providers.tsx'
import { stubServer } from '../../../platform/testing/stub-server.ts'
import { aScheduledGame } from '../testing.ts'
import { Replies } from './replies.tsx'

const comer = (nr: number) => ({
  ...{ id: `comer ${nr}`, name: `Player ${nr}`, profile_image_url: null, guest_of: null },
  answered_by_admin: false,
})

function show(changes: Partial<ScheduledGameDetails>) {
  const sent = stubServer({})
  const game = aScheduledGame(changes)
  const params = { groupId: game.group_id }
  queryClient.setQueryData(read(listScheduledGames, { params }).queryKey, [game])
  queryClient.setQueryData(read(getScheduledGame, { params: { ...params, gameId: game.id } }).queryKey, game)
  const replies = <Replies groupId={game.group_id} date={game.date} fallback={null} />
  return { sent, screen: render(replies, { wrapper: Providers }) }
}

const showGameWith = (many: number) =>
  show({ going: Array.from({ length: many }, (_, nr) => comer(nr)) }).screen

const BEN = { user_id: 'ben', name: 'Ben Okafor', profile_image_url: null }

test('of sixty people who are in the page shows twelve, and all on request', async () => {
  const screen = await showGameWith(60)
  expect(screen.getByRole('listitem').elements()).toHaveLength(12)
  await screen.getByRole('button', { name: 'See all 60' }).click()
  expect(screen.getByRole('listitem').elements()).toHaveLength(60)
})

test('twelve people who are in are all shown', async () => {
  const screen = await showGameWith(12)
  expect(screen.getByRole('listitem').elements()).toHaveLength(12)
  await expect.element(screen.getByText('See all 12')).not.toBeInTheDocument()
})

test('an organiser answers for a member, and the list shows answers by an organiser', async () => {
  const going = [{ ...comer(1), answered_by_admin: true }]
  const { sent, screen } = show({ can_manage: true, going, unanswered: [{ ...BEN, is_spare: false }] })
  const { getByRole, getByText } = await screen
  await expect.element(getByText('Answered by an organiser')).toBeVisible()
  await getByRole('tab', { name: 'No reply 1' }).click()
  await getByRole('button', { name: 'Reply for Ben Okafor' }).click()
  await getByRole('menuitem', { name: 'In', exact: true }).click()
  await expect.poll(() => sent.map(({ body }) => body)).toContainEqual({ answer: 'going', user_id: 'ben' })
})

test('a player cannot answer for others', async () => {
  const { getByRole, getByText } = await show({ unanswered: [{ ...BEN, is_spare: false }] }).screen
  await getByRole('tab', { name: 'No reply 1' }).click()
  await expect.element(getByText('Ben Okafor')).toBeVisible()
  expect(getByRole('button', { name: /^Reply for/ }).elements()).toEqual([])
})
