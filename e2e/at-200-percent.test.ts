import { endMatch } from '@turnout/contract/live-match'
import { cancelScheduledGame, listScheduledGames } from '@turnout/contract/scheduled-games'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Person } from '../apps/server/src/testing/people.ts'
import { clubToday, nameCaptains, startFirstMatch } from './support/club.ts'
import { story } from './support/story.ts'

const suite = story()

/** A laptop at 200 %: half of its points in each direction. */
const HALVED = { width: 640, height: 400 }

/** A phone of 400 px at 200 %. */
const HALVED_PHONE = { width: 200, height: 400 }

/** Of the running app: the prerendered page is inert and is replaced by it. */
const boxOf = async (page: Page, selector: string) => {
  const found = page.locator(selector).and(page.locator(':not([inert] *)')).first()
  await found.waitFor()
  const box = await found.boundingBox()
  if (!box) throw new Error(`${selector} is not on the page.`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/**
 * All that can be pressed on this page and is not on the screen, once the app has replaced the prerendered
 * page. The other pages are audited with text at 200 %, which has the same width in letters
 * (accessibility.test.ts).
 */
async function expectInView(page: Page): Promise<void> {
  const message = page.url()
  const targets = page.locator('a, button, label').and(page.locator(':visible:not([inert] *)'))
  await targets.first().waitFor()
  const outside = () =>
    targets.evaluateAll((all) =>
      all
        .filter((one) => one.getBoundingClientRect().right > innerWidth)
        .map((one) => one.textContent || one.getAttribute('aria-label')),
    )
  await expect.poll(outside, { message }).toEqual([])
  const { width } = page.viewportSize() ?? { width: 0 }
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message }).toBe(width)
}

const overlap = (a: { x: number; y: number; right: number; bottom: number }, b: typeof a) =>
  a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom

/** The number of lines that the words of this element take. */
const linesOf = (words: Locator) =>
  words.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element.lastChild ?? element)
    return range.getClientRects().length
  })

/** Text twice as large, as people set it in their browsers. */
const enlarge = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

test('a visitor at 200 % reads all words of the filter and of the front page, sees the field that they fill in, and finds all that can be pressed', async () => {
  const { page } = await suite.open('Dan', { shape: 'desktop' })
  await page.setViewportSize(HALVED)
  await page.goto('/sports/groups')
  await page.getByLabel('Sport', { exact: true }).waitFor()
  // the words, the arrow and the room around them
  expect((await boxOf(page, 'select')).width).toBeGreaterThan(150)

  // the players are next to the words, on a screen that has no room below
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  // the lines of the text: the paragraph around them is wider
  const words = await page.locator('h1 + p').evaluate((paragraph) => {
    const lines = document.createRange()
    lines.selectNodeContents(paragraph)
    return lines.getBoundingClientRect().toJSON()
  })
  const players = await page
    .locator('section svg:visible [data-figure]')
    .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().toJSON()))
  expect(players.length).toBeGreaterThan(5)
  expect(players.filter((player) => overlap(words, player))).toEqual([])
  await page.setViewportSize(HALVED_PHONE)
  await expectInView(page)

  await page.setViewportSize(HALVED)
  await page.goto('/signup/vendor')
  const name = page.getByLabel('Business name')
  await name.focus()
  const bar = await boxOf(page, '[data-action-bar]')
  const field = await boxOf(page, 'input[name="business_name"]')
  expect(field.bottom).toBeLessThan(HALVED.height)
  expect(overlap(bar, field)).toBe(false)
  expect(bar.y).toBeGreaterThan(HALVED.height)
  await page.setViewportSize(HALVED_PHONE)
  await expectInView(page)
  expect(await linesOf(page.getByRole('banner').getByText('Sign in'))).toBe(1)
})

test('a phone shows the account links of the header whole, one line each at 360 px, also with text twice as large', async () => {
  const { page } = await suite.open('Dan', { shape: 'phone' })
  await page.goto('/sports/groups')
  const doors = page.locator('header [data-doors] a')
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await doors.first().waitFor()
    await page.evaluate(() => document.fonts.ready)
    const heights = await doors.evaluateAll((links) => links.map((link) => link.clientHeight))
    expect(heights, `${width}`).toEqual([44, 44])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.goto('/')
  await doors.first().waitFor()
  await enlarge(page)
  const cut = () =>
    doors.evaluateAll((links) =>
      links
        .filter((link) => {
          const { top, right } = link.getBoundingClientRect()
          return top < 0 || right > innerWidth
        })
        .map((link) => link.textContent),
    )
  await expect.poll(cut).toEqual([])
})

test('a member at 200 % reads headings, rows and tiles in whole words and finds all that can be pressed, and no toast covers the header', async () => {
  const club = await clubToday(suite.server, [])
  const params = { groupId: club.groupId }
  const { reply: games } = await club.ada.call(listScheduledGames, { params })
  const later = games.find(({ date }) => date !== games[0]?.date)
  const body = { reason: 'Snow' }
  await club.ada.call(cancelScheduledGame, { params: { ...params, gameId: later?.id ?? '' }, body })
  const gameId = await startFirstMatch(club)
  await expectLargeText(club.ada)

  const { page } = await suite.open('Ada', { shape: 'desktop', token: club.ada.token })
  await expectToastUnderHeader(page)
  await page.setViewportSize(HALVED_PHONE)
  await page.goto('/home')
  const cancelled = page.getByRole('listitem').filter({ hasText: 'Snow' })
  await cancelled.waitFor()
  const words = await cancelled.getByRole('link').boundingBox()
  expect(words?.width).toBeGreaterThan(60)
  await expectInView(page)

  const group = `/my-sports-groups/${club.groupId}`
  await page.goto(group)
  const date = page.getByRole('region', { name: 'Upcoming Games' }).getByRole('listitem').first()
  await expect.poll(async () => (await date.getByText('Today').boundingBox())?.width).toBeGreaterThan(40)
  const tile = page.getByRole('link', { name: /^Tournament/ })
  await tile.waitFor()
  expect((await tile.boundingBox())?.width).toBeGreaterThan(150)
  await expectInView(page)

  await page.goto(`${group}/members`)
  const name = page.getByRole('listitem').getByText(/^Ada Okafor you$/)
  await name.waitFor()
  expect((await name.boundingBox())?.width).toBeGreaterThan(100)

  await page.goto(club.gameDay)
  await expectInView(page)
  await page.goto(`${group}/live-match`)
  await expectInView(page)
  await club.ada.call(endMatch, { params: { gameId } })
  const result = page.getByRole('listitem').filter({ hasText: 'Draw' }).first()
  for (const name of ['Orange', 'Blue'])
    expect(await linesOf(result.locator('> span', { hasText: name })), name).toBe(1)

  // each figure of the score is visible, and the clock is below
  const score = await boxOf(page, '[data-board] [role=img]')
  expect(overlap(score, await boxOf(page, '[role=timer]'))).toBe(false)
  expect(score.x).toBeGreaterThan(0)
})

async function expectLargeText({ token }: Person): Promise<void> {
  const { page } = await suite.open('Ada', { shape: 'phone', token })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/notifications')
  await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor()
  await enlarge(page)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await page.goto('/sports/groups')
  await page.getByLabel('Sport', { exact: true }).waitFor()
  await enlarge(page)
  // the words, the arrow and the room around them, all twice as large
  await expect.poll(async () => (await boxOf(page, 'select')).width).toBeGreaterThan(280)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
}

/** A toast does not cover the search and the account in the header. */
async function expectToastUnderHeader(page: Page): Promise<void> {
  await page.goto('/sports/create?type=football')
  await page.getByRole('button', { name: 'Use where I am' }).click()
  const toast = page.getByText("We don't know where you are. Set the pin by hand instead.")
  await toast.waitFor()
  const header = await boxOf(page, 'header')
  const box = await toast.boundingBox()
  expect(box?.y).toBeGreaterThan(header.bottom)
}

test('at 200 % a phone shows the players who can be picked and those who have arrived in whole words', async () => {
  const club = await clubToday(suite.server, ['Cleo', 'Eve', 'Ben', 'Maximiliane'])
  await nameCaptains(club)
  const { page } = await suite.open('Ada', { shape: 'desktop', token: club.ada.token })
  await page.setViewportSize(HALVED_PHONE)
  await page.goto(club.gameDay)
  const free = page.getByText('Ben Okafor', { exact: true }).first()
  await free.waitFor()
  expect((await free.boundingBox())?.width).toBeGreaterThan(80)

  const arrived = page.getByRole('region', { name: 'Arrivals' }).getByText(/^Maximiliane Okafor/)
  await arrived.waitFor()
  expect((await arrived.boundingBox())?.width).toBeGreaterThan(100)
})
