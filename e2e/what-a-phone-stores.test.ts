import { checkIn, listPlayers } from '@turnout/contract/game-day'
import { createGroup, joinGroup } from '@turnout/contract/groups'
import { logout } from '@turnout/contract/me'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { registeredPerson } from '../apps/server/src/features/accounts/testing.ts'
import { CANAL_SIDE, joinAndApprove, member } from '../apps/server/src/testing/game-setup.ts'
import { type Person, person } from '../apps/server/src/testing/people.ts'
import { TOKEN_KEY } from '../apps/web/src/platform/session/storage.ts'
import { trackActivity } from '../screens/network-state.ts'
import { type BrowserStorage, browserStorage } from './support/browser-storage.ts'
import { chunkOf } from './support/chunks.ts'
import { clubToday } from './support/club.ts'
import { cutOff } from './support/network.ts'
import { fillInSignIn } from './support/newcomer.ts'
import { story } from './support/story.ts'

const suite = story()

const EMPTY = { local: {}, rows: [], calls: [] }

/** What opens without a signal: names, teams and scores of one's own games. */
const LAST_SEEN = /^turnout\.seen\./

/** The number of everybody in these stories. Of fewer digits, some id or moment has them too. */
const PHONE = '7946 0000'

/** The code of what is asked before presses are lost. */
const QUESTION = 'platform/session/sign-out-question.tsx'

const personalStorage = ({ local, rows, calls }: BrowserStorage) => ({ local, rows, calls })

const isThere = () => true
const isNotThere = () => false

const leftForLanding = (page: Page) =>
  page.waitForURL(({ pathname }) => pathname === '/' || pathname === '/signin')

async function adasGroup() {
  const ada = await person(suite.server, 'Ada')
  const { reply } = await ada.call(createGroup, { body: CANAL_SIDE })
  const ben = await member(suite.server, ada, reply.id, 'Ben')
  const dan = await person(suite.server, 'Dan')
  await dan.call(joinGroup, { params: { groupId: reply.id } })
  return { ada, ben, dan, home: `/my-sports-groups/${reply.id}` }
}

test('a browser keeps no address and no number of anybody; a person who signs out in one tab is out in all, and nothing is kept', async () => {
  const { ada, ben, dan, home } = await adasGroup()
  const { page, context } = await suite.open('Ada', { shape: 'desktop', token: ada.token })
  await page.goto('/profile')
  await expect.poll(() => page.getByLabel('Phone number').inputValue()).toContain(PHONE)
  await page.goto('/sports/create')
  await page.getByLabel('Description').fill('Five a side, behind the school.')
  const other = await context.newPage()
  await other.goto(`${home}/members`)
  await other.getByText('Pending registrations').waitFor()
  await other.getByText(ben.email).waitFor()
  await expect
    .poll(async () =>
      Object.keys((await browserStorage(page)).local)
        .filter((key) => !LAST_SEEN.test(key))
        .sort(),
    )
    .toEqual(['turnout.draft.group', TOKEN_KEY])
  for (const tab of [page, other]) {
    const all = JSON.stringify(await browserStorage(tab))
    for (const secret of [ada.email, ben.email, dan.email, PHONE, PHONE.replace(' ', '')])
      expect(all).not.toContain(secret)
  }

  await page.getByRole('button', { name: 'Log out' }).click()
  await leftForLanding(page)
  await leftForLanding(other)
  await expect.poll(() => other.getByText('Ben Okafor').count()).toBe(0)
  await expectNothingStored(page, home)
  await expectNothingStored(other, home)
  expect((await ada.call(logout)).status).toBe(401)
})

test('a session that the server has ended takes what was kept with it', async () => {
  const { ada, home } = await adasGroup()
  const { page } = await suite.open('Ada', { shape: 'phone', token: ada.token })
  const whenSettled = trackActivity(page)
  await page.goto(`${home}/members`)
  await page.getByText('Pending registrations').waitFor()
  // or a later part of the page asks first, and the button is gone
  await whenSettled()
  await ada.call(logout)
  await page.getByRole('button', { name: 'Approve Dan Okafor' }).click()
  await leftForLanding(page)
  await expectNothingStored(page, home)
})

test('a press that waits for a signal goes with the person who made it, and never under another name', async () => {
  const club = await clubToday(suite.server, ['Ben'])
  const [ben] = club.people as [Person]
  const dan = await registeredPerson(suite.server, 'Dan')
  await joinAndApprove(suite.server, club.ada, club.groupId, { token: dan.token })
  const options = { shape: 'desktop', token: ben.token, at: club.atThePitch } as const
  const { page } = await suite.open('Ben', options)
  const checkInButton = page.getByRole('button', { name: 'Check in', exact: true })
  const logOut = page.getByRole('button', { name: 'Log out' })
  const question = page.getByRole('alertdialog', { name: 'Log out now?' })
  await page.goto(club.gameDay)
  await cutOff(page, checkIn)
  await checkInButton.click()
  await expect.poll(async () => (await browserStorage(page)).rows.length).toBe(1)
  // pressed twice before the question is here, it is asked once
  const release = await holdQuestion(page)
  await logOut.click()
  await logOut.click()
  release()
  await question.getByText("1 change hasn't been sent yet. If you log out now, it's lost.").waitFor()
  await question.getByRole('button', { name: 'Stay' }).click()
  await question.waitFor({ state: 'hidden' })
  expect((await browserStorage(page)).rows).toHaveLength(1)
  await logOut.click()
  await question.getByRole('button', { name: 'Log out' }).click()
  await leftForLanding(page)
  await expectNothingStored(page, club.gameDay)

  const signInDan = async () => {
    await page.goto('/signin')
    await fillInSignIn(page, dan.email)
    await page.waitForURL('**/home')
    await page.goto(club.gameDay)
    await checkInButton.click()
  }
  await signInDan()
  await expect.poll(async () => (await browserStorage(page)).rows.length).toBe(1)
  // where the question does not come what is lost is counted
  await page.reload()
  await page.route(chunkOf(QUESTION), (route) => route.abort('internetdisconnected'))
  await logOut.click()
  await page.getByText('Presses not sent, and lost: 1').waitFor()
  await expectNothingStored(page, club.gameDay)

  await page.unrouteAll()
  await signInDan()
  await page.getByText('1st to arrive').waitFor()
  const { reply: players } = await club.ada.call(listPlayers, { params: { groupId: club.groupId } })
  const arrived = players.filter(({ arrival_number }) => arrival_number !== null)
  expect(arrived.map(({ name }) => name)).toEqual(['Dan Okafor'])
})

/** What is asked before presses are lost stays on its way until the returned function is called. */
async function holdQuestion(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(chunkOf(QUESTION), async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}

test('a venue code that waited and is refused is told to its owner, wherever they are by then', async () => {
  const club = await clubToday(suite.server, ['Ben'])
  const [ben] = club.people as [Person]
  const { page, context } = await suite.open('Ben', { shape: 'phone', token: ben.token })
  await page.goto('/home')
  await page.getByRole('link', { name: 'Go to Game Day' }).click()
  await page.getByRole('button', { name: 'I have the venue code' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Venue code').fill('000000')
  await context.setOffline(true)
  await sheet.getByRole('button', { name: 'Check in' }).click()
  await expect.poll(async () => (await browserStorage(page)).rows.length).toBe(1)
  await page.keyboard.press('Escape')
  await page.goBack()
  await page.getByRole('link', { name: 'Go to Game Day' }).waitFor()
  await context.setOffline(false)
  await page.getByText(/^That's not the venue code/).waitFor()
  await expect.poll(async () => (await browserStorage(page)).rows).toEqual([])
})

test('whoever signs out without a signal is out all the same', async () => {
  const { ada, home } = await adasGroup()
  // the page to go to does not come, which the browser has its own words for
  const { page, context } = await suite.open('Ada', { shape: 'desktop', token: ada.token, expects: /./ })
  await page.goto(`${home}/members`)
  await page.getByText('Pending registrations').waitFor()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Log out' }).click()
  await context.setOffline(false)
  // the page's own way out may still be failing when the signal is back
  await expect.poll(() => page.goto('/', { waitUntil: 'commit' }).then(isThere, isNotThere)).toBe(true)
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor()
  await expectNothingStored(page, home)
})

async function expectNothingStored(page: Page, secret: string): Promise<void> {
  await expect.poll(async () => personalStorage(await browserStorage(page))).toEqual(EMPTY)
  expect(JSON.stringify(await browserStorage(page))).not.toContain(secret)
}
