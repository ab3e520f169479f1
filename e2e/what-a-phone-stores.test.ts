import { checkIn, listPlayers } from '@turnout/contract/game-day'
import { joinGroup } from '@turnout/contract/groups'
import { logout } from '@turnout/contract/me'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Person, person } from '../apps/server/src/testing/people.ts'
import { TOKEN_KEY } from '../apps/web/src/platform/session/storage.ts'
import { type BrowserStorage, browserStorage } from './support/browser-storage.ts'
import { chunkOf } from './support/chunks.ts'
import { clubToday } from './support/club.ts'
import { cutOff } from './support/network.ts'
import { story } from './support/story.ts'

const suite = story()

const EMPTY = { local: {}, rows: [], calls: [] }

/** What opens offline: names, teams and scores of one's own games. */
const LAST_SEEN = /^turnout\.seen\./

/** The phone number of everyone in this story. A shorter one could occur in some id or time. */
const PHONE = '7946 0000'

/** The code of the question before presses are lost. */
const QUESTION = 'platform/session/sign-out-question.tsx'

const personalStorage = ({ local, rows, calls }: BrowserStorage) => ({ local, rows, calls })

const leftForLanding = (page: Page) =>
  page.waitForURL(({ pathname }) => pathname === '/' || pathname === '/signin')
const logOut = (page: Page) => page.getByRole('button', { name: 'Log out' }).click()

async function expectNothingStored(page: Page, secret: string): Promise<void> {
  await expect.poll(async () => personalStorage(await browserStorage(page))).toEqual(EMPTY)
  expect(JSON.stringify(await browserStorage(page))).not.toContain(secret)
}

/** The next person at the same browser presses Check in. */
async function checkInAs({ token }: Person, page: Page, gameDay: string): Promise<void> {
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [TOKEN_KEY, token] as const)
  await page.goto(gameDay)
  await page.getByRole('button', { name: 'Check in', exact: true }).click()
}

test('a browser stores no address and no phone number; signing out in one tab signs out in all, and nothing stays stored; a press that waits goes with the person who made it, and never under another name', async () => {
  const club = await clubToday(suite.server, ['Ben', 'Dan'])
  const { ada, gameDay, groupId, atThePitch: at } = club
  const [ben, dan] = club.people as [Person, Person]
  const eve = await person(suite.server, 'Eve')
  await eve.call(joinGroup, { params: { groupId } })
  const home = `/my-sports-groups/${groupId}`
  const { page, context } = await suite.open('Ada', { shape: 'desktop', token: ada.token, at })
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
    for (const secret of [ada.email, ben.email, eve.email, PHONE, PHONE.replace(' ', '')])
      expect(all).not.toContain(secret)
  }

  await logOut(page)
  await leftForLanding(page)
  await leftForLanding(other)
  await expect.poll(() => other.getByText('Ben Okafor').count()).toBe(0)
  await expectNothingStored(page, home)
  await expectNothingStored(other, home)
  expect((await ada.call(logout)).status).toBe(401)
  await other.close()

  await cutOff(page, checkIn)
  await checkInAs(ben, page, gameDay)
  await expect.poll(async () => (await browserStorage(page)).rows.length).toBe(1)
  // if the question does not load, the lost presses are counted
  await page.route(chunkOf(QUESTION), (route) => route.abort('internetdisconnected'))
  await logOut(page)
  await page.getByText('Presses not sent, and lost: 1').waitFor()
  await expectNothingStored(page, gameDay)

  await page.unrouteAll()
  await checkInAs(dan, page, gameDay)
  await page.getByText('1st to arrive').waitFor()
  const { reply: players } = await dan.call(listPlayers, { params: { groupId } })
  const arrived = players.filter(({ arrival_number }) => arrival_number !== null)
  expect(arrived.map(({ name }) => name)).toEqual(['Dan Okafor'])
})
