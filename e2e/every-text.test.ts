import { login, logout, register } from '@turnout/contract/accounts'
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
import { approveMember, listMembers, makeAdmin, removeMember, stepAdminDown } from '@turnout/contract/members'
import { changePassword } from '@turnout/contract/passwords'
import { deactivate, updateMe, uploadProfileImage } from '@turnout/contract/profile'
import { listSports } from '@turnout/contract/sports'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { form, PASSWORD, settled, signUp } from '../apps/server/src/features/accounts/testing.ts'
import { CANAL_SIDE, member } from '../apps/server/src/testing/evening.ts'
import { type Person, person } from '../apps/server/src/testing/people.ts'
import { KEPT_TOKEN } from '../apps/web/src/platform/storage.ts'
import type { Part, Said } from '../apps/web/src/platform/testing.ts'
import { GREEN_SQUARE } from './support/pictures.ts'
import type { Screen } from './support/screen.ts'
import { story } from './support/story.ts'
import { answeredByGateway, cutOff } from './support/wire.ts'

const evening = story()

/** How a text comes about: whatever is done until the page has to say it. */
type Way = (on: Screen) => Promise<Page>
type Ways<P extends Part> = { [text in Said<P>]: Way }

const NOWHERE = '01890000-0000-7000-8000-000000000000'

const groups: Ways<'groups'> = {
  'Failed to load sports. Please try again.': (on) => unloaded(on, '/sports/select', listSports),
  'Group not found': async (on) => (await visit(on, 'Eve', `/sports/groups/${NOWHERE}`)).page,
  'Sport group not found.': async (on) => (await visit(on, 'Eve', `/my-sports-groups/${NOWHERE}/edit`)).page,
  'Failed to load sport group data.': async (on) => {
    const { ada, home } = await aGroup()
    return unloaded(on, `${home}/edit`, getGroup, ada)
  },
  'Sport group updated successfully!': (on) => onTheForm(on),
  'Failed to load sport groups.': (on) => unloaded(on, '/sports/groups', listGroups),
  'Failed to load your sport groups.': (on) => unloaded(on, '/my-sports-groups', listMyGroups),
  'Join request submitted successfully!': (on) => onTheGroup(on, 'Eve', ['Join']),
  'Failed to join group': (on) => onTheGroup(on, 'Eve', ['Join'], joinGroup),
  'Left group successfully!': (on) => onTheGroup(on, 'Ben', ['Leave Group', 'Leave Group']),
  'Failed to leave group': (on) => onTheGroup(on, 'Ben', ['Leave Group', 'Leave Group'], leaveGroup),
  'Group deleted successfully!': (on) => onTheGroup(on, 'Ada', ['Delete Group', 'Delete Group']),
  'Failed to delete group': (on) => onTheGroup(on, 'Ada', ['Delete Group', 'Delete Group'], deleteGroup),
}

const members: Ways<'members'> = {
  'Failed to load members': async (on) => {
    const { ada, home } = await aGroup()
    return unloaded(on, `${home}/members`, listMembers, ada)
  },
  'Member removed successfully': (on) =>
    onTheMembers(on, ['More for Ben Okafor', 'Remove Member', 'Remove Member']),
  'Failed to remove member': (on) =>
    onTheMembers(on, ['More for Ben Okafor', 'Remove Member', 'Remove Member'], removeMember),
  'Member approved': (on) => onTheMembers(on, ['Approve Dan Okafor']),
  'Failed to approve member': (on) => onTheMembers(on, ['Approve Dan Okafor'], approveMember),
  'Member rejected': (on) => onTheMembers(on, ['Reject Dan Okafor']),
  'Failed to reject member': (on) => onTheMembers(on, ['Reject Dan Okafor'], removeMember),
  'Member promoted to admin': (on) => onTheMembers(on, ['More for Ben Okafor', 'Make admin']),
  'Failed to promote member to admin': (on) =>
    onTheMembers(on, ['More for Ben Okafor', 'Make admin'], makeAdmin),
}

const generic: Ways<'generic'> = {
  'An unexpected error occurred': (on) => onTheForm(on, 400),
  'Authentication required. Please log in again.': async (on) => {
    const { page, who } = await visit(on, 'Eve', `/sports/groups/${(await aGroup()).groupId}`)
    await page.getByRole('button', { name: 'Join', exact: true }).waitFor()
    await who.call(logout)
    await press(page, ['Join'])
    return page
  },
  'Permission denied.': async (on) => {
    const { ada, params, ben, benIs } = await aGroup()
    await ada.call(makeAdmin, { params: { ...params, memberId: benIs } })
    const { page } = await visit(on, ben, `/my-sports-groups/${params.groupId}/members`)
    await page.getByRole('button', { name: 'Approve Dan Okafor' }).waitFor()
    await ada.call(stepAdminDown, { params: { ...params, memberId: benIs } })
    await press(page, ['Approve Dan Okafor'])
    return page
  },
  'Resource not found.': (on) => onTheForm(on, 404),
  'Server error occurred. Please try again later.': (on) => onTheForm(on, 502),
}

const accounts: Ways<'accounts'> = {
  'Sign in failed. Please try again.': async (on) => {
    const page = await stranger(on, '/signin')
    await cutOff(page, login)
    return signIn(page)
  },
  'Signed in successfully!': async (on) => {
    const page = await stranger(on, '/signin')
    return signIn(page, (await settled(evening.server, 'Ada')).email)
  },
  'Registration failed. Please try again.': async (on) => {
    const page = await stranger(on, '/signup/user')
    await cutOff(page, register)
    return fillInAndSignUp(page)
  },
  'Vendor registration successful! You can now log in.': async (on) => {
    const page = await stranger(on, '/signup/vendor')
    await page.getByLabel('Business name').fill('Weaver Street Bakery')
    await page.getByLabel('Business type').selectOption({ label: 'Caterer' })
    await page.getByLabel('Description').fill('Pies and tea beside the pitch.')
    await page.getByLabel('Business phone').fill('+44 20 7946 0111')
    await page.getByLabel('Business e-mail').fill('pies@example.org')
    return fillInAndSignUp(page, [])
  },
  'The activation link is invalid or expired.': (on) => stranger(on, '/activate?token=none-of-ours'),
  // the last of them: nobody else signs up from here within the hour
  'Registration failed: {detail}': async (on) => {
    const page = await stranger(on, '/signup/user')
    for (let each = 0; each < 10; each += 1) await signUp(evening.server, form(`Eve${each}`))
    return fillInAndSignUp(page)
  },
}

const profile: Ways<'profile'> = {
  'Profile updated successfully!': (on) => onTheProfile(on, ['Save']),
  'Failed to update profile.': (on) => onTheProfile(on, ['Save'], updateMe),
  'Profile image uploaded!': (on) => withAPhoto(on),
  'Failed to upload image.': (on) => withAPhoto(on, uploadProfileImage),
  'Account deactivated.': (on) => onTheProfile(on, ['Deactivate account', 'Deactivate account']),
  'Failed to deactivate account.': (on) =>
    onTheProfile(on, ['Deactivate account', 'Deactivate account'], deactivate),
  'Password updated successfully!': (on) => withAPassword(on),
  'Failed to update password.': (on) => withAPassword(on, changePassword),
}

/** As many as two cores bear; one where a text spoils it for those beside it. */
const LANES = 2

test.each([
  ['the generic ones', generic, LANES],
  ['accounts', accounts, 1],
  ['groups', groups, LANES],
  ['members', members, LANES],
  ['the profile', profile, LANES],
] as const)('every text of the catalogue for %s is said where it comes about', async (_part, ways, lanes) => {
  const left = Object.entries<Way>(ways)
  const silent: string[] = []
  const walk = async () => {
    const on = await evening.open('somebody', { shape: 'phone', expects: /\b502\b/ })
    for (let next = left.shift(); next; next = left.shift()) silent.push(...(await unsaid(on, ...next)))
  }
  await Promise.all(Array.from({ length: lanes }, walk))
  expect(silent).toEqual([])
})

/** Nothing when it was said; else what kept it, so that one silence does not hide the others. */
async function unsaid(on: Screen, text: string, way: Way): Promise<string[]> {
  try {
    const page = await way(on)
    await page.getByText(text.replace('{detail}', 'That was too often')).first().waitFor()
    await page.close()
    return []
  } catch (error) {
    return [`'${text}': ${error instanceof Error ? error.message : String(error)}`]
  }
}

/** A page of its own, for whoever has this token. */
async function pageFor(on: Screen, token: string | null): Promise<Page> {
  const page = await on.context.newPage()
  const kept = { name: KEPT_TOKEN, token }
  await page.addInitScript(({ name, token }) => {
    localStorage.clear()
    if (token) localStorage.setItem(name, token)
  }, kept)
  return page
}

async function visit(on: Screen, who: string | Person, path: string, unreached?: Endpoint) {
  const somebody = typeof who === 'string' ? await person(evening.server, who) : who
  const page = await pageFor(on, somebody.token)
  if (unreached) await cutOff(page, unreached)
  await page.goto(path)
  return { page, who: somebody }
}

async function stranger(on: Screen, path: string): Promise<Page> {
  const page = await pageFor(on, null)
  await page.goto(path)
  return page
}

const unloaded = async (on: Screen, path: string, lost: Endpoint, who: string | Person = 'Eve') =>
  (await visit(on, who, path, lost)).page

/** Ada's, where Ben plays and Dan asks. */
async function aGroup() {
  const ada = await person(evening.server, 'Ada')
  const { reply } = await ada.call(createGroup, { body: CANAL_SIDE })
  const params = { groupId: reply.id }
  const ben = await member(evening.server, ada, reply.id, 'Ben')
  await (await person(evening.server, 'Dan')).call(joinGroup, { params })
  const { reply: people } = await ada.call(listMembers, { params, query: {} })
  const benIs = people.find(({ user }) => user.id === ben.id)?.id ?? ''
  return { ada, ben, benIs, params, groupId: reply.id, home: `/my-sports-groups/${reply.id}` }
}

/** One after the other: a row, its menu, and what is said a second time in the dialog that asks again. */
async function press(page: Page, names: readonly string[]): Promise<Page> {
  for (const [nth, name] of names.entries()) {
    const asksAgain = names.slice(0, nth).includes(name)
    const where = asksAgain ? page.getByRole('dialog').or(page.getByRole('alertdialog')) : page
    const button = where
      .getByRole('button', { name, exact: true })
      .or(where.getByRole('menuitem', { name, exact: true }))
    await button.last().click()
  }
  return page
}

/** Presses while one call finds nobody. */
async function pressWithout(page: Page, presses: readonly string[], lost: Endpoint | undefined) {
  if (lost) await cutOff(page, lost)
  return press(page, presses)
}

async function onTheGroup(
  on: Screen,
  who: 'Ada' | 'Ben' | 'Eve',
  presses: readonly string[],
  lost?: Endpoint,
) {
  const { ada, ben, groupId } = await aGroup()
  const viewer = { Ada: ada, Ben: ben, Eve: 'Eve' }[who]
  return pressWithout((await visit(on, viewer, `/sports/groups/${groupId}`)).page, presses, lost)
}

async function onTheMembers(on: Screen, presses: readonly string[], lost?: Endpoint): Promise<Page> {
  const { ada, home } = await aGroup()
  return pressWithout((await visit(on, ada, `${home}/members`)).page, presses, lost)
}

async function onTheForm(on: Screen, gatewaySays?: number): Promise<Page> {
  const { ada, home } = await aGroup()
  const { page } = await visit(on, ada, `${home}/edit`)
  if (gatewaySays) await answeredByGateway(page, updateGroup, gatewaySays)
  return press(page, ['Save'])
}

const onTheProfile = async (on: Screen, presses: readonly string[], lost?: Endpoint): Promise<Page> =>
  pressWithout((await visit(on, 'Ada', '/profile')).page, presses, lost)

async function withAPhoto(on: Screen, lost?: Endpoint): Promise<Page> {
  const { page } = await visit(on, 'Ada', '/profile')
  if (lost) await cutOff(page, lost)
  const file = { name: 'me.png', mimeType: 'image/png', buffer: GREEN_SQUARE }
  await page.getByLabel('Choose a photo').setInputFiles(file)
  return page
}

async function withAPassword(on: Screen, lost?: Endpoint): Promise<Page> {
  const { token } = await settled(evening.server, lost ? 'Ada' : 'Cleo')
  const page = await pageFor(on, token)
  await page.goto('/profile')
  await page.getByLabel('Present password').fill(PASSWORD)
  await page.getByLabel('New password', { exact: true }).fill('eleven bibs and a ball')
  await page.getByLabel('Confirm new password').fill('eleven bibs and a ball')
  return pressWithout(page, ['Change password'], lost)
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
  await page.getByLabel('Date of birth').fill('1990-05-17')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  return press(page, ['Sign up'])
}
