import { endMatch, holdUpcomingMatch, switchStage } from '@turnout/contract/live-match'
import { changeSpectatorLink } from '@turnout/contract/spectators'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clubToday, startFirstMatch } from './support/club.ts'
import { story } from './support/story.ts'

const suite = story()

/** How far under the bars at the top the toast with these words stands, at the moment when it comes. */
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

test('over a match a toast leaves the way back and the switches of the bar free, upright, on its side and at a desk', async () => {
  const club = await clubToday(suite.server, [], { max_teams: 3 })
  const gameId = await startFirstMatch(club)
  const params = { gameId }
  await club.ada.call(endMatch, { params })
  await club.ada.call(holdUpcomingMatch, { params, body: { hold: true } })
  const { reply } = await club.ada.call(changeSpectatorLink, { params, body: { open: true } })
  const live = `/my-sports-groups/${club.groupId}/live-match`
  const screens = [
    [live, { width: 360, height: 740 }],
    [live, { width: 740, height: 360 }],
    [live, { width: 1280, height: 800 }],
    [`/watch/${reply.token}`, { width: 390, height: 844 }],
  ] as const
  for (const [path, size] of screens) {
    const shape = size.width > 1000 ? 'desktop' : 'phone'
    const { page } = await suite.open('Ada', { shape, token: club.ada.token })
    await page.setViewportSize(size)
    await page.goto(path)
    await page.getByText('Live', { exact: true }).waitFor()
    const setKnockout = (isOn: boolean) =>
      club.ada.call(switchStage, { params, body: { is_knockout_stage: isOn } })
    expect((await setKnockout(true)).status).toBe(200)
    const gap = await gapUnderHeader(page, 'Knockout stage: from now on')
    expect(gap, `${path} ${size.width}`).toBeGreaterThanOrEqual(0)
    expect(gap, `${path} ${size.width}`).toBeLessThan(24)
    await setKnockout(false)
  }
})
