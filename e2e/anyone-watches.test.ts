import { changeScore } from '@turnout/contract/live-match'
import { changeSpectatorLink } from '@turnout/contract/spectators'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { CANAL_SIDE } from '../apps/server/src/testing/evening.ts'
import { type Person, person } from '../apps/server/src/testing/people.ts'
import { FIRST_CALLS } from '../apps/web/src/shell/first-calls.ts'
import { boardOf, boardOn } from './support/board.ts'
import { type Club, clubToday, matchRunning, stateOf } from './support/club.ts'
import { story } from './support/story.ts'

const evening = story()
const PATIENTLY = { timeout: 60_000, interval: 50 }

const sees = (page: Page, board: string[]) => expect.poll(() => boardOn(page), PATIENTLY).toEqual(board)

async function goal(ada: Person, gameId: string): Promise<void> {
  const { current_match: match } = await stateOf(ada, gameId)
  if (!match) throw new Error('No match is on.')
  await ada.call(changeScore, {
    params: { gameId },
    body: { team_id: match.team_a_id, action: 'increment' },
  })
}

/** What the script before the app leaves for it. */
type Ahead = { turnoutAsked?: Map<string, { answer: Promise<Response> } | null> }

const liveMatch = ({ groupId }: Club) => `/my-sports-groups/${groupId}/live-match`

test('an organiser opens the evening; a stranger and a TV see the same score and clock until it is closed', async () => {
  const club = await clubToday(evening.server, [])
  const gameId = await matchRunning(club)
  const { page: organiser } = await evening.open('Ada', { shape: 'phone', token: club.ada.token })
  await organiser.goto(liveMatch(club))
  await organiser.getByRole('button', { name: 'Open this evening' }).click()
  const link = await organiser.getByRole('textbox', { name: 'Link to watch' }).inputValue()
  await organiser.getByRole('img', { name: /^QR code of the link/ }).waitFor()
  const boardLink = await organiser.getByRole('link', { name: 'Big board' }).getAttribute('href')

  const { page: stranger } = await evening.open('Stranger', { shape: 'phone' })
  await stranger.goto(link)
  const { page: tv } = await evening.open('TV', { shape: 'desktop' })
  await tv.goto(boardLink ?? '')
  const screens = [organiser, stranger, tv]
  for (const page of screens) await sees(page, ['Orange 0', 'Blue 0'])
  await goal(club.ada, gameId)
  for (const page of screens) await sees(page, ['Orange 1', 'Blue 0'])
  expect(boardOf(await stateOf(club.ada, gameId))).toEqual(['Orange 1', 'Blue 0'])
  for (const page of screens) await page.getByRole('timer').getByText('left to play').waitFor()
  expect(await stranger.getByRole('button', { name: /goal|match|Start/ }).count()).toBe(0)
  expect(await stranger.getByRole('link', { name: 'Sign in' }).count()).toBe(0)

  await organiser.getByRole('button', { name: 'Close to spectators' }).click()
  await organiser.getByRole('alertdialog').getByRole('button', { name: 'Close', exact: true }).click()
  for (const page of [stranger, tv])
    await page.getByRole('heading', { level: 1, name: 'Not open to watch' }).waitFor()
  await sees(organiser, ['Orange 1', 'Blue 0'])
})

test.each([
  ['HD ready', 1280, 720],
  ['full HD', 1920, 1080],
  ['4K', 3840, 2160],
])(
  'on a %s screen the big board fits without scrolling and its figures grow with it',
  async (_, width, height) => {
    const club = await clubToday(evening.server, [])
    await matchRunning(club)
    const { page: organiser } = await evening.open('Ada', { shape: 'desktop', token: club.ada.token })
    await organiser.goto(liveMatch(club))
    await organiser.getByRole('button', { name: 'Open this evening' }).click()
    const board = await organiser.getByRole('link', { name: 'Big board' }).getAttribute('href')
    const { page } = await evening.open('TV', { shape: 'desktop' })
    await page.setViewportSize({ width, height })
    await page.goto(board ?? '')
    await sees(page, ['Orange 0', 'Blue 0'])
    const shown = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement
      const plate = document.querySelector('[role=group] [role=img]')
      return {
        scrollWidth,
        scrollHeight,
        figure: plate ? Number.parseFloat(getComputedStyle(plate).fontSize) : 0,
      }
    })
    expect([shown.scrollWidth, shown.scrollHeight]).toEqual([width, height])
    expect(shown.figure).toBeCloseTo((296 * width) / 1280)
  },
)

test('cut off from the server a screen says since when, and comes back by itself', async () => {
  const club = await clubToday(evening.server, [])
  const gameId = await matchRunning(club)
  const { page: organiser } = await evening.open('Ada', { shape: 'phone', token: club.ada.token })
  await organiser.goto(liveMatch(club))
  await organiser.getByRole('button', { name: 'Open this evening' }).click()
  const link = await organiser.getByRole('textbox', { name: 'Link to watch' }).inputValue()
  const stranger = await evening.open('Stranger', { shape: 'phone' })
  const tv = await evening.open('TV', { shape: 'desktop' })
  await stranger.page.goto(link)
  await tv.page.goto(link.replace('/watch/', '/board/'))
  for (const { page } of [stranger, tv]) await sees(page, ['Orange 0', 'Blue 0'])

  for (const { context } of [stranger, tv]) await context.setOffline(true)
  for (const { page } of [stranger, tv]) {
    await page.getByText(/Last seen \d\d:\d\d/).waitFor()
    await page.getByText('No signal').waitFor()
  }
  await goal(club.ada, gameId)
  for (const { context } of [stranger, tv]) await context.setOffline(false)
  for (const { page } of [stranger, tv]) {
    await sees(page, ['Orange 1', 'Blue 0'])
    await expect.poll(() => page.getByText(/Last seen/).count(), PATIENTLY).toBe(0)
  }
})

test('what the pages that people open most read first is asked for before the app comes, and taken up', async () => {
  const club = await clubToday(evening.server, [])
  const gameId = await matchRunning(club)
  const { reply } = await club.ada.call(changeSpectatorLink, { params: { gameId }, body: { open: true } })
  const { page } = await evening.open('Ada', { shape: 'phone', token: club.ada.token })
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    asked.add(pathname + search)
  })
  for (const { at, anyone, own } of FIRST_CALLS) {
    const here = (address: string) =>
      address.replace('$groupId', club.groupId).replace('$token', reply.token ?? '')
    asked.clear()
    await page.goto(here(at))
    const wanted = [...anyone, ...own].map(here)
    const left = () =>
      page.evaluate((all) => {
        const { turnoutAsked: ahead } = globalThis as Ahead
        return all.filter((url) => !ahead || ahead.get(url))
      }, wanted)
    await expect.poll(left, PATIENTLY).toEqual([])
    expect([...asked], at).toEqual(expect.arrayContaining(wanted))
  }
})

test('what the server says stands on the page before the app has come, and nothing of it for whoever may not see it', async () => {
  const club = await clubToday(evening.server, [])
  const stranger = await person(evening.server, 'Stan')
  const late = async (who: Person) => {
    const { page } = await evening.open(who.name, { shape: 'phone', token: who.token })
    let come = () => {}
    const app = new Promise<void>((resolve) => {
      come = resolve
    })
    await page.route(/\/assets\/(?!head-start-).*\.js$/, (route) => app.then(() => route.fallback()))
    return { page, come }
  }
  const name = CANAL_SIDE.name
  const ofGroup = `/my-sports-groups/${club.groupId}`

  const { page, come } = await late(club.ada)
  await page.goto(`${ofGroup}/game-day`, { waitUntil: 'commit' })
  await page.locator('.waiting').getByText(name, { exact: true }).waitFor()
  await page.goto(ofGroup, { waitUntil: 'commit' })
  await page.locator('.waiting h1').getByText(name, { exact: true }).waitFor()
  // seen, and out of reach
  expect(await page.getByRole('heading', { name }).count()).toBe(0)
  come()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  expect(await page.locator('.waiting').count()).toBe(0)

  const { page: shut } = await late(stranger)
  const refused = shut.waitForResponse(`**/game-day/${club.groupId}`)
  await shut.goto(`${ofGroup}/game-day`, { waitUntil: 'commit' })
  expect((await refused).status()).toBe(403)
  await shut.locator('.waiting').getByText('To the group').waitFor()
  const words = await shut.evaluate(async () => {
    const answers = [...((globalThis as Ahead).turnoutAsked?.values() ?? [])].map((asked) => asked?.answer)
    for (const answer of answers) await (await answer)?.clone().text()
    await new Promise(requestAnimationFrame)
    return document.querySelector('.waiting')?.textContent
  })
  expect(words).not.toContain(name)
})
