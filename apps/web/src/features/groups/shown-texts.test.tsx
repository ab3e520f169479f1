import { getGroup } from '@turnout/contract/groups'
import type { Membership } from '@turnout/contract/membership'
import type { ReactElement } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient, read } from '../../platform/api/queries.ts'
import { identity } from '../../platform/session/identity.ts'
import { gatewayReply, refusal, refusedOnce, stubServer } from '../../platform/testing/stub-server.ts'
import { CATALOGUE, type CatalogueText } from '../../platform/testing/text-catalogue.ts'
import { press, pressTwice, renderWithToasts, says } from '../../platform/testing/with-toasts.tsx'
import { toaster } from '../../ui/toaster.ts'
import { EditGroupPage } from './edit-group-page.tsx'
import { GroupExit } from './group-exit.tsx'
import { GroupListPage } from './group-list-page.tsx'
import { MyGroupsPage } from './my-groups-page.tsx'
import { NextGame } from './next-game.tsx'
import { GroupOverview } from './public/group-overview.tsx'
import { toViewer } from './public/group-viewer.ts'
import { SportChooserPage } from './sport-chooser-page.tsx'
import { CANAL_SIDE } from './testing.ts'

const GROUP = `/sport-groups/${CANAL_SIDE.id}`
const STRANGER = { is_member: false, is_pending: false, role: null, is_creator: false }
const MEMBER = { ...STRANGER, is_member: true, role: 'member' } as const
const ADMIN = CANAL_SIDE.current_user_membership
const GONE = { [`GET ${GROUP}`]: () => refusal(404, 'group-not-found') }

beforeEach(() => {
  toaster.clear()
  identity.signIn('token')
})

const viewer = (membership: Membership) => toViewer(membership, 'loading')
const TODAY = { gameDay: undefined, isLoading: false, arrived: [] }
const joining = <NextGame group={CANAL_SIDE} viewer={viewer(STRANGER)} today={TODAY} now={0} />
const exit = (membership: Membership) => (
  <GroupExit group={CANAL_SIDE} family="all" viewer={viewer(membership)} />
)
const form = <EditGroupPage groupId={CANAL_SIDE.id} />

type Text = CatalogueText<'groups'>
type Answers = Parameters<typeof stubServer>[0]

const REFUSED: readonly (readonly [Text, ReactElement, Answers])[] = [
  [
    'Failed to load sports. Please try again.',
    <SportChooserPage key="" />,
    { 'GET /sports': () => gatewayReply(400) },
  ],
  [
    'Failed to load sport groups.',
    <GroupListPage key="" />,
    { 'GET /sport-groups': () => gatewayReply(400) },
  ],
  [
    'Failed to load your sport groups.',
    <MyGroupsPage key="" />,
    { 'GET /sport-groups/my': () => gatewayReply(400) },
  ],
  ['Group not found', <GroupOverview key="" groupId={CANAL_SIDE.id} family="all" />, GONE],
  ['Sport group not found.', form, GONE],
]

test.each(REFUSED)('%s', async (text, content, answers) => {
  stubServer(answers)
  await renderWithToasts(content)
  await expect.element(page.getByText(text)).toBeVisible()
})

const COMMANDS = [
  [
    joining,
    () => press('Join'),
    `POST ${GROUP}/join`,
    { message: '', current_user_membership: STRANGER, invite_worked: null },
    ['Failed to join group', 'Join request submitted successfully!'],
  ],
  [
    exit(MEMBER),
    () => pressTwice('Leave Group'),
    `POST ${GROUP}/leave`,
    { message: '', current_user_membership: STRANGER },
    ['Failed to leave group', 'Left group successfully!'],
  ],
  [
    exit(ADMIN),
    () => pressTwice('Delete Group'),
    `DELETE ${GROUP}`,
    { message: '' },
    ['Failed to delete group', 'Group deleted successfully!'],
  ],
] as const satisfies readonly (readonly [
  ReactElement,
  () => Promise<void>,
  string,
  object,
  readonly [Text, Text],
])[]

test.each(COMMANDS)('%#: a refused command says so, and then a successful one', async (...command) => {
  const [content, act, route, reply, texts] = command
  stubServer({ [route]: refusedOnce(() => reply) })
  await renderWithToasts(content)
  for (const text of texts) {
    await act()
    await says(text)
  }
})

const FAILED = 'Failed to load sport group data.'
const SAVED = 'Sport group updated successfully!'

test('a group form that fails to load says so and links back to the group', async () => {
  stubServer({ [`GET ${GROUP}`]: () => gatewayReply(400) })
  await renderWithToasts(form)
  await expect.element(page.getByText(FAILED)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Back to the group' }))
    .toHaveAttribute('href', `/my-sports-groups/${CANAL_SIDE.id}`)
})

const OF_STATUS = [
  [400, 'An unexpected error occurred'],
  [403, 'Permission denied.'],
  [404, 'Resource not found.'],
  [500, 'Server error occurred. Please try again later.'],
] as const
const SIGNED_OUT = 'Authentication required. Please log in again.'

test('a form that is refused without a sentence shows what the status means, and then that it is saved', async () => {
  let status = 400
  stubServer({
    [`GET ${GROUP}`]: () => CANAL_SIDE,
    [`PUT ${GROUP}`]: () => (status === 200 ? CANAL_SIDE : gatewayReply(status)),
  })
  await renderWithToasts(form)
  for (const [next, text] of [...OF_STATUS, [200, SAVED]] as const) {
    status = next
    await press('Save')
    await says(text)
  }
})

test('a person who was signed out elsewhere sees that after the next press', async () => {
  stubServer({ [`POST ${GROUP}/join`]: () => gatewayReply(401) })
  await renderWithToasts(joining)
  await press('Join')
  await expect.element(page.getByText(SIGNED_OUT)).toBeInTheDocument()
  expect(identity.token()).toBeNull()
})

test('these tests cover every text of the catalogue for groups and every text of a status', () => {
  const shown = [
    FAILED,
    SAVED,
    ...REFUSED.map(([text]) => text),
    ...COMMANDS.flatMap(([, , , , texts]) => texts),
  ]
  expect(new Set(shown)).toEqual(new Set(CATALOGUE.groups))
  const generic = [...OF_STATUS.map(([, text]) => text), SIGNED_OUT]
  expect(new Set(generic)).toEqual(new Set(CATALOGUE.generic))
})

test('a number out of bounds stays as typed, is marked and is not sent', async () => {
  const sent = stubServer({})
  queryClient.setQueryData(read(getGroup, { params: { groupId: CANAL_SIDE.id } }).queryKey, CANAL_SIDE)
  await renderWithToasts(form)
  const teams = page.getByRole('spinbutton', { name: 'Max teams' })
  await teams.fill('1')
  await press('Save')
  await expect.element(page.getByText('From 2 to 16.')).toBeVisible()
  await expect.element(teams).toHaveValue(1)
  await expect.element(teams).toHaveAttribute('aria-invalid', 'true')
  expect(sent.filter(({ route }) => route.startsWith('PUT'))).toEqual([])
})
