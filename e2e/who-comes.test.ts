import { changeAttendanceSettings } from '@turnout/contract/attendance-settings'
import { changeMemberAttendance } from '@turnout/contract/members'
import { answerScheduledGame, listScheduledGames } from '@turnout/contract/scheduled-games'
import { getStandingAnswer } from '@turnout/contract/standing-answer'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { memberIdOf } from '../apps/server/src/features/groups/testing.ts'
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
  const { ada, groupId, people } = await clubTomorrow(suite.server, ['Ben', 'Cleo', 'Dan'])
  const params = { groupId }
  await ada.call(changeAttendanceSettings, { params, body: LIMITED })
  const { reply } = await ada.call(listScheduledGames, { params })
  const gameId = reply[0]!.id
  const game = async () => (await ada.call(listScheduledGames, { params })).reply[0]!
  const answer = (who: (typeof people)[number], choice: 'going' | 'not_going') =>
    who.call(answerScheduledGame, { params: { groupId, gameId }, body: { answer: choice } })
  return { ada, groupId, people, game, answer }
}

/** The part with the next game has come: before it the first button of this name is that of a later date. */
const nextGameShown = (page: Page, places: string) => page.getByText(places).first().waitFor()

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

test('a player says in, brings a guest and says out; the organiser sees it without a tap', async () => {
  const { ada, groupId, people, game } = await twoPlaces()
  const ben = await suite.open('Ben', { shape: 'phone', token: people[0]!.token })
  const organiser = await suite.open('Ada', { shape: 'desktop', token: ada.token })
  for (const { page } of [ben, organiser]) {
    await page.goto(`/my-sports-groups/${groupId}`)
    await nextGameShown(page, '2 places left of 2')
  }

  await press(ben.page, "I'm in")
  await ben.page.getByRole('button', { name: "You're in" }).first().waitFor()
  await ben.page.getByText('1 place left of 2').waitFor()
  // under the pointer too the answer is light on ink
  const chosen = ben.page.getByRole('button', { name: "You're in" }).first()
  await chosen.hover()
  const ground = () => chosen.evaluate((button) => getComputedStyle(button).backgroundColor)
  const ink = await ben.page.evaluate(() => getComputedStyle(document.body).color)
  await expect.poll(ground).toBe(ink)
  await press(ben.page, 'Bring a guest')
  await ben.page.getByLabel('Name').fill('Lina Haddad')
  await press(ben.page, 'Add guest')
  await ben.page.getByText('2 of 2 places taken').waitFor()
  await organiser.page.getByText('Guest of Ben Okafor').waitFor()
  await press(ben.page, "I'm out")
  await ben.page.getByText('2 places left of 2').waitFor()
  await expect.poll(game).toMatchObject({ going_count: 0, not_going_count: 1 })
})

test('an answer on one phone shows on another at once, without a poll', async () => {
  const { ada, groupId, people } = await twoPlaces()
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
  await seesSoon('1 place left of 2')
  await seesSoon('Ben Okafor')
  await ada.call(changeAttendanceSettings, { params: { groupId }, body: { ...LIMITED, places: 3 } })
  await seesSoon('2 places left of 3')
})

test('a player who always comes is in, may be out for one date, and can stop; a spare is not offered it', async () => {
  const { ada, groupId, people, game } = await twoPlaces()
  await sweep(suite.server)
  const ben = people[0]!
  const { page } = await suite.open('Ben', { shape: 'phone', token: ben.token })
  const open = async (places: string) => {
    await page.goto(`/my-sports-groups/${groupId}`)
    await nextGameShown(page, places)
  }
  await open('2 places left of 2')
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
  await open('2 places left of 2')
  await page.getByRole('switch', { name: /^I always come on /, checked: true }).waitFor()
  await tick(always)
  await expect.poll(days).toEqual([])
  await page.getByRole('switch', { name: /^I always come on /, checked: false }).waitFor()

  const memberId = await memberIdOf(ada, groupId, ben)
  const body = { is_spare: true }
  await ada.call(changeMemberAttendance, { params: { groupId, memberId }, body })
  await open('2 places left of 2')
  await expect.poll(() => always.count()).toBe(0)
})

test('with all places taken a player waits in line, and has the place as soon as one is given up', async () => {
  const { groupId, people, answer } = await twoPlaces()
  const [ben, cleo, dan] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
  await answer(ben, 'going')
  await answer(cleo, 'going')
  const { page } = await suite.open('Dan', { shape: 'phone', token: dan.token })
  await page.goto(`/my-sports-groups/${groupId}`)
  await nextGameShown(page, '2 of 2 places taken')
  await tick(page.getByRole('switch', { name: /^Not at short notice/ }))
  await press(page, "I'm in")
  await page.getByText("You're 1st on the waiting list").waitFor()
  await page.getByRole('switch', { name: /^Not at short notice/, checked: true }).waitFor()
  const mine = await dan.call(listScheduledGames, { params: { groupId } })
  expect(mine.reply[0]!.my_answer).toMatchObject({ answer: 'waiting', at_short_notice: false })
  await answer(ben, 'not_going')
  await page.getByRole('button', { name: "You're in" }).first().waitFor()
})

test('an organiser answers for a member, who sees it; the list says who answered', async () => {
  const { ada, groupId, people } = await twoPlaces()
  const { page } = await suite.open('Ada', { shape: 'phone', token: ada.token })
  const ben = await suite.open('Ben', { shape: 'phone', token: people[0]!.token })
  for (const one of [page, ben.page]) {
    await one.goto(`/my-sports-groups/${groupId}`)
    await nextGameShown(one, '2 places left of 2')
  }
  const replyForBen = async (tab: RegExp, choice: string) => {
    await page.getByRole('tab', { name: tab }).click()
    await page.getByRole('button', { name: 'Reply for Ben Okafor' }).click()
    await page.getByRole('menuitem', { name: choice, exact: true }).click()
  }
  await replyForBen(/^No reply/, 'In')
  await ben.page.getByRole('button', { name: "You're in" }).first().waitFor()
  await ben.page.getByText('Answered by an organiser').waitFor()
  expect(await ben.page.getByRole('button', { name: /^Reply for/ }).count()).toBe(0)
  await page.getByRole('tab', { name: 'In 1' }).waitFor()
  await replyForBen(/^In 1/, 'Out')
  await ben.page.getByRole('button', { name: "You're out" }).first().waitFor()
})

test('an organiser moves one game to another place; everyone reads where, and later it is back at its own', async () => {
  const { ada, groupId, people, game } = await twoPlaces()
  const { page } = await suite.open('Ada', { shape: 'phone', token: ada.token })
  const ben = await suite.open('Ben', { shape: 'phone', token: people[0]!.token })
  for (const one of [page, ben.page]) {
    await one.goto(`/my-sports-groups/${groupId}`)
    await nextGameShown(one, '2 places left of 2')
  }
  const openSheet = async () => {
    await page
      .getByRole('button', { name: /^Manage / })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Move to another time or place' }).click()
  }
  await openSheet()
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
  await ben.page.getByText('Moved to Mabley Green').first().waitFor()
  expect(await game()).toMatchObject({ state: 'moved', is_elsewhere: true, venue_name: 'Mabley Green' })

  await openSheet()
  await press(page, 'Back to Weaver Street')
  await press(page, 'Move it')
  await expect.poll(async () => (await game()).state).toBe('planned')
})

test('an organiser moves a game and cancels the next one; the list says so and both can be undone', async () => {
  const { ada, groupId, game } = await twoPlaces()
  const { page } = await suite.open('Ada', { shape: 'phone', token: ada.token })
  await page.goto(`/my-sports-groups/${groupId}`)
  const menu = () => page.getByRole('button', { name: /^Manage / })
  await menu().first().click()
  await page.getByRole('menuitem', { name: 'Move to another time or place' }).click()
  await page.getByLabel('Starts').fill('18:00')
  await press(page, 'Move it')
  await page.getByText('Moved', { exact: true }).waitFor()
  expect(await game()).toMatchObject({ state: 'moved', start_time: '18:00' })

  await menu().first().click()
  await page.getByRole('menuitem', { name: 'Cancel this game' }).click()
  await page.getByLabel('Why').fill('Pitch closed for repairs')
  await press(page, 'Cancel game')
  await page.getByText('Pitch closed for repairs').waitFor()
  expect(await game()).toMatchObject({ state: 'cancelled' })
  await menu().first().click()
  await page.getByRole('menuitem', { name: 'Play after all' }).click()
  await page.getByText('The game is on again').waitFor()
  expect(await game()).toMatchObject({ state: 'moved', start_time: '18:00' })
})

test('an organiser makes a member a spare and calls the spares for a game; after that they are not called again', async () => {
  const { ada, groupId } = await twoPlaces()
  const { page } = await suite.open('Ada', { shape: 'phone', token: ada.token })
  await page.goto(`/my-sports-groups/${groupId}/members`)
  const chooseForBen = async (item: string) => {
    await page.getByRole('button', { name: 'More for Ben Okafor' }).click()
    await page.getByRole('menuitem', { name: item, exact: true }).click()
  }
  const ben = page.getByRole('listitem').filter({ hasText: 'Ben Okafor' })
  await chooseForBen('Make spare')
  await ben.getByText('Spare', { exact: true }).waitFor()
  await chooseForBen('Make regular')
  await ben.getByText('Spare', { exact: true }).waitFor({ state: 'detached' })
  await chooseForBen('Make spare')
  await ben.getByText('Spare', { exact: true }).waitFor()

  await page.goto(`/my-sports-groups/${groupId}`)
  // the game of next week: for that of tomorrow the spares may have been asked by the clock
  const openMenu = () =>
    page
      .getByRole('button', { name: /^Manage / })
      .nth(1)
      .click()
  const callSpares = page.getByRole('menuitem', { name: 'Call the spares' })
  await openMenu()
  await callSpares.click()
  await page.getByText('Spares without a reply are asked now').waitFor()
  await openMenu()
  await callSpares.getByText('They have been asked already.').waitFor()
  const { reply } = await ada.call(listScheduledGames, { params: { groupId } })
  expect(reply[1]).toMatchObject({ can_call_spares: false })
})
