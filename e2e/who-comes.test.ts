import { changeAttendanceSettings } from '@turnout/contract/attendance-settings'
import { listScheduledGames } from '@turnout/contract/scheduled-games'
import { getStandingAnswer } from '@turnout/contract/standing-answer'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sweep } from '../apps/server/src/features/scheduled-games/testing.ts'
import { clubTomorrow } from './support/club.ts'
import { story } from './support/story.ts'
import { tick } from './support/tick.ts'

const suite = story()

const LIMITED = {
  mode: 'limited',
  places: 2,
  minimum: null,
  guests_allowed: true,
  fair_places: false,
} as const

/** A group that plays tomorrow and has two places. */
async function twoPlaces() {
  const { ada, groupId, people } = await clubTomorrow(suite.server, ['Ben', 'Cleo'])
  const params = { groupId }
  await ada.call(changeAttendanceSettings, { params, body: LIMITED })
  const game = async () => (await ada.call(listScheduledGames, { params })).reply[0]!
  return { ada, groupId, people, game }
}

/** The part with the next game has come: before it the first button of this name is that of a later date. */
const nextGameShown = (page: Page, places: string) => page.getByText(places).first().waitFor()

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

test('a player says in, brings a guest and says out: another phone shows it at once, without a poll', async () => {
  const { ada, groupId, people, game } = await twoPlaces()
  const [ben, cleo] = people.map(({ token }) => ({ shape: 'phone', token }) as const)
  const { page: cleos } = await suite.open('Cleo', cleo!)
  const groupPage = `/my-sports-groups/${groupId}`
  await cleos.goto(groupPage)
  await nextGameShown(cleos, '2 places left of 2')
  // her phone's clock hardly moves from here, so that no poll is ever due: only the stream brings what is new
  await cleos.clock.install()
  await cleos.clock.pauseAt(Date.now() + 5_000)
  const seesSoon = async (text: string) =>
    expect
      .poll(async () => {
        await cleos.clock.runFor(20)
        return cleos.getByText(text).first().isVisible()
      })
      .toBe(true)
  const { page: bens } = await suite.open('Ben', ben!)
  await bens.goto(groupPage)
  await nextGameShown(bens, '2 places left of 2')
  await press(bens, "I'm in")
  // under the pointer too the answer is light on ink
  const chosen = bens.getByRole('button', { name: "You're in" }).first()
  await chosen.hover()
  const ground = () => chosen.evaluate((button) => getComputedStyle(button).backgroundColor)
  const ink = await bens.evaluate(() => getComputedStyle(document.body).color)
  await expect.poll(ground).toBe(ink)
  await seesSoon('1 place left of 2')
  await seesSoon('Ben Okafor')
  await press(bens, 'Bring a guest')
  await bens.getByLabel('Name').fill('Lina Haddad')
  await press(bens, 'Add guest')
  await bens.getByText('2 of 2 places taken').waitFor()
  await seesSoon('Guest of Ben Okafor')
  await press(bens, "I'm out")
  await seesSoon('2 places left of 2')
  await expect.poll(game).toMatchObject({ going_count: 0, not_going_count: 1 })
  await ada.call(changeAttendanceSettings, { params: { groupId }, body: { ...LIMITED, places: 3 } })
  await seesSoon('3 places left of 3')
})

test('a player who always comes is in, may be out for one date, and can stop', async () => {
  const { groupId, people, game } = await twoPlaces()
  await sweep(suite.server)
  const ben = people[0]!
  const { page } = await suite.open('Ben', { shape: 'phone', token: ben.token })
  await page.goto(`/my-sports-groups/${groupId}`)
  await nextGameShown(page, '2 places left of 2')
  const always = page.getByRole('switch', { name: /^I always come on / })
  await tick(always)
  await page
    .getByRole('button', { name: /^In · every / })
    .first()
    .waitFor()
  await page.getByText('1 place left of 2').waitFor()
  const params = { groupId }
  const days = async () => (await ben.call(getStandingAnswer, { params })).reply.weekdays
  expect(await days()).toHaveLength(1)

  await press(page, "I'm out")
  await page.getByRole('button', { name: "You're out" }).first().waitFor()
  await expect.poll(async () => (await game()).not_going_count).toBe(1)
  await nextGameShown(page, '2 places left of 2')
  await page.getByRole('switch', { name: /^I always come on /, checked: true }).waitFor()
  await tick(always)
  await expect.poll(days).toEqual([])
  await page.getByRole('switch', { name: /^I always come on /, checked: false }).waitFor()
})

test('an organiser moves a game to another place and hour and back, and cancels it; all of it can be undone', async () => {
  const { ada, groupId, game } = await twoPlaces()
  const { page } = await suite.open('Ada', { shape: 'phone', token: ada.token })
  await page.goto(`/my-sports-groups/${groupId}`)
  const choose = async (item: string) => {
    await page
      .getByRole('button', { name: /^Manage / })
      .first()
      .click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await choose('Move to another time or place')
  await page.getByLabel('Starts').fill('18:00')
  await press(page, 'Another place')
  await page.getByLabel('Venue name').fill('Mabley Green')
  await press(page, 'Move it')
  await page.getByText('Choose the place: a name, an address and a pin.').waitFor()
  await page.getByLabel('Venue address').fill('Lee Conservancy Road, London')
  await press(page, 'Type coordinates')
  const dialog = page.getByRole('dialog').last()
  await dialog.getByLabel('Latitude').fill('51.5512, -0.0321')
  await dialog.getByRole('button', { name: 'Set the pin' }).click()
  await press(page, 'Move it')
  await page.getByText('Moved to Mabley Green').first().waitFor()
  expect(await game()).toMatchObject({ state: 'moved', start_time: '18:00', venue_name: 'Mabley Green' })

  await choose('Move to another time or place')
  await press(page, 'Back to Weaver Street')
  await press(page, 'Move it')
  await page.getByText('Moved', { exact: true }).waitFor()
  expect(await game()).toMatchObject({ state: 'moved', start_time: '18:00', is_elsewhere: false })

  await choose('Cancel this game')
  await page.getByLabel('Why').fill('Pitch closed for repairs')
  await press(page, 'Cancel game')
  await page.getByText('Pitch closed for repairs').waitFor()
  expect(await game()).toMatchObject({ state: 'cancelled' })
  await choose('Play after all')
  await page.getByText('The game is on again').waitFor()
  expect(await game()).toMatchObject({ state: 'moved', start_time: '18:00' })
})
