import { useQuery } from '@tanstack/react-query'
import { getGroup, listMyGroups, type SportGroup } from '@turnout/contract/groups'
import { VISITOR, type Viewer } from '@turnout/rules/membership'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient, read } from '../../platform/api/queries.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { testRouter } from '../../platform/testing/router.ts'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { GroupExit } from './group-exit.tsx'

const group = { id: 'canal-side', name: 'Canal Side Kickabout' } as SportGroup
const member: Viewer = { ...VISITOR, signedIn: true, confirmed: true, standing: { type: 'member' } }
const STRANGER = { is_member: false, is_pending: false, role: null, is_creator: false }

/** Like the group's page: a person who is no longer a member has nothing to leave. */
function Page() {
  const { data } = useQuery({
    queryKey: read(getGroup, { params: { groupId: group.id } }).queryKey,
    queryFn: () => ({ ...group, hasLeft: true }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  useQuery({ queryKey: read(listMyGroups, {}).queryKey, queryFn: () => listed, staleTime: 60_000 })
  return data && 'hasLeft' in data ? null : <GroupExit group={group} family="mine" viewer={member} />
}
let listed: Promise<[]> = Promise.resolve([])

test('a person who leaves is taken to their groups, even if the group is loaded before the list', async () => {
  queryClient.setQueryData(read(getGroup, { params: { groupId: group.id } }).queryKey, group)
  queryClient.setQueryData(read(listMyGroups, {}).queryKey, [])
  listed = new Promise((done) => setTimeout(() => done([]), 200))
  stubServer({
    'POST /sport-groups/canal-side/leave': () => ({ message: 'Left', current_user_membership: STRANGER }),
  })
  const navigate = vi.spyOn(testRouter, 'navigate').mockResolvedValue()
  const page = await render(<Page />, { wrapper: Providers })
  await page.getByRole('button', { name: 'Leave Group' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave Group' }).click()
  await expect
    .poll(() => navigate.mock.calls.map(([target]) => target))
    .toEqual([{ to: '/my-sports-groups' }])
})
