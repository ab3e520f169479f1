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
import type { CataloguePart, CatalogueText } from '../apps/web/src/platform/testing/text-catalogue.ts'
import { answeredByGateway, cutOff } from './support/network.ts'
import { GREEN_SQUARE } from './support/pictures.ts'
import type { Screen } from './support/screen.ts'
import { story } from './support/story.ts'

const suite = story()

/** How a text comes about: whatever is done until the page has to say it. */
type Scenario = (screen: Screen) => Promise<Page>
type Scenarios<P extends CataloguePart> = { [text in CatalogueText<P>]: Scenario }

const NOWHERE = '01890000-0000-7000-8000-000000000000'

const groups: Scenarios<'groups'> = {
  'Failed to load sports. Please try again.': (screen) => visitWithout(screen, '/sports/select', listSports),
  'Group not found': async (screen) => (await visit(screen, 'Eve', `/sports/groups/${NOWHERE}`)).page,
  'Sport group not found.': async (screen) =>
    (await visit(screen, 'Eve', `/my-sports-groups/${NOWHERE}/edit`)).page,
  'Failed to load sport group data.': async (screen) => {
    const { ada, home } = await aGroup()
    return visitWithout(screen, `${home}/edit`, getGroup, ada)
  },
  'Sport group updated successfully!': (screen) => onEditForm(screen),
  'Failed to load sport groups.': (screen) => visitWithout(screen, '/sports/groups', listGroups),
  'Failed to load your sport groups.': (screen) => visitWithout(screen, '/my-sports-groups', listMyGroups),
  'Join request submitted successfully!': (screen) => onGroupPage(screen, 'Eve', ['Join']),
  'Failed to join group': (screen) => onGroupPage(screen, 'Eve', ['Join'], joinGroup),
  'Left group successfully!': (screen) => onGroupPage(screen, 'Ben', ['Leave Group', 'Leave Group']),
  'Failed to leave group': (screen) => onGroupPage(screen, 'Ben', ['Leave Group', 'Leave Group'], leaveGroup),
  'Group deleted successfully!': (screen) => onGroupPage(screen, 'Ada', ['Delete Group', 'Delete Group']),
  'Failed to delete group': (screen) =>
    onGroupPage(screen, 'Ada', ['Delete Group', 'Delete Group'], deleteGroup),
}

const members: Scenarios<'members'> = {
  'Failed to load members': async (screen) => {
    const { ada, home } = await aGroup()
    return visitWithout(screen, `${home}/members`, listMembers, ada)
  },
  'Member removed successfully': (screen) =>
    onMembersPage(screen, ['More for Ben Okafor', 'Remove Member', 'Remove Member']),
  'Failed to remove member': (screen) =>
    onMembersPage(screen, ['More for Ben Okafor', 'Remove Member', 'Remove Member'], removeMember),
  'Member approved': (screen) => onMembersPage(screen, ['Approve Dan Okafor']),
  'Failed to approve member': (screen) => onMembersPage(screen, ['Approve Dan Okafor'], approveMember),
  'Member rejected': (screen) => onMembersPage(screen, ['Reject Dan Okafor']),
  'Failed to reject member': (screen) => onMembersPage(screen, ['Reject Dan Okafor'], removeMember),
  'Member promoted to admin': (screen) => onMembersPage(screen, ['More for Ben Okafor', 'Make admin']),
  'Failed to promote member to admin': (screen) =>
    onMembersPage(screen, ['More for Ben Okafor', 'Make admin'], makeAdmin),
}

const generic: Scenarios<'generic'> = {
  'An unexpected error occurred': (screen) => onEditForm(screen, 400),
  'Authentication required. Please log in again.': async (screen) => {
    const { page, who } = await visit(screen, 'Eve', `/sports/groups/${(await aGroup()).groupId}`)
    await page.getByRole('button', { name: 'Join', exact: true }).waitFor()
    await who.call(logout)
    await press(page, ['Join'])
    return page
  },
  'Permission denied.': async (screen) => {
    const { ada, params, ben, benMemberId } = await aGroup()
    await ada.call(makeAdmin, { params: { ...params, memberId: benMemberId } })
    const { page } = await visit(screen, ben, `/my-sports-groups/${params.groupId}/members`)
    await page.getByRole('button', { name: 'Approve Dan Okafor' }).waitFor()
    await ada.call(stepAdminDown, { params: { ...params, memberId: benMemberId } })
    await press(page, ['Approve Dan Okafor'])
    return page
  },
  'Resource not found.': (screen) => onEditForm(screen, 404),
  'Server error occurred. Please try again later.': (screen) => onEditForm(screen, 502),
}

const accounts: Scenarios<'accounts'> = {
  'Sign in failed. Please try again.': async (screen) => {
    const page = await stranger(screen, '/signin')
    await cutOff(page, login)
    return signIn(page)
  },
  'Signed in successfully!': async (screen) => {
    const page = await stranger(screen, '/signin')
    return signIn(page, (await registeredPerson(suite.server, 'Ada')).email)
  },
  'Registration failed. Please try again.': async (screen) => {
    const page = await stranger(screen, '/signup/user')
    await cutOff(page, register)
    return fillInAndSignUp(page)
  },
  'Vendor registration successful! You can now log in.': async (screen) => {
    const page = await stranger(screen, '/signup/vendor')
    await page.getByLabel('Business name').fill('Weaver Street Bakery')
    await page.getByLabel('Business type').selectOption({ label: 'Caterer' })
    await page.getByLabel('Description').fill('Pies and tea beside the pitch.')
    await page.getByLabel('Business phone').fill('+44 20 7946 0111')
    await page.getByLabel('Business email').fill('pies@example.org')
    return fillInAndSignUp(page, [])
  },
  'The activation link is invalid or expired.': (screen) => stranger(screen, '/activate?token=none-of-ours'),
  // the last of them: nobody else signs up from here within the hour
  'Registration failed: {detail}': async (screen) => {
    const page = await stranger(screen, '/signup/user')
    const { sql, clock } = suite.server.deps
    const now = await clock.now(sql)
    for (let each = 0; each < REGISTRATIONS.max; each += 1)
      await trySpend(sql, REGISTRATIONS, networkOf('127.0.0.1'), now)
    return fillInAndSignUp(page)
  },
}

const profile: Scenarios<'profile'> = {
  'Profile updated successfully!': (screen) => onProfile(screen, ['Save']),
  'Failed to update profile.': (screen) => onProfile(screen, ['Save'], updateMe),
  'Profile image uploaded!': (screen) => uploadPhoto(screen),
  'Failed to upload image.': (screen) => uploadPhoto(screen, uploadProfileImage),
  'Account deactivated.': (screen) => onProfile(screen, ['Deactivate account', 'Deactivate account']),
  'Failed to deactivate account.': (screen) =>
    onProfile(screen, ['Deactivate account', 'Deactivate account'], deactivate),
  'Password updated successfully!': (screen) => changeThePassword(screen),
  'Failed to update password.': (screen) => changeThePassword(screen, changePassword),
}

/** As many as two cores bear; one where a text spoils it for those beside it. */
const PARALLEL = 2

test.each([
  ['the generic ones', generic, PARALLEL],
  ['accounts', accounts, 1],
  ['groups', groups, PARALLEL],
  ['members', members, PARALLEL],
  ['the profile', profile, PARALLEL],
] as const)(
  'every text of the catalogue for %s is said where it comes about',
  async (_part, scenarios, parallel) => {
    const left = Object.entries<Scenario>(scenarios)
    const missing: string[] = []
    const runNext = async () => {
      const screen = await suite.open('somebody', { shape: 'phone', expects: /\b502\b/ })
      for (let next = left.shift(); next; next = left.shift())
        missing.push(...(await missingText(screen, ...next)))
    }
    await Promise.all(Array.from({ length: parallel }, runNext))
    expect(missing).toEqual([])
  },
)

/** Nothing when it was said; else what kept it, so that one silence does not hide the others. */
async function missingText(screen: Screen, text: string, scenario: Scenario): Promise<string[]> {
  try {
    const page = await scenario(screen)
    await page.getByText(text.replace('{detail}', 'Too many sign-ups from this network')).first().waitFor()
    await page.close()
    return []
  } catch (error) {
    return [`'${text}': ${error instanceof Error ? error.message : String(error)}`]
  }
}

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
  if (failing) await cutOff(page, failing)
  await page.goto(path)
  return { page, who: account }
}

async function stranger(screen: Screen, path: string): Promise<Page> {
  const page = await pageFor(screen, null)
  await page.goto(path)
  return page
}

const visitWithout = async (screen: Screen, path: string, failing: Endpoint, who: string | Person = 'Eve') =>
  (await visit(screen, who, path, failing)).page

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

/** Presses while one call finds nobody. */
async function pressWithout(page: Page, buttons: readonly string[], failing: Endpoint | undefined) {
  if (failing) await cutOff(page, failing)
  return press(page, buttons)
}

async function onGroupPage(
  screen: Screen,
  who: 'Ada' | 'Ben' | 'Eve',
  buttons: readonly string[],
  failing?: Endpoint,
) {
  const { ada, ben, groupId } = await aGroup()
  const viewer = { Ada: ada, Ben: ben, Eve: 'Eve' }[who]
  return pressWithout((await visit(screen, viewer, `/sports/groups/${groupId}`)).page, buttons, failing)
}

async function onMembersPage(screen: Screen, buttons: readonly string[], failing?: Endpoint): Promise<Page> {
  const { ada, home } = await aGroup()
  return pressWithout((await visit(screen, ada, `${home}/members`)).page, buttons, failing)
}

async function onEditForm(screen: Screen, gatewayStatus?: number): Promise<Page> {
  const { ada, home } = await aGroup()
  const { page } = await visit(screen, ada, `${home}/edit`)
  if (gatewayStatus) await answeredByGateway(page, updateGroup, gatewayStatus)
  return press(page, ['Save'])
}

const onProfile = async (screen: Screen, buttons: readonly string[], failing?: Endpoint): Promise<Page> =>
  pressWithout((await visit(screen, 'Ada', '/profile')).page, buttons, failing)

async function uploadPhoto(screen: Screen, failing?: Endpoint): Promise<Page> {
  const { page } = await visit(screen, 'Ada', '/profile')
  if (failing) await cutOff(page, failing)
  const file = { name: 'me.png', mimeType: 'image/png', buffer: GREEN_SQUARE }
  await page.getByLabel('Choose a photo').setInputFiles(file)
  return page
}

async function changeThePassword(screen: Screen, failing?: Endpoint): Promise<Page> {
  const { token } = await registeredPerson(suite.server, failing ? 'Ada' : 'Cleo')
  const page = await pageFor(screen, token)
  await page.goto('/profile')
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByLabel('New password', { exact: true }).fill('eleven bibs and a ball')
  await page.getByLabel('Confirm new password').fill('eleven bibs and a ball')
  return pressWithout(page, ['Change password'], failing)
}

async function signIn(page: Page, email = 'ada@example.org'): Promise<Page> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  return press(page, ['Sign in'])
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
