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
import type { Part, Said } from '../apps/web/src/platform/testing.ts'
import { GREEN_SQUARE } from './support/pictures.ts'
import { story } from './support/story.ts'
import { answeredByGateway, cutOff } from './support/wire.ts'

const evening = story()

/** How a text comes about: whatever is done until the page has to say it. */
type Way = () => Promise<Page>
type Ways<P extends Part> = { [text in Said<P>]: Way }

const NOWHERE = '01890000-0000-7000-8000-000000000000'

const groups: Ways<'groups'> = {
  'Failed to load sports. Please try again.': () => unloaded('/sports/select', listSports),
  'Group not found': async () => (await visit('Eve', `/sports/groups/${NOWHERE}`)).page,
  'Sport group not found.': async () => (await visit('Eve', `/my-sports-groups/${NOWHERE}/edit`)).page,
  'Failed to load sport group data.': async () => {
    const { ada, home } = await aGroup()
    return unloaded(`${home}/edit`, getGroup, ada)
  },
  'Sport group updated successfully!': () => onTheForm(),
  'Failed to load sport groups.': () => unloaded('/sports/groups', listGroups),
  'Failed to load your sport groups.': () => unloaded('/my-sports-groups', listMyGroups),
  'Join request submitted successfully!': () => onTheGroup('Eve', ['Join']),
  'Failed to join group': () => onTheGroup('Eve', ['Join'], joinGroup),
  'Left group successfully!': () => onTheGroup('Ben', ['Leave Group', 'Leave Group']),
  'Failed to leave group': () => onTheGroup('Ben', ['Leave Group', 'Leave Group'], leaveGroup),
  'Group deleted successfully!': () => onTheGroup('Ada', ['Delete Group', 'Delete Group']),
  'Failed to delete group': () => onTheGroup('Ada', ['Delete Group', 'Delete Group'], deleteGroup),
}

const members: Ways<'members'> = {
  'Failed to load members': async () => {
    const { ada, home } = await aGroup()
    return unloaded(`${home}/members`, listMembers, ada)
  },
  'Member removed successfully': () =>
    onTheMembers(['More for Ben Okafor', 'Remove Member', 'Remove Member']),
  'Failed to remove member': () =>
    onTheMembers(['More for Ben Okafor', 'Remove Member', 'Remove Member'], removeMember),
  'Member approved': () => onTheMembers(['Approve Dan Okafor']),
  'Failed to approve member': () => onTheMembers(['Approve Dan Okafor'], approveMember),
  'Member rejected': () => onTheMembers(['Reject Dan Okafor']),
  'Failed to reject member': () => onTheMembers(['Reject Dan Okafor'], removeMember),
  'Member promoted to admin': () => onTheMembers(['More for Ben Okafor', 'Make admin']),
  'Failed to promote member to admin': () => onTheMembers(['More for Ben Okafor', 'Make admin'], makeAdmin),
}

const generic: Ways<'generic'> = {
  'An unexpected error occurred': () => onTheForm(400),
  'Authentication required. Please log in again.': async () => {
    const { page, who } = await visit('Eve', `/sports/groups/${(await aGroup()).groupId}`)
    await page.getByRole('button', { name: 'Join', exact: true }).waitFor()
    await who.call(logout)
    await press(page, ['Join'])
    return page
  },
  'Permission denied.': async () => {
    const { ada, params, ben, benIs } = await aGroup()
    await ada.call(makeAdmin, { params: { ...params, memberId: benIs } })
    const { page } = await visit(ben, `/my-sports-groups/${params.groupId}/members`)
    await page.getByRole('button', { name: 'Approve Dan Okafor' }).waitFor()
    await ada.call(stepAdminDown, { params: { ...params, memberId: benIs } })
    await press(page, ['Approve Dan Okafor'])
    return page
  },
  'Resource not found.': () => onTheForm(404),
  'Server error occurred. Please try again later.': () => onTheForm(502),
}

const accounts: Ways<'accounts'> = {
  'Sign in failed. Please try again.': async () => {
    const page = await stranger('/signin')
    await cutOff(page, login)
    return signIn(page)
  },
  'Signed in successfully!': async () => {
    const page = await stranger('/signin')
    return signIn(page, (await settled(evening.server, 'Ada')).email)
  },
  'Registration failed. Please try again.': async () => {
    const page = await stranger('/signup/user')
    await cutOff(page, register)
    return fillInAndSignUp(page)
  },
  'Vendor registration successful! You can now log in.': async () => {
    const page = await stranger('/signup/vendor')
    await page.getByLabel('Business name').fill('Weaver Street Bakery')
    await page.getByLabel('Business type').selectOption({ label: 'Caterer' })
    await page.getByLabel('Description').fill('Pies and tea beside the pitch.')
    await page.getByLabel('Business phone').fill('+44 20 7946 0111')
    await page.getByLabel('Business e-mail').fill('pies@example.org')
    return fillInAndSignUp(page, [])
  },
  'The activation link is invalid or expired.': () => stranger('/activate?token=none-of-ours'),
  // the last of them: nobody else signs up from here within the hour
  'Registration failed: {detail}': async () => {
    const page = await stranger('/signup/user')
    for (let each = 0; each < 10; each += 1) await signUp(evening.server, form(`Eve${each}`))
    return fillInAndSignUp(page)
  },
}

const profile: Ways<'profile'> = {
  'Profile updated successfully!': () => onTheProfile(['Save']),
  'Failed to update profile.': () => onTheProfile(['Save'], updateMe),
  'Profile image uploaded!': () => withAPhoto(),
  'Failed to upload image.': () => withAPhoto(uploadProfileImage),
  'Account deactivated.': () => onTheProfile(['Deactivate account', 'Deactivate account']),
  'Failed to deactivate account.': () =>
    onTheProfile(['Deactivate account', 'Deactivate account'], deactivate),
  'Password updated successfully!': () => withAPassword(),
  'Failed to update password.': () => withAPassword(changePassword),
}

/** Every one by itself where one would spoil it for the next; else as many as two cores bear. */
const ALONE = 1
const TOGETHER = 4

test.each([
  ['the generic ones', generic, TOGETHER],
  ['accounts', accounts, ALONE],
  ['groups', groups, TOGETHER],
  ['members', members, TOGETHER],
  ['the profile', profile, TOGETHER],
] as const)(
  'every text of the catalogue for %s is said where it comes about',
  async (_part, ways, atOnce) => {
    const all = Object.entries<Way>(ways)
    const silent: string[] = []
    for (let from = 0; from < all.length; from += atOnce) {
      const heard = await Promise.all(all.slice(from, from + atOnce).map(([text, way]) => isSaid(text, way)))
      silent.push(...heard.filter((missing) => missing !== null))
    }
    expect(silent).toEqual([])
  },
)

/** Null when it was; else what kept it, so that one silence does not hide the others. */
async function isSaid(text: string, way: Way): Promise<string | null> {
  try {
    const page = await way()
    await page.getByText(text.replace('{detail}', 'That was too often')).first().waitFor()
    await page.close()
    return null
  } catch (error) {
    return `'${text}': ${error instanceof Error ? error.message : String(error)}`
  }
}

async function visit(who: string | Person, path: string, lost?: Endpoint, expects?: RegExp) {
  const somebody = typeof who === 'string' ? await person(evening.server, who) : who
  const { page } = await evening.open(somebody.name, {
    shape: 'phone',
    token: somebody.token,
    ...(expects && { expects }),
  })
  if (lost) await cutOff(page, lost)
  await page.goto(path)
  return { page, who: somebody }
}

const stranger = async (path: string): Promise<Page> => {
  const { page } = await evening.open('a stranger', { shape: 'phone' })
  await page.goto(path)
  return page
}

const unloaded = async (path: string, lost: Endpoint, who: string | Person = 'Eve') =>
  (await visit(who, path, lost)).page

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

/** One after the other, in whatever has opened by then: a row, its menu, the dialog that asks again. */
async function press(page: Page, names: readonly string[]): Promise<Page> {
  for (const name of names) {
    const button = page
      .getByRole('button', { name, exact: true })
      .or(page.getByRole('menuitem', { name, exact: true }))
    await button.last().click()
  }
  return page
}

async function onTheGroup(who: 'Ada' | 'Ben' | 'Eve', presses: readonly string[], lost?: Endpoint) {
  const { ada, ben, groupId } = await aGroup()
  const viewer = { Ada: ada, Ben: ben, Eve: 'Eve' }[who]
  return press((await visit(viewer, `/sports/groups/${groupId}`, lost)).page, presses)
}

async function onTheMembers(presses: readonly string[], lost?: Endpoint): Promise<Page> {
  const { ada, home } = await aGroup()
  return press((await visit(ada, `${home}/members`, lost)).page, presses)
}

async function onTheForm(gatewaySays?: number): Promise<Page> {
  const { ada, home } = await aGroup()
  const { page } = await visit(ada, `${home}/edit`, undefined, /\b502\b/)
  if (gatewaySays) await answeredByGateway(page, updateGroup, gatewaySays)
  return press(page, ['Save'])
}

async function onTheProfile(presses: readonly string[], lost?: Endpoint): Promise<Page> {
  return press((await visit('Ada', '/profile', lost)).page, presses)
}

async function withAPhoto(lost?: Endpoint): Promise<Page> {
  const { page } = await visit('Ada', '/profile', lost)
  const file = { name: 'me.png', mimeType: 'image/png', buffer: GREEN_SQUARE }
  await page.getByLabel('Choose a photo').setInputFiles(file)
  return page
}

async function withAPassword(lost?: Endpoint): Promise<Page> {
  const { token } = await settled(evening.server, lost ? 'Ada' : 'Cleo')
  const { page } = await evening.open('Ada', { shape: 'phone', token })
  if (lost) await cutOff(page, lost)
  await page.goto('/profile')
  await page.getByLabel('Present password').fill(PASSWORD)
  await page.getByLabel('New password', { exact: true }).fill('eleven bibs and a ball')
  await page.getByLabel('Confirm new password').fill('eleven bibs and a ball')
  return press(page, ['Change password'])
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
