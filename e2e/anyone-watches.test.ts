import { changeScore } from '@turnout/contract/live-match'
import { changeSpectatorLink } from '@turnout/contract/spectators'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { publishedVendor } from '../apps/server/src/features/vendors/testing.ts'
import type { Person } from '../apps/server/src/testing/people.ts'
import { PREFETCH_CALLS } from '../apps/web/src/shell/prefetch-calls.ts'
import { boardOf, boardOn } from './support/board.ts'
import { type Club, clubToday, eventTonight, startFirstMatch, stateOf } from './support/club.ts'
import { story } from './support/story.ts'

const suite = story()

const expectBoard = (page: Page, board: string[]) => expect.poll(() => boardOn(page)).toEqual(board)

async function goal(ada: Person, gameId: string, side: 'team_a_id' | 'team_b_id'): Promise<void> {
  const { current_match: match } = await stateOf(ada, gameId)
  if (!match) throw new Error('No match is on.')
  await ada.call(changeScore, {
    params: { gameId },
    body: { team_id: match[side], action: 'increment' },
  })
}

/** What the script before the app leaves for it. */
type PrefetchGlobals = { turnoutPrefetched?: Map<string, { response: Promise<Response> } | null> }

const liveMatch = ({ groupId }: Club) => `/my-sports-groups/${groupId}/live-match`

test('an organiser opens the evening; a stranger and a TV see the same score and clock, also after a cut, until it is closed', async () => {
  const club = await clubToday(suite.server, [])
  const gameId = await startFirstMatch(club)
  const { page: organiser } = await suite.open('Ada', { shape: 'phone', token: club.ada.token })
  await organiser.goto(liveMatch(club))
  await organiser.getByRole('button', { name: 'Let people watch' }).click()
  const link = await organiser.getByRole('textbox', { name: 'Link to watch' }).inputValue()
  await organiser.getByRole('img', { name: /^QR code of the link/ }).waitFor()
  const boardLink = await organiser.getByRole('link', { name: 'Big board' }).getAttribute('href')

  const { page: stranger, context: strangers } = await suite.open('Stranger', { shape: 'phone' })
  await stranger.goto(link)
  const { page: tv, context: tvs } = await suite.open('TV', { shape: 'desktop' })
  await tv.goto(boardLink ?? '')
  const screens = [organiser, stranger, tv]
  for (const page of screens) await expectBoard(page, ['Orange 0', 'Blue 0'])
  await fitsOnEveryTelevision(tv)
  await goal(club.ada, gameId, 'team_a_id')
  for (const page of screens) await expectBoard(page, ['Orange 1', 'Blue 0'])
  expect(boardOf(await stateOf(club.ada, gameId))).toEqual(['Orange 1', 'Blue 0'])
  for (const page of screens) await page.getByRole('timer').getByText('left to play').waitFor()
  expect(await stranger.getByRole('button', { name: /goal|match|Start/ }).count()).toBe(0)
  expect(await stranger.getByRole('link', { name: 'Sign in' }).count()).toBe(0)

  // cut off from the server a screen says since when, and comes back by itself
  for (const context of [strangers, tvs]) await context.setOffline(true)
  for (const page of [stranger, tv]) {
    await page.getByText(/Last seen \d\d:\d\d/).waitFor()
    await page.getByText('No signal').waitFor()
  }
  await goal(club.ada, gameId, 'team_b_id')
  for (const context of [strangers, tvs]) await context.setOffline(false)
  for (const page of [stranger, tv]) {
    await expectBoard(page, ['Orange 1', 'Blue 1'])
    await expect.poll(() => page.getByText(/Last seen/).count()).toBe(0)
  }

  await organiser.getByRole('button', { name: 'Close to spectators' }).click()
  await organiser.getByRole('alertdialog').getByRole('button', { name: 'Close', exact: true }).click()
  for (const page of [stranger, tv])
    await page.getByRole('heading', { level: 1, name: 'Not open to watch' }).waitFor()
  await expectBoard(organiser, ['Orange 1', 'Blue 1'])
})

/** HD ready and 4K: the big board fits without scrolling, and its figures grow with it. */
async function fitsOnEveryTelevision(tv: Page): Promise<void> {
  const shown = () =>
    tv.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement
      const plate = document.querySelector('[role=group] [role=img]')
      const figure = plate ? Number.parseFloat(getComputedStyle(plate).fontSize) : 0
      return { scrollWidth, scrollHeight, figure }
    })
  for (const [width, height] of [
    [1280, 720],
    [3840, 2160],
  ] as const) {
    await tv.setViewportSize({ width, height })
    const figure = expect.closeTo((296 * width) / 1280)
    await expect.poll(shown).toEqual({ scrollWidth: width, scrollHeight: height, figure })
  }
  await tv.setViewportSize({ width: 1280, height: 720 })
}

test('what the pages that people open most read first is asked for before the app comes, and taken up', async () => {
  const club = await clubToday(suite.server, [])
  const gameId = await startFirstMatch(club)
  const { reply } = await club.ada.call(changeSpectatorLink, { params: { gameId }, body: { open: true } })
  const names: Record<string, string> = {
    groupId: club.groupId,
    token: reply.token ?? '',
    eventId: (await eventTonight(suite.server)).eventId,
    vendorId: (await publishedVendor(suite.server)).vendor.id,
  }
  const { page } = await suite.open('Ada', { shape: 'phone', token: club.ada.token })
  const requested = new Set<string>()
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    requested.add(pathname + search)
  })
  for (const { path: at, publicCalls: anyone, signedInCalls: own } of PREFETCH_CALLS) {
    const toUrl = (address: string) => address.replace(/\$(\w+)/g, (_, name: string) => names[name] ?? '')
    requested.clear()
    await page.goto(toUrl(at))
    const expectedUrls = [...anyone, ...own].map(toUrl)
    const notTakenUp = () =>
      page.evaluate((all) => {
        const { turnoutPrefetched: prefetched } = globalThis as PrefetchGlobals
        return all.filter((url) => !prefetched || prefetched.get(url))
      }, expectedUrls)
    await expect.poll(notTakenUp).toEqual([])
    expect([...requested], at).toEqual(expect.arrayContaining(expectedUrls))
  }
})
