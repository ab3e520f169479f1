import { getGroup, type SportGroup } from '@turnout/contract/groups'
import { previewInvite } from '@turnout/contract/invites'
import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient, read } from '../../platform/api/queries.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { testRouter } from '../../platform/testing/router.ts'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { JoinPage } from './join-page.tsx'

const params = { groupId: 'canal' }
const GROUP = {
  ...{ id: params.groupId, name: 'Canal Side Kickabout', sports_type: 'football', description: '' },
  ...{ venue_name: 'Weaver Street', venue_address: '1 Weaver Street, London', venue_image_url: null },
  ...{ game_start_time: '19:00', game_end_time: '21:00', playing_days: [], member_count: 4 },
  current_user_membership: { is_member: false, is_pending: false },
} as unknown as SportGroup

// no request is answered
beforeEach(() => void stubServer({}))

function open(worth: 'none' | 'asks' | 'joins', membership = {}) {
  const current_user_membership = { ...GROUP.current_user_membership, ...membership }
  queryClient.setQueryData(read(getGroup, { params }).queryKey, { ...GROUP, current_user_membership })
  const query = { invite: 'token' }
  queryClient.setQueryData(read(previewInvite, { params, query }).queryKey, { worth })
  return render(<JoinPage groupId={params.groupId} invite="token" />, { wrapper: Providers })
}

test.each([
  ['lets in at once', 'joins', 'Join now', "With this link you're in right away."],
  ['was renewed', 'none', 'Ask to join', 'This link no longer works.'],
  ['asks', 'asks', 'Ask to join', 'Its members invite you to'],
] as const)('a link that %s says so, and its button what a press does', async (_, worth, button, words) => {
  const { getByRole, getByText } = await open(worth)
  await expect.element(getByText(words)).toBeVisible()
  await expect.element(getByRole('button', { name: button })).toBeVisible()
})

test('a member is led to the group, and a person with a request reads that it waits', async () => {
  const inside = await open('joins', { is_member: true })
  await expect
    .element(inside.getByRole('link', { name: "You're in. Go to the group" }))
    .toHaveAttribute('href', '/my-sports-groups/canal')
  await inside.unmount()
  const { getByRole } = await open('asks', { is_pending: true })
  await expect.element(getByRole('button', { name: 'Request Pending' })).toBeVisible()
})

test('a visitor who presses Join is led to the sign-up, with the invitation', async () => {
  const page = await open('asks')
  await page.getByRole('button', { name: 'Ask to join' }).click()
  const next = encodeURIComponent('/my-sports-groups/canal/join?invite=token')
  await expect.poll(() => testRouter.location().href).toBe(`/signup/user?next=${next}`)
})
