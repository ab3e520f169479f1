import { getGroup } from '@turnout/contract/groups'
import { getMe, type Me } from '@turnout/contract/me'
import { approveMember, type GroupMember, listMembers } from '@turnout/contract/members'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient, read } from '../../platform/api/queries.ts'
import { identity } from '../../platform/session/identity.ts'
import { testRouter } from '../../platform/testing/router.ts'
import { gatewayReply, refusedOnce, stubServer } from '../../platform/testing/stub-server.ts'
import { CATALOGUE } from '../../platform/testing/text-catalogue.ts'
import { press, renderWithToasts } from '../../platform/testing/with-toasts.tsx'
import { toaster } from '../../ui/toaster.ts'
import { CANAL_SIDE } from '../groups/testing.ts'
import { MembersPage } from './members-page.tsx'

const idOf = (name: string) =>
  `01890000-0000-7000-8000-${name.toLowerCase().charCodeAt(0).toString().padStart(12, '0')}`

const member = (first_name: string, changes: Partial<GroupMember> = {}): GroupMember => ({
  id: idOf(first_name),
  user: { id: idOf(first_name), first_name, last_name: 'Okafor', profile_image_url: null },
  ...{ role: 'member', is_approved: true, is_creator: false, is_spare: false, joined_at: 0 },
  ...changes,
})
const ADA = member('Ada', { role: 'admin', is_creator: true })
const asking = ['Dan', 'Cleo'].map((name) => member(name, { is_approved: false }))

const GROUP = `/sport-groups/${CANAL_SIDE.id}`
const params = { groupId: CANAL_SIDE.id }
let people: GroupMember[]
const ME = { id: ADA.user.id, email_confirmed: true } as Me
const reads = {
  'GET /users/me': () => ME,
  [`GET ${GROUP}`]: () => CANAL_SIDE,
  [`GET ${GROUP}/members`]: () => listMembers.reply.encode(people),
}

beforeEach(() => {
  toaster.clear()
  identity.signIn('token')
  people = [...asking, ADA, member('Ben')]
  queryClient.setQueryData(read(getMe, {}).queryKey, ME)
  queryClient.setQueryData(read(getGroup, { params }).queryKey, CANAL_SIDE)
})

const openPage = () => renderWithToasts(<MembersPage groupId={CANAL_SIDE.id} family="mine" />)

const choose = async (menu: RegExp, name: string) => {
  await page.getByRole('button', { name: menu }).click()
  await page.getByRole('menuitem', { name }).click()
}
const removeBen = async () => {
  await choose(/^More for Ben/, 'Remove Member')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Member' }).click()
}

const at = (name: string) => `${GROUP}/members/${idOf(name)}`
const FAILED = 'Failed to load members'
const COMMANDS = [
  [
    `POST ${at('Dan')}/approve`,
    () => press('Approve Dan Okafor'),
    ['Failed to approve member', 'Member approved'],
  ],
  [`DELETE ${at('Cleo')}`, () => press('Reject Cleo Okafor'), ['Failed to reject member', 'Member rejected']],
  [
    `POST ${at('Ben')}/make-admin`,
    () => choose(/^More for Ben/, 'Make admin'),
    ['Failed to promote member to admin', 'Member promoted to admin'],
  ],
  [`DELETE ${at('Ben')}`, removeBen, ['Failed to remove member', 'Member removed successfully']],
] as const

test.each(COMMANDS)('%s: a refusal shows its text, and the success after it too', async (...command) => {
  const [route, act, texts] = command
  const reply = route.startsWith('DELETE') ? { message: '' } : approveMember.reply.encode(member('Ben'))
  stubServer({ ...reads, [route]: refusedOnce(() => reply) })
  await openPage()
  for (const text of texts) {
    await act()
    await expect.element(page.getByText(text)).toBeInTheDocument()
    // a toast covers what is pressed next, and stays under the pointer
    toaster.clear()
  }
})

test('where the members do not load, the page shows it', async () => {
  stubServer({ [`GET ${GROUP}/members`]: () => gatewayReply(400) })
  await openPage()
  await expect.element(page.getByText(FAILED)).toBeVisible()
})

test('where the group does not load, the page still leads back to it', async () => {
  queryClient.removeQueries({ queryKey: read(getGroup, { params }).queryKey })
  stubServer({ [`GET ${GROUP}`]: () => gatewayReply(400) })
  await openPage()
  await expect.element(page.getByText(FAILED)).toBeVisible()
  const back = page.getByRole('link', { name: 'Back to the group' }).element()
  expect(back.getAttribute('href')).toBe(`/my-sports-groups/${CANAL_SIDE.id}`)
})

test('every text of the catalogue for members is among them', () => {
  expect(new Set([FAILED, ...COMMANDS.flatMap(([, , texts]) => texts)])).toEqual(new Set(CATALOGUE.members))
})

test('the menu of the creator says that they hand the group over or delete it, not that they leave', async () => {
  stubServer(reads)
  await openPage()
  await page.getByRole('button', { name: 'More for Ada Okafor' }).click()
  await expect
    .element(page.getByText('The creator cannot leave. Hand the group over or delete it.'))
    .toBeVisible()
  await expect.element(page.getByText('Leave the group instead')).not.toBeInTheDocument()
})

test.each([390, 1280])(
  'at %i px Delete Group stands in a menu at the head, far from the people in the list',
  async (width) => {
    await page.viewport(width, 844)
    people = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana'].map((name) => member(name))
    stubServer(reads)
    await openPage()
    const rows = page.getByRole('listitem')
    await expect.poll(() => rows.elements().length).toBe(people.length)
    expect(
      page
        .getByText('Delete Group', { exact: true })
        .elements()
        .filter((one) => one.checkVisibility()),
    ).toEqual([])
    const menu = page.getByRole('button', { name: 'More for Canal Side Kickabout' })
    const top = rows.last().element().getBoundingClientRect().top
    expect(top - menu.element().getBoundingClientRect().bottom).toBeGreaterThan(4 * 44)
    await menu.click()
    await page.getByRole('menuitem', { name: 'Delete Group' }).click()
    await expect
      .element(page.getByRole('alertdialog').getByRole('button', { name: 'Delete Group' }))
      .toBeVisible()
  },
)

test('one press approves all requests, and then there are none', async () => {
  people = [...asking, ADA]
  const route = `POST ${GROUP}/members/approve`
  const sent = stubServer({
    ...reads,
    [route]: () => {
      people = people.map((one) => ({ ...one, is_approved: true }))
      return asking.map(({ id }) => ({ member_id: id, outcome: 'approved' }))
    },
  })
  await openPage()
  await press('Approve all 2')
  await expect.element(page.getByText('2 members approved')).toBeInTheDocument()
  await expect.element(page.getByText('Pending registrations')).not.toBeInTheDocument()
  expect(sent.find((one) => one.route === route)?.body).toEqual({ member_ids: asking.map(({ id }) => id) })
})

test('members come eight to a page, and each of them once', async () => {
  const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Hana', 'Ivo', 'Jun', 'Kofi', 'Lea']
  people = names.map((name) => member(name))
  stubServer(reads)
  void testRouter.navigate({ href: `/my-sports-groups/${CANAL_SIDE.id}/members` })
  await openPage()
  const rows = page.getByRole('region', { name: 'Current members' }).getByRole('listitem')
  const shown = () => rows.elements().map((row) => /(\w+) Okafor/.exec((row as HTMLElement).innerText)?.[1])
  await expect.poll(shown).toEqual(names.slice(0, 8))
  await page.getByRole('button', { name: 'Page 2' }).click()
  await expect.poll(shown).toEqual(names.slice(8))
})

test('a person who may see the members invites others by the link', async () => {
  stubServer(reads)
  await openPage()
  const add = page.getByRole('link', { name: 'Add New Member' })
  await expect.element(add).toHaveAttribute('href', `/my-sports-groups/${CANAL_SIDE.id}/invite`)
})
