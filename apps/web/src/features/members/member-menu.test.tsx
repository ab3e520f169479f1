import type { GroupMember } from '@turnout/contract/members'
import { VISITOR } from '@turnout/rules/membership'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Providers } from '../../platform/testing/providers.tsx'
import { refusal, stubServer } from '../../platform/testing/stub-server.ts'
import { toast } from '../../platform/toast.ts'
import { MemberMenu } from './member-menu.tsx'

const BEN = {
  ...{ id: 'ben', role: 'member', is_approved: true, is_creator: false, is_spare: false, joined_at: 0 },
  user: { id: 'ben', first_name: 'Ben', last_name: 'Okafor', profile_image_url: null },
} as GroupMember

test.each([
  [false, 'Make spare', true],
  [true, 'Make regular', false],
])('for a member with spare: %s an organiser can choose "%s"', async (is_spare, item, becomes) => {
  const sent = stubServer({})
  const { getByRole } = await render(
    <MemberMenu
      groupId="canal"
      member={{ ...BEN, is_spare }}
      viewer={{ ...VISITOR, standing: { type: 'admin', creator: true } }}
      self={false}
    />,
    { wrapper: Providers },
  )
  await getByRole('button', { name: 'More for Ben Okafor' }).click()
  await getByRole('menuitem', { name: item, exact: true }).click()
  await expect.poll(() => sent.map(({ body }) => body)).toContainEqual({ is_spare: becomes })
})

test('a question that was closed before its answer comes leaves the record open that was opened since', async () => {
  let refuse = (_answer: Response) => {}
  const answer = new Promise<Response>((resolve) => {
    refuse = resolve
  })
  stubServer({ 'DELETE /sport-groups/canal/members/ben': () => answer })
  const { getByRole } = await render(
    <MemberMenu
      groupId="canal"
      member={BEN}
      viewer={{ ...VISITOR, standing: { type: 'admin', creator: true } }}
      self={false}
    />,
    { wrapper: Providers },
  )
  const refused = vi.spyOn(toast, 'failed')
  await getByRole('button', { name: 'More for Ben Okafor' }).click()
  await getByRole('menuitem', { name: 'Remove Member' }).click()
  await getByRole('button', { name: 'Remove Member' }).click()
  await getByRole('button', { name: 'Keep them' }).click()
  await getByRole('button', { name: 'More for Ben Okafor' }).click()
  await getByRole('menuitem', { name: 'Attendance' }).click()
  const record = getByRole('dialog', { name: 'Ben Okafor' })
  await expect.element(record).toBeVisible()
  refuse(refusal(404, 'member-not-found'))
  await expect.poll(() => refused.mock.calls.length).toBe(1)
  await expect.element(record).toBeVisible()
})
