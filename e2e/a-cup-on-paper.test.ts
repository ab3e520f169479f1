import { changeSpectatorLink } from '@turnout/contract/spectators'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clubToday } from './support/club.ts'
import { KNOCKOUT, planCupOf, playBallWith, playNext, teamsOfTwo } from './support/cup.ts'
import { story } from './support/story.ts'

const suite = story()
const LENGTH = { duration_s: 300 }
/** A single round robin is half of the double one. */
const FORMATS = {
  'a double round robin': { ...LENGTH, format: 'round_robin', legs: 2 },
  'groups, then knockout': { ...LENGTH, format: 'groups', third_place: true },
  'a knockout': { ...KNOCKOUT, third_place: true },
} as const

/** How many sheets of A4 a page is on paper. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' })
  return pdf.toString('latin1').match(/\/Type ?\/Page\b/g)?.length ?? 0
}

test('[O-28] a cup of eight teams in any format is one sheet of paper, for members and for who watches', async () => {
  const club = await clubToday(suite.server, [], {
    ...teamsOfTwo(8),
    name: 'Wolkenstein-Featherstonehaugh Kickabout',
  })
  const gameId = await playBallWith(club, 8)
  const { reply: link } = await club.ada.call(changeSpectatorLink, {
    params: { gameId },
    body: { open: true },
  })
  const { page: member } = await suite.open('Ada', { shape: 'phone', token: club.ada.token })
  const { page: stranger } = await suite.open('Stranger', { shape: 'desktop' })
  const pages = [
    [member, `/my-sports-groups/${club.groupId}/cup`],
    [stranger, `/watch/${link.token}`],
  ] as const
  for (const [name, cup] of Object.entries(FORMATS)) {
    await planCupOf(club, gameId, cup)
    for (const [page, path] of pages) {
      await page.goto(path)
      await page.getByRole('tab', { name: 'Matches' }).or(page.getByText('All matches')).first().waitFor()
      expect(await sheetsOf(page), name).toBe(1)
    }
  }

  await playNext(club, gameId, 2)
  for (const [page] of pages) {
    await page.emulateMedia({ media: 'print' })
    const matches = page.getByRole('region', { name: 'All matches' })
    await matches.getByText('1 of 8 played').waitFor()
    await page
      .getByText(/Wolkenstein/)
      .filter({ visible: true })
      .waitFor({ timeout: 5_000 })
    // times and boxes for a pen where no score is
    expect(await matches.getByText(/^\d\d:\d\d$/).count()).toBe(7)
    expect(await matches.locator('span:empty:visible').count()).toBe(7)
    expect(await page.getByRole('navigation').count()).toBe(0)
    expect(await page.getByRole('button').count()).toBe(0)
  }
})
