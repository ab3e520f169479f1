import { selectPlayers } from '@turnout/contract/teams'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { gameDayOf } from '../apps/server/src/testing/game-setup.ts'
import type { Person } from '../apps/server/src/testing/people.ts'
import { boardOf, boardOn, goal, resultsOf, resultsOn, start, versionOn } from './support/board.ts'
import { clockDifference, countRenders, MAX_DIFFERENCE_MS, setClockWrong } from './support/clocks.ts'
import { checkInBy, clubToday, stateOf } from './support/club.ts'
import { expectSpoken, startListening } from './support/screen-reader.ts'
import { story } from './support/story.ts'
import { tick } from './support/tick.ts'

const suite = story()
const HOUR = 3_600_000
const MEMBERS = ['Cleo', 'Eve', 'Ben', 'Finn', 'Gus', 'Hana', 'Ines', 'Jo']
const FLIP_COUNT = 3

test('organiser, captain and referee see one game on phones whose clocks are hours apart: check-in, a draft with an undo and a race, a win, a draw with a toss, a third match and the end', async () => {
  const club = await clubToday(suite.server, MEMBERS, {
    ...{ max_teams: 3, max_players_per_team: 3, referee_required: true, draft_order: 'alternating' },
    match_rules: { changeover_s: 300 }, // the next match is started by hand, because the machine may be slow
  })
  const params = { groupId: club.groupId }
  const [cleo, eve, ...others] = club.people as [Person, Person, ...Person[]]

  // the organiser's phone has no position: its clock is past 18:00, when the page would check in without a
  // press
  const openGameDay = async (who: Person, shape: 'phone' | 'desktop', offsetMs: number) => {
    const at = who === cleo ? club.atThePitch : undefined
    const { page } = await suite.open(who.name, { shape, token: who.token, ...(at && { at }) })
    await startListening(page)
    await page.addInitScript(setClockWrong, offsetMs)
    await page.goto(club.gameDay)
    return page
  }
  const captain = await openGameDay(cleo, 'desktop', -5 * HOUR)
  const otherCaptain = await openGameDay(eve, 'phone', 0)
  const organiser = await openGameDay(club.ada, 'phone', 3 * HOUR)
  const pages = [captain, otherCaptain, organiser]

  await captain.getByRole('button', { name: 'Check in', exact: true }).first().click()
  await captain.getByText('1st to arrive').waitFor()
  for (const who of [eve, ...others, club.ada]) await checkInBy(club, who)
  for (const page of pages) await page.getByRole('heading', { level: 1, name: '9 players arrived' }).waitFor()

  await organiser.getByRole('button', { name: 'Start the draft' }).click()
  // Cleo picks the wrong one, and Ada takes that back
  await pick(captain, 'Cleo', 'Hana')
  await isPicking(otherCaptain, 'Eve')
  expect(await captain.getByRole('button', { name: /^Undo/ }).count()).toBe(0)
  await organiser.getByRole('button', { name: 'Undo: Pick of Hana Okafor for Orange' }).click()
  await isPicking(captain, 'Cleo')
  await expect.poll(() => captain.getByRole('checkbox', { name: 'Hana' }).isEnabled()).toBe(true)
  await expect.poll(() => teamOn(captain, 'Orange')).not.toContain('Hana')
  await pick(captain, 'Cleo', 'Ben')
  await pick(otherCaptain, 'Eve', 'Gus')

  // Cleo and the organiser pick in the same moment: one of them is refused, and no one is picked twice
  const [finn = ''] = (await gameDayOf(club.ada, club.groupId)).draft.eligible_ids
  const pickAsAda = () => club.ada.call(selectPlayers, { params, body: { 1: [finn] } })
  const adasPick = new Promise<Awaited<ReturnType<typeof pickAsAda>>>((resolve) => {
    captain.route('**/teams/select-players', async (route) => {
      resolve(pickAsAda())
      await route.continue()
    })
  })
  await pick(captain, 'Cleo', 'Hana')
  const byAda = await adasPick
  await captain.unroute('**/teams/select-players')
  await isPicking(otherCaptain, 'Eve')
  const afterRace = await gameDayOf(club.ada, club.groupId)
  expect(afterRace.teams.map(({ player_count: players }) => players)).toEqual([3, 2])
  const quicker = byAda.status === 200 ? 'Finn' : 'Hana'
  const free = quicker === 'Finn' ? 'Hana' : 'Finn'
  await pick(otherCaptain, 'Eve', free)
  for (const page of pages) {
    await expect
      .poll(async () => (await teamOn(page, 'Orange')).sort())
      .toEqual(['Ben', 'Cleo (C)', quicker].sort())
    await expect
      .poll(async () => (await teamOn(page, 'Blue')).sort())
      .toEqual(['Eve (C)', 'Gus', free].sort())
  }

  await organiser.getByRole('button', { name: 'Auto-assign the rest' }).click()
  await organiser.getByText('Remaining players auto-assigned to teams!').first().waitFor()
  await organiser.getByRole('button', { name: 'Play Ball' }).click()
  await organiser.waitForURL('**/live-match')
  for (const page of [captain, otherCaptain])
    await page.getByRole('link', { name: 'Go to the live match' }).click()

  const gameId = (await gameDayOf(club.ada, club.groupId)).current_game_id ?? ''
  const everyScreenShows = (board: string[]) =>
    Promise.all(pages.map((page) => expect.poll(() => boardOn(page)).toEqual(board)))

  await start(organiser)
  await everyScreenShows(['Orange 0', 'Blue 0'])
  await goal(organiser, 'Orange')
  await everyScreenShows(['Orange 1', 'Blue 0'])
  await goal(organiser, 'Orange')
  await expectSpoken(captain, 'Orange wins and advances!')
  await everyScreenShows(['Orange 2', 'Blue 0'])

  await start(organiser)
  await everyScreenShows(['Orange 0', 'Chalk 0'])
  await goal(organiser, 'Orange')
  await everyScreenShows(['Orange 1', 'Chalk 0'])
  // Blue waits longest, so its captain has the whistle of this match
  await goal(otherCaptain, 'Chalk')
  await everyScreenShows(['Orange 1', 'Chalk 1'])
  await organiser.getByRole('button', { name: 'End match' }).click()
  await organiser.getByRole('alertdialog').getByRole('button', { name: 'End match' }).click()

  const sheet = organiser.getByRole('dialog', { name: 'Coin Toss' })
  await tick(sheet.getByRole('group', { name: 'Orange' }).getByRole('radio', { name: 'Heads' }))
  await tick(sheet.getByRole('group', { name: 'Chalk' }).getByRole('radio', { name: 'Tails' }))
  await sheet.getByRole('button', { name: 'Toss', exact: true }).click()
  const { coin_toss_state: toss } = await tossed(club.ada, gameId)
  const tossText = toss.last?.result === 'heads' ? 'Heads. Orange stays on' : 'Tails. Chalk stays on'
  await sheet.getByText(tossText).waitFor()
  await expectSpoken(captain, tossText)
  await sheet.getByRole('button', { name: 'Back to the match' }).click()

  await start(organiser)
  const stayingTeam = toss.last?.result === 'heads' ? 'Orange' : 'Chalk'
  await everyScreenShows([`${stayingTeam} 0`, 'Blue 0'])
  await Promise.all(pages.map((page) => page.getByRole('timer').getByText('left to play').waitFor()))

  const state = await stateOf(club.ada, gameId)
  expect(state.current_match).toMatchObject({ number: 3, phase: 'running' })
  expect(resultsOf(state)).toEqual(['1 to 1', '2 to 0'])
  for (const page of pages) {
    await expect.poll(() => versionOn(page)).toBe(String(state.version))
    expect(await boardOn(page)).toEqual(boardOf(state))
    expect(await resultsOn(page)).toEqual(resultsOf(state))
  }

  // the phones change to the same second at the same time, also after a tab was in the background
  const clocks = await Promise.all(pages.map((page) => page.evaluate(() => Date.now())))
  expect(Math.max(...clocks) - Math.min(...clocks)).toBeGreaterThan(7 * HOUR)
  const apart = () => clockDifference([organiser, captain], FLIP_COUNT)
  await expect.poll(apart).toBeLessThanOrEqual(MAX_DIFFERENCE_MS)
  // back from another tab, a phone measures the difference of its clock again
  await captain.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const renders = organiser.evaluate(countRenders, FLIP_COUNT)
  await expect.poll(apart).toBeLessThanOrEqual(MAX_DIFFERENCE_MS)
  // all lazy parts have loaded by now, and nothing but the clock renders with a second
  const { titles, drawings } = await renders
  expect(new Set(titles).size).toBeGreaterThan(FLIP_COUNT / 2)
  // something else may cause one render
  expect(drawings).toBeLessThan(FLIP_COUNT / 2)

  await goal(organiser, stayingTeam)
  await goal(organiser, stayingTeam)
  await organiser.getByRole('button', { name: 'End the game' }).click()
  await organiser.getByRole('alertdialog').getByRole('button', { name: 'End the game' }).click()
  for (const page of pages)
    await page.getByRole('heading', { name: /^Orange won the day$|share first place$/ }).waitFor()
})

const isPicking = (page: Page, name: string) =>
  page.getByRole('heading', { name: `Your pick, ${name}` }).waitFor()

async function pick(page: Page, name: string, whom: string): Promise<void> {
  await isPicking(page, name)
  await tick(page.getByRole('checkbox', { name: whom }))
  await page.getByRole('button', { name: 'Draft 1 player' }).click()
}

/** The players of a team as a screen shows them: 'Cleo (C)', 'Ben'. */
const teamOn = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Teams' })
    .getByRole('list', { name: new RegExp(`^${name}`) })
    .getByRole('listitem')
    .allInnerTexts()
    .then((all) => all.map((one) => one.split('\n').at(-1)?.trim() ?? ''))

async function tossed(who: Person, gameId: string) {
  await expect.poll(async () => (await stateOf(who, gameId)).coin_toss_state.last?.match_number).toBe(2)
  return stateOf(who, gameId)
}
