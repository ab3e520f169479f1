import { login, register } from '@turnout/contract/accounts'
import type { Endpoint } from '@turnout/contract/endpoint'
import {
  createGroup,
  deleteGroup,
  getGroup,
  joinGroup,
  leaveGroup,
  listGroups,
  listMyGroups,
  updateGroup,
} from '@turnout/contract/groups'
import { logout } from '@turnout/contract/me'
import { approveMember, listMembers, makeAdmin, removeMember, stepAdminDown } from '@turnout/contract/members'
import { changePassword } from '@turnout/contract/passwords'
import { deactivate, updateMe, uploadProfileImage } from '@turnout/contract/profile'
import { listSports } from '@turnout/contract/sports'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { REGISTRATIONS } from '../apps/server/src/features/accounts/budgets.ts'
import { PASSWORD, registeredPerson } from '../apps/server/src/features/accounts/testing.ts'
import { trySpend } from '../apps/server/src/platform/http/budget.ts'
import { networkOf } from '../apps/server/src/platform/http/network.ts'
import { CANAL_SIDE, member } from '../apps/server/src/testing/game-setup.ts'
import { type Person, person } from '../apps/server/src/testing/people.ts'
import { TOKEN_KEY } from '../apps/web/src/platform/session/storage.ts'
import { CATALOGUE, type CatalogueText } from '../apps/web/src/platform/testing/text-catalogue.ts'
import { answeredByGateway } from './support/network.ts'
import { fillInSignIn } from './support/newcomer.ts'
import { GREEN_SQUARE } from './support/pictures.ts'
import type { Screen } from './support/screen.ts'
import { story } from './support/story.ts'

const suite = story()

type Text = CatalogueText<(typeof PARTS)[number]>
/** Waits until the page says this text. */
type Says = (page: Page, text: Text, shown?: string) => Promise<void>
/** What is done until pages show some texts: what is refused first, and then succeeds on the same page. */
type Journey = (screen: Screen, says: Says) => Promise<void>

const PARTS = ['generic', 'accounts', 'groups', 'members', 'profile'] as const
const NOWHERE = '01890000-0000-7000-8000-000000000000'

/** At once: a lost connection would be tried again, and each time longer. */
const refuse = (page: Page, failing: Endpoint) => answeredByGateway(page, failing, 400)

/** The call is refused without a sentence of the server, and then it succeeds on the same page. */
async function refusedThenDone(
  page: Page,
  says: Says,
  act: () => Promise<unknown>,
  failing: Endpoint,
  [refused, done]: readonly [Text, Text],
): Promise<void> {
  await refuse(page, failing)
  await act()
  await says(page, refused)
  await page.unrouteAll()
  // one that closes is there until it has faded, and its button has the same name
  await expect.poll(() => page.locator('dialog:visible').count()).toBe(0)
  await act()
  await says(page, done)
}

/** A page that asks for one thing and is refused. */
const without =
  (text: Text, path: string, failing: Endpoint): Journey =>
  async (screen, says) => {
    const { page } = await visit(screen, 'Eve', path, failing)
    await says(page, text)
  }

const notFound: Journey = async (screen, says) => {
  const { page } = await visit(screen, 'Eve', `/sports/groups/${NOWHERE}`)
  await says(page, 'Group not found')
  await page.goto(`/my-sports-groups/${NOWHERE}/edit`)
  await says(page, 'Sport group not found.')
}

const form: Journey = async (screen, says) => {
  const { ada, home } = await aGroup()
  const { page } = await visit(screen, ada, `${home}/edit`, getGroup)
  await says(page, 'Failed to load sport group data.')
  await page.unrouteAll()
  await page.reload()
  const answers = [
    [400, 'An unexpected error occurred'],
    [404, 'Resource not found.'],
    [502, 'Server error occurred. Please try again later.'],
  ] as const
  for (const [status, text] of answers) {
    await answeredByGateway(page, updateGroup, status)
    await press(page, ['Save'])
    await says(page, text)
    await page.unrouteAll()
  }
  await press(page, ['Save'])
  await says(page, 'Sport group updated successfully!')
}

const signedOutElsewhere: Journey = async (screen, says) => {
  const { page, who } = await visit(screen, 'Eve', `/sports/groups/${(await aGroup()).groupId}`)
  await page.getByRole('button', { name: 'Join', exact: true }).waitFor()
  await who.call(logout)
  await press(page, ['Join'])
  await says(page, 'Authentication required. Please log in again.')
}

const noLongerAdmin: Journey = async (screen, says) => {
  const { ada, params, ben, benMemberId } = await aGroup()
  await ada.call(makeAdmin, { params: { ...params, memberId: benMemberId } })
  const { page } = await visit(screen, ben, `/my-sports-groups/${params.groupId}/members`)
  await page.getByRole('button', { name: 'Approve Dan Okafor' }).waitFor()
  await ada.call(stepAdminDown, { params: { ...params, memberId: benMemberId } })
  await press(page, ['Approve Dan Okafor'])
  await says(page, 'Permission denied.')
}

const joining: Journey = async (screen, says) => {
  const { page } = await visit(screen, 'Eve', `/sports/groups/${(await aGroup()).groupId}`)
  const texts = ['Failed to join group', 'Join request submitted successfully!'] as const
  await refusedThenDone(page, says, () => press(page, ['Join']), joinGroup, texts)
}

const leaving: Journey = async (screen, says) => {
  const { ben, groupId } = await aGroup()
  const { page } = await visit(screen, ben, `/sports/groups/${groupId}`)
  const texts = ['Failed to leave group', 'Left group successfully!'] as const
  await refusedThenDone(page, says, () => press(page, ['Leave Group', 'Leave Group']), leaveGroup, texts)
}

const deleting: Journey = async (screen, says) => {
  const { ada, groupId } = await aGroup()
  const { page } = await visit(screen, ada, `/sports/groups/${groupId}`)
  const texts = ['Failed to delete group', 'Group deleted successfully!'] as const
  await refusedThenDone(page, says, () => press(page, ['Delete Group', 'Delete Group']), deleteGroup, texts)
}

const members: Journey = async (screen, says) => {
  const { ada, params, home } = await aGroup()
  await (await person(suite.server, 'Cleo')).call(joinGroup, { params })
  const { page } = await visit(screen, ada, `${home}/members`, listMembers)
  await says(page, 'Failed to load members')
  await page.unrouteAll()
  await page.reload()
  const steps = [
    [['Approve Dan Okafor'], approveMember, 'Failed to approve member', 'Member approved'],
    [['Reject Cleo Okafor'], removeMember, 'Failed to reject member', 'Member rejected'],
    [
      ['More for Ben Okafor', 'Make admin'],
      makeAdmin,
      'Failed to promote member to admin',
      'Member promoted to admin',
    ],
    [
      ['More for Dan Okafor', 'Remove Member', 'Remove Member'],
      removeMember,
      'Failed to remove member',
      'Member removed successfully',
    ],
  ] as const
  for (const [buttons, failing, ...texts] of steps)
    await refusedThenDone(page, says, () => press(page, buttons), failing, texts)
}

const signingIn: Journey = async (screen, says) => {
  const { email } = await registeredPerson(suite.server, 'Ada')
  const page = await stranger(screen, '/signin')
  const texts = ['Sign in failed. Please try again.', 'Signed in successfully!'] as const
  await refusedThenDone(page, says, () => fillInSignIn(page, email), login, texts)
}

/** The refusal is the last of them: nobody else signs up from here within the hour. */
const signingUp: Journey = async (screen, says) => {
  const page = await stranger(screen, '/signup/vendor')
  await page.getByLabel('Business name').fill('Weaver Street Bakery')
  await page.getByLabel('Business type').selectOption({ label: 'Caterer' })
  await page.getByLabel('Description').fill('Pies and tea beside the pitch.')
  await page.getByLabel('Business phone').fill('+44 20 7946 0111')
  await page.getByLabel('Business email').fill('pies@example.org')
  await fillInAndSignUp(page, [])
  await says(page, 'Vendor registration successful! You can now log in.')
  await page.goto('/signup/user')
  await refuse(page, register)
  await fillInAndSignUp(page)
  await says(page, 'Registration failed. Please try again.')
  await page.unrouteAll()
  const { sql, clock } = suite.server.deps
  const now = await clock.now(sql)
  for (let each = 0; each < REGISTRATIONS.max; each += 1)
    await trySpend(sql, REGISTRATIONS, networkOf('127.0.0.1'), now)
  await press(page, ['Sign up'])
  await says(page, 'Registration failed: {detail}', 'Too many sign-ups from this network')
}

const activating: Journey = async (screen, says) =>
  says(await stranger(screen, '/activate?token=none-of-ours'), 'The activation link is invalid or expired.')

const profile: Journey = async (screen, says) => {
  const { token } = await registeredPerson(suite.server, 'Cleo')
  const page = await pageFor(screen, token)
  await page.goto('/profile')
  const steps = [
    [() => press(page, ['Save']), updateMe, 'Failed to update profile.', 'Profile updated successfully!'],
    [() => uploadPhoto(page), uploadProfileImage, 'Failed to upload image.', 'Profile image uploaded!'],
    [
      () => changeThePassword(page),
      changePassword,
      'Failed to update password.',
      'Password updated successfully!',
    ],
    [
      () => press(page, ['Deactivate account', 'Deactivate account']),
      deactivate,
      'Failed to deactivate account.',
      'Account deactivated.',
    ],
  ] as const
  for (const [act, failing, ...texts] of steps) await refusedThenDone(page, says, act, failing, texts)
}

const JOURNEYS: Record<string, Journey> = {
  'no sports': without('Failed to load sports. Please try again.', '/sports/select', listSports),
  'no groups': without('Failed to load sport groups.', '/sports/groups', listGroups),
  'no groups of mine': without('Failed to load your sport groups.', '/my-sports-groups', listMyGroups),
  notFound,
  form,
  signedOutElsewhere,
  noLongerAdmin,
  joining,
  leaving,
  deleting,
  members,
  signingIn,
  activating,
  profile,
  signingUp,
}

test('every text of the catalogue up to the profile is shown where it comes about', async () => {
  const missing = new Set<string>(PARTS.flatMap((part) => CATALOGUE[part]))
  const failures: string[] = []
  const says: Says = async (page, text, shown = text) => {
    await page.getByText(shown).first().waitFor()
    missing.delete(text)
  }
  const screen = await suite.open('somebody', { shape: 'phone', expects: /\b502\b/ })
  // one that stays silent does not hide the others
  for (const [name, journey] of Object.entries(JOURNEYS)) {
    await journey(screen, says).catch((error) => failures.push(`${name}: ${error}`))
    for (const page of screen.context.pages()) await page.close()
  }
  expect({ missing: [...missing], failures }).toEqual({ missing: [], failures: [] })
})

/** A page of its own, for whoever has this token. */
async function pageFor(screen: Screen, token: string | null): Promise<Page> {
  const page = await screen.context.newPage()
  const stored = { name: TOKEN_KEY, token }
  await page.addInitScript(({ name, token }) => {
    localStorage.clear()
    if (token) localStorage.setItem(name, token)
  }, stored)
  return page
}

async function visit(screen: Screen, who: string | Person, path: string, failing?: Endpoint) {
  const account = typeof who === 'string' ? await person(suite.server, who) : who
  const page = await pageFor(screen, account.token)
  if (failing) await refuse(page, failing)
  await page.goto(path)
  return { page, who: account }
}

async function stranger(screen: Screen, path: string): Promise<Page> {
  const page = await pageFor(screen, null)
  await page.goto(path)
  return page
}

/** Ada's, where Ben plays and Dan asks. */
async function aGroup() {
  const ada = await person(suite.server, 'Ada')
  const { reply } = await ada.call(createGroup, { body: CANAL_SIDE })
  const params = { groupId: reply.id }
  const ben = await member(suite.server, ada, reply.id, 'Ben')
  await (await person(suite.server, 'Dan')).call(joinGroup, { params })
  const { reply: people } = await ada.call(listMembers, { params, query: {} })
  const benMemberId = people.find(({ user }) => user.id === ben.id)?.id ?? ''
  return { ada, ben, benMemberId, params, groupId: reply.id, home: `/my-sports-groups/${reply.id}` }
}

/** One after the other: a row, its menu, and what is said a second time in the dialog that asks again. */
async function press(page: Page, names: readonly string[]): Promise<Page> {
  for (const [nth, name] of names.entries()) {
    const isConfirmation = names.slice(0, nth).includes(name)
    const where = isConfirmation ? page.getByRole('dialog').or(page.getByRole('alertdialog')) : page
    const button = where
      .getByRole('button', { name, exact: true })
      .or(where.getByRole('menuitem', { name, exact: true }))
    await button.last().click()
  }
  return page
}

const uploadPhoto = (page: Page) =>
  page
    .getByLabel('Choose a photo')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: GREEN_SQUARE })

async function changeThePassword(page: Page): Promise<Page> {
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByLabel('New password', { exact: true }).fill('eleven bibs and a ball')
  await page.getByLabel('Confirm new password').fill('eleven bibs and a ball')
  return press(page, ['Change password'])
}

const NAMES = ['First name', 'Last name']

async function fillInAndSignUp(page: Page, names: readonly string[] = NAMES): Promise<Page> {
  for (const label of names) await page.getByLabel(label).fill('Eve')
  await page.getByLabel('Email', { exact: true }).fill('eve@example.org')
  await page.getByLabel('Phone number').fill('+44 20 7946 0000')
  if (names === NAMES) await page.getByLabel('Date of birth').fill('1990-05-17')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  return press(page, ['Sign up'])
}
