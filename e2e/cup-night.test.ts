import { getCup } from '@turnout/contract/cups'
import { changeScore, closeGame, endMatch } from '@turnout/contract/live-match'
import { changeSpectatorLink } from '@turnout/contract/spectators'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { kickOff } from '../apps/server/src/testing/game-setup.ts'
import type { Person } from '../apps/server/src/testing/people.ts'
import { boardOn } from './support/board.ts'
import { checkInBy, clubToday, stateOf } from './support/club.ts'
import { KNOCKOUT, planCupOf, playBallWith, playNext, teamsOfTwo, tossDue } from './support/cup.ts'
import { story } from './support/story.ts'
import { tick } from './support/tick.ts'

const suite = story()
const NAME = 'Wolkenstein-Featherstonehaugh Kickabout'
const LENGTH = { duration_s: 300 }
/** A single round robin is half of the double one. */
const OTHER_FORMATS = {
  'a double round robin': { ...LENGTH, format: 'round_robin', legs: 2 },
  'groups, then knockout': { ...LENGTH, format: 'groups', third_place: true },
} as const

/** How many sheets of A4 a page is on paper. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' })
  return pdf.toString('latin1').match(/\/Type ?\/Page\b/g)?.length ?? 0
}

/** On paper, after the first match: times, and boxes to write in where there is no score, and no buttons. */
async function expectPrintedResults(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await page.emulateMedia({ media: 'print' })
    const matches = page.getByRole('region', { name: 'All matches' })
    await matches.getByText('1 of 8 played').waitFor()
    await page
      .getByText(/Wolkenstein/)
      .filter({ visible: true })
      .waitFor()
    expect(await matches.getByText(/^\d\d:\d\d$/).count()).toBe(7)
    expect(await matches.locator('span:empty:visible').count()).toBe(7)
    expect(await page.getByRole('navigation').count()).toBe(0)
    expect(await page.getByRole('button').count()).toBe(0)
    await page.emulateMedia({ media: 'screen' })
  }
}

/** A match in the bracket. */
const matchOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

/** What a player sees of their own team. */
const turn = (page: Page, title: string | RegExp) => page.getByRole('heading', { level: 2, name: title })

test('[O-27] [O-28] eight teams play a cup to its final; two phones, a stranger and a big screen follow it, also after a cut, and any format of it is one sheet of paper', async () => {
  const club = await clubToday(suite.server, ['Ben'], { ...teamsOfTwo(8), name: NAME })
  const { groupId, ada, people } = club
  const [ben] = people as [Person]
  // the first to arrive plays first
  await checkInBy(club, ben)
  const gameId = await playBallWith(club, 8)
  const { reply: link } = await ada.call(changeSpectatorLink, { params: { gameId }, body: { open: true } })
  const group = `/my-sports-groups/${groupId}`
  const open = async (who: string, shape: 'phone' | 'desktop', path: string, token?: string) => {
    const screen = await suite.open(who, { shape, ...(token && { token }) })
    await screen.page.goto(path)
    return screen
  }
  const { page: organiser } = await open('Ada', 'phone', `${group}/cup/plan`, ada.token)
  const { page: player } = await open('Ben', 'phone', `${group}/cup`, ben.token)
  const { page: stranger, context: strangers } = await open('Stranger', 'desktop', `/watch/${link.token}`)
  const { page: tv, context: tvs } = await open('TV', 'desktop', `/board/${link.token}`)

  // the player's page was open before the cup was planned
  await player.getByRole('heading', { level: 1, name: 'No cup today' }).waitFor()
  await tick(organiser.getByRole('radio', { name: 'Knockout Lose' }))
  await tick(organiser.getByRole('switch', { name: 'Match for third place' }))
  await organiser.getByRole('button', { name: 'Start the cup' }).click()
  await organiser.getByRole('heading', { level: 1, name: 'Cup night' }).waitFor()
  for (const page of [organiser, player, stranger])
    await matchOf(page, 'Quarter-final 1').getByText('Chalk').waitFor()
  await matchOf(organiser, 'Final').getByText('Winner of semi-final 1').waitFor()
  await turn(player, 'You play next').waitFor()
  await tv.getByRole('region', { name: 'Next Match' }).getByText('Quarter-final 1').waitFor()

  const printed = [organiser, stranger] as const
  for (const [name, cup] of Object.entries(OTHER_FORMATS)) {
    await planCupOf(club, gameId, cup)
    for (const page of printed) {
      if (cup.format === 'groups') await page.getByText('Group B').first().waitFor()
      else await matchOf(page, 'Quarter-final 1').waitFor({ state: 'detached' })
      expect(await sheetsOf(page), name).toBe(1)
    }
  }
  await planCupOf(club, gameId, { ...KNOCKOUT, third_place: true })
  for (const page of printed) {
    await matchOf(page, 'Quarter-final 1').getByText('Chalk').waitFor()
    expect(await sheetsOf(page), 'a knockout').toBe(1)
  }

  const { a: first } = await kickOff(club.ada, gameId)
  await turn(player, 'You play now').waitFor()
  await ada.call(changeScore, { params: { gameId }, body: { team_id: first, action: 'increment' } })
  for (const page of [stranger, tv]) await expect.poll(() => boardOn(page)).toContain('Chalk 1')
  await organiser.getByRole('region', { name: 'On now' }).getByText('Quarter-final 1').waitFor()

  // offline, a screen shows since when, and reconnects without a press
  for (const context of [strangers, tvs]) await context.setOffline(true)
  for (const page of [stranger, tv]) {
    await page.getByText(/Last seen \d\d:\d\d/).waitFor()
    await page.getByText('No signal').waitFor()
  }
  await ada.call(changeScore, { params: { gameId }, body: { team_id: first, action: 'increment' } })
  for (const context of [strangers, tvs]) await context.setOffline(false)
  for (const page of [stranger, tv]) {
    await expect.poll(() => boardOn(page)).toContain('Chalk 2')
    await expect.poll(() => page.getByText(/Last seen/).count()).toBe(0)
  }
  await ada.call(endMatch, { params: { gameId } })
  // a watcher finds each match in one list, that of the cup
  await stranger.getByRole('region', { name: 'All matches' }).getByText('1 of 8 played').waitFor()
  expect(await stranger.getByRole('region', { name: 'Completed Matches' }).count()).toBe(0)
  await expectPrintedResults(printed)
  await turn(player, /^You play at about \d\d:\d\d$/).waitFor()
  await player.getByText('Chalk, semi-final 1. Three matches before you.').waitFor()

  // the organiser runs the others; a coin decides the first of them
  await kickOff(club.ada, gameId)
  await player.getByRole('link', { name: 'Open the match' }).click()
  await player
    .getByRole('heading', { level: 1, name: 'Match 2 · Quarter-final 2' })
    .waitFor({ state: 'attached' })
  await player.getByRole('link', { name: 'See the cup' }).click()
  await player.getByRole('heading', { level: 1, name: 'Cup night' }).waitFor()
  await ada.call(endMatch, { params: { gameId } })
  await organiser.getByText('A coin decides.').waitFor()
  await tossDue(club, gameId)
  for (let match = 0; match < 2; match++) await playNext(club, gameId, 1)
  for (const page of [organiser, player, stranger])
    await matchOf(page, 'Semi-final 2').getByText('Blue').waitFor()

  // a team goes home before its semi-final, and its opponent goes on
  await organiser.getByLabel('Team', { exact: true }).selectOption({ label: 'Blue' })
  await organiser.getByRole('button', { name: 'Leaves the cup' }).click()
  await organiser.getByRole('alertdialog').getByRole('button', { name: 'Blue leaves' }).click()
  for (const page of [organiser, player, stranger])
    await expect.poll(() => matchOf(page, 'Final').textContent()).not.toContain('Winner of semi-final 2')

  while ((await stateOf(ada, gameId)).upcoming_match) await playNext(club, gameId, 2)
  const { reply: cup } = await ada.call(getCup, { params: { gameId } })
  expect(cup.is_over).toBe(true)
  const winner = cup.teams.find(({ id }) => id === cup.winner_id)?.name ?? ''
  for (const page of [organiser, player])
    await page.getByRole('heading', { name: `${winner} wins the cup` }).waitFor()
  // the big screen shows it before the game is closed as well as after
  await tv.getByText(`${winner} won the cup`).waitFor()
  expect(await tv.getByRole('region', { name: 'Next Match' }).count()).toBe(0)
  await ada.call(closeGame, { params: { gameId } })
  for (const page of [stranger, tv]) await page.getByText(`${winner} won the cup`).waitFor()
  await matchOf(tv, 'Final').getByText(winner).waitFor()
  await stranger.setViewportSize({ width: 390, height: 844 })
  for (const page of [organiser, player, stranger, tv])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

  await ada.call(changeSpectatorLink, { params: { gameId }, body: { open: false } })
  for (const page of [stranger, tv])
    await page.getByRole('heading', { level: 1, name: 'Not open to watch' }).waitFor()

  // the winner is on the group's page, in its chat and in the results
  await organiser.goto(group)
  await organiser.getByRole('link', { name: `${winner} won the cup` }).click()
  await player.goto(`${group}/chat`)
  await player.getByText(`${winner} won the cup.`).waitFor()
  await player.getByRole('link', { name: /^\d+ matches$/ }).click()
  for (const page of [organiser, player]) {
    await page.getByRole('heading', { level: 2, name: `${winner} won the cup` }).waitFor()
    await page.getByText('Third place: ').waitFor()
    await matchOf(page, 'Final').getByText(winner).waitFor()
  }
})
