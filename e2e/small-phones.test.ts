import { changeScore, endMatch, holdUpcomingMatch, switchStage } from '@turnout/contract/live-match'
import { changeSpectatorLink } from '@turnout/contract/spectators'
import { assignTeams } from '@turnout/contract/teams'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Person } from '../apps/server/src/testing/people.ts'
import { boardOn } from './support/board.ts'
import { type Club, checkInBy, clubToday, startFirstMatch, stateOf } from './support/club.ts'
import type { Screen } from './support/screen.ts'
import { story } from './support/story.ts'

const suite = story()
/** Pixels between a name and the line next to it. */
const CLEAR = 12

/** Orange and Blue play, Ben waits in Chalk, and Orange has scored 100. */
async function matchWithManyGoals() {
  const club = await clubToday(suite.server, ['Ben'], {
    max_teams: 3,
    max_players_per_team: 3,
    match_rules: { win: { by: 'time' } },
  })
  const [ben] = club.people as [Person]
  const { id } = (await checkInBy(club, ben)).reply.player
  const gameId = await startFirstMatch(club)
  await club.ada.call(assignTeams, { params: { groupId: club.groupId }, body: { 3: [id] } })
  const { current_match: match } = await stateOf(club.ada, gameId)
  for (let goals = 0; goals < 100; goals += 10) {
    await club.ada.call(changeScore, {
      params: { gameId },
      body: { team_id: match?.team_a_id ?? '', action: 'increment', value: 10 },
    })
  }
  return { club, ben, gameId }
}

test('at 360 and 390 px a waiting player sees the score, the clock and their turn without scrolling, nothing crosses the touchline on any board, and no toast covers a header, upright, on its side or at a desk', async () => {
  const { club, ben, gameId } = await matchWithManyGoals()
  const live = `/my-sports-groups/${club.groupId}/live-match`
  const phones: Screen[] = []
  for (const who of [ben, club.ada]) {
    const phone = await suite.open(who === ben ? 'Ben' : 'Ada', { shape: 'phone', token: who.token })
    phones.push(phone)
    const { page } = phone
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(live)
    await expect.poll(() => boardOn(page)).toEqual(['Orange 100', 'Blue 0'])
    if (who === ben) await expectTurnInView(page)
    await page.getByText('Fair shares').click()
    const table = page.getByRole('table').first()
    await table.waitFor()
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 740 })
      await expect.poll(() => outsideTouchline(page)).toEqual([])
      // the playing times can be read without moving the table sideways
      const hidden = () => table.evaluate((one) => one.scrollWidth - (one.parentElement?.clientWidth ?? 0))
      await expect.poll(hidden).toBe(0)
      // the board of spectators is upright: nothing next to its plates takes their room
      const plates = page.getByRole('img', { name: 'Orange 100' })
      if (who === ben) expect((await plates.boundingBox())?.width).toBeGreaterThan(150)
    }
  }
  const [bens, adas] = phones.map(({ page }) => page) as [Page, Page]
  const { reply } = await club.ada.call(changeSpectatorLink, { params: { gameId }, body: { open: true } })
  await bens.goto(`/board/${reply.token}`)
  await expect.poll(() => boardOn(bens)).toEqual(['Orange 100', 'Blue 0'])
  for (const width of [360, 390])
    for (const height of [640, 740, 844]) {
      await bens.setViewportSize({ width, height })
      await expect.poll(() => outsideTouchline(bens)).toEqual([])
    }

  await club.ada.call(endMatch, { params: { gameId } })
  await club.ada.call(holdUpcomingMatch, { params: { gameId }, body: { hold: true } })
  const desk = (await suite.open('Ada', { shape: 'desktop', token: club.ada.token })).page
  await desk.goto(live)
  await bens.goto(`/watch/${reply.token}`)
  await expectToastsUnderHeader(club, gameId, [
    [adas, { width: 360, height: 740 }],
    [bens, { width: 390, height: 844 }],
    [desk, { width: 1280, height: 800 }],
  ])
  await expectToastsUnderHeader(club, gameId, [[adas, { width: 740, height: 360 }]])
})

type Window = readonly [page: Page, size: { width: number; height: number }]

/** When it appears, it leaves the way back and the switches of the bar free. */
async function expectToastsUnderHeader({ ada }: Club, gameId: string, windows: Window[]): Promise<void> {
  const params = { gameId }
  for (const [page, size] of windows) {
    await page.setViewportSize(size)
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByText('Live', { exact: true }).waitFor()
  }
  const on = await ada.call(switchStage, { params, body: { is_knockout_stage: true } })
  expect(on.status).toBe(200)
  for (const [page, { width }] of windows) {
    const gap = await gapUnderHeader(page, 'Knockout stage: from now on')
    expect(gap, `${page.url()} ${width}`).toBeGreaterThanOrEqual(0)
    expect(gap, `${page.url()} ${width}`).toBeLessThan(24)
  }
  await ada.call(switchStage, { params, body: { is_knockout_stage: false } })
}

/** The distance of the toast with these words from the bars at the top. */
async function gapUnderHeader(page: Page, words: string): Promise<number> {
  const gap = await page.waitForFunction((text) => {
    const region = document.querySelector('[popover=manual]')
    if (!region?.textContent?.includes(text)) return false
    const bars = [...document.querySelectorAll('header')].map((bar) => bar.getBoundingClientRect())
    const bottom = Math.max(...bars.filter(({ top }) => top < 100).map((bar) => bar.bottom))
    return { px: region.getBoundingClientRect().top - bottom }
  }, words)
  const { px } = (await gap.jsonValue()) as { px: number }
  return px
}

/** Both names, the score, the clock and whose turn it is, all of it above the lower edge. */
async function expectTurnInView(page: Page): Promise<void> {
  const turn = page.getByRole('region', { name: "You're on next" })
  await turn.getByText('Chalk plays the winner').waitFor()
  expect(Number(await turn.getByRole('img').getAttribute('aria-label'))).toBeGreaterThan(0)
  const board = page.getByRole('region', { name: 'Scoreboard' })
  const parts = [
    turn,
    board.getByText('Orange', { exact: true }),
    board.getByText('Blue', { exact: true }),
    board.getByRole('img', { name: 'Orange 100' }),
    board.getByRole('img', { name: 'Blue 0' }),
    board.getByRole('timer'),
  ]
  const outOfView = async () => {
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
    return parts.filter((_, index) => {
      const box = boxes[index]
      return !box || box.y < 0 || box.y + box.height > 740
    })
  }
  await expect.poll(async () => (await outOfView()).map(String)).toEqual([])
}

/** Names and plates of the board that reach the line, and plates that reach the clock. */
const outsideTouchline = (page: Page) =>
  page.getByRole('region', { name: 'Scoreboard' }).evaluate((board, clear) => {
    const lines = [...board.querySelectorAll('[aria-hidden] > svg')].filter(
      (svg) => svg.getBoundingClientRect().width > 0,
    )
    const line = lines[0]?.getBoundingClientRect()
    const clock = board.querySelector('[role=timer]')?.getBoundingClientRect()
    if (!line || !clock) return ['no lines or no clock']
    const wrong: string[] = []
    for (const half of board.querySelectorAll('[role=group]')) {
      const name = half.querySelector('span')?.getBoundingClientRect()
      const plates = half.querySelector('[role=img]')?.getBoundingClientRect()
      const label = half.getAttribute('aria-label') ?? ''
      if (!name || !plates) return [`${label} has no name or no plates`]
      if (name.left - line.left < clear || line.right - name.right < clear)
        wrong.push(
          `the name of ${label} is ${name.left - line.left} and ${line.right - name.right} from the line`,
        )
      if (name.top - line.top < clear || line.bottom - name.bottom < clear)
        wrong.push(`the name of ${label} is above or below the line`)
      if (plates.left < line.left || plates.right > line.right) wrong.push(`the score of ${label}`)
      if (plates.top < line.top || plates.bottom > line.bottom)
        wrong.push(`the score of ${label} is above or below the line`)
      const isBeside = plates.bottom > clock.top && plates.top < clock.bottom
      if (isBeside && plates.right > clock.left && plates.left < clock.right)
        wrong.push(`the score of ${label} lies on the clock`)
    }
    return wrong
  }, CLEAR)
