import { endMatch, holdUpcomingMatch, switchStage } from '@turnout/contract/live-match'
import { changeSpectatorLink } from '@turnout/contract/spectators'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clubToday, startFirstMatch } from './support/club.ts'
import { story } from './support/story.ts'

const suite = story()

const WORDS = 'Knockout stage: from now on'

/** How far under the bars at the top the toast with these words stands. */
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

test('a toast leaves the bars at the top free: over a match, upright, on its side and at a desk, and under the header of a page', async () => {
  const club = await clubToday(suite.server, [], { max_teams: 3 })
  const gameId = await startFirstMatch(club)
  const params = { gameId }
  await club.ada.call(endMatch, { params })
  await club.ada.call(holdUpcomingMatch, { params, body: { hold: true } })
  const { reply } = await club.ada.call(changeSpectatorLink, { params, body: { open: true } })
  const expectFree = async (page: Page, words: string, where: string) => {
    const gap = await gapUnderHeader(page, words)
    expect(gap, where).toBeGreaterThanOrEqual(0)
    expect(gap, where).toBeLessThan(24)
  }

  const { page } = await suite.open('Ada', { shape: 'desktop', token: club.ada.token })
  await page.goto(`/my-sports-groups/${club.groupId}/live-match`)
  const { page: watched } = await suite.open('a stranger', { shape: 'phone' })
  await watched.goto(`/watch/${reply.token}`)
  for (const each of [page, watched]) await each.getByText('Live', { exact: true }).waitFor()
  await club.ada.call(switchStage, { params, body: { is_knockout_stage: true } })
  await expectFree(watched, WORDS, 'watched')
  // under the focus it stays, however long the rest takes
  await page.getByRole('button', { name: 'Dismiss' }).focus()
  for (const [width, height] of [
    [1280, 800],
    [740, 360],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectFree(page, WORDS, `${width}`)
  }

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/sports/create?type=football')
  await page.getByRole('button', { name: 'Use where I am' }).click()
  await expectFree(page, "We don't know where you are. Set the pin by hand instead.", 'a page')
})
