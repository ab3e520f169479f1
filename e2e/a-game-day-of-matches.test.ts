import { listMembers, makeAdmin } from '@turnout/contract/members'
import { assignTeams } from '@turnout/contract/teams'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { gameDayOf } from '../apps/server/src/testing/game-setup.ts'
import type { Person } from '../apps/server/src/testing/people.ts'
import { boardOf, boardOn, goal, resultsOf, resultsOn, start, versionOn } from './support/board.ts'
import { checkInBy, clubToday, startFirstMatch, stateOf } from './support/club.ts'
import { expectSpoken, startListening } from './support/screen-reader.ts'
import { story } from './support/story.ts'
import { tick } from './support/tick.ts'

const suite = story()
const MEMBERS = ['Cleo', 'Eve', 'Ben', 'Finn', 'Gus', 'Hana', 'Ines', 'Jo']

test('organiser, captain and referee see one evening: a win, a draw with a toss, and a third match', async () => {
  const club = await clubToday(suite.server, MEMBERS, {
    max_teams: 3,
    max_players_per_team: 3,
    referee_required: true,
    match_rules: { changeover_s: 300 }, // the next match is started by hand, however slow the machine is
  })
  const [cleo, eve] = club.people as [Person, Person]
  for (const who of [...club.people, club.ada]) await checkInBy(club, who)

  const openGameDay = async (who: Person, shape: 'phone' | 'desktop') => {
    const { page } = await suite.open(who.name, { shape, token: who.token })
    await startListening(page)
    await page.goto(club.gameDay)
    return page
  }
  const captain = await openGameDay(cleo, 'desktop')
  const otherCaptain = await openGameDay(eve, 'phone')
  const organiser = await openGameDay(club.ada, 'phone')
  const pages = [captain, otherCaptain, organiser]

  await organiser.getByRole('button', { name: 'Start the draft' }).click()
  await draft(captain, 'Your pick, Cleo', ['Ben', 'Finn'])
  await draft(otherCaptain, 'Your pick, Eve', ['Gus', 'Hana'])
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
  await expect.poll(() => clockSpread(pages)).toBeLessThanOrEqual(1)
})

test('whoever watches is told what becomes of them while the page stands: a game, a team, the evening in hand', async () => {
  const club = await clubToday(suite.server, ['Ben'], { max_players_per_team: 3 })
  const [ben] = club.people as [Person]
  const params = { groupId: club.groupId }
  const { page } = await suite.open('Ben', { shape: 'phone', token: ben.token })
  await page.goto(`/my-sports-groups/${club.groupId}/live-match`)
  await page.getByRole('heading', { name: 'Match Not Found' }).waitFor()

  await startFirstMatch(club)
  await expect.poll(() => boardOn(page)).toEqual(['Orange 0', 'Blue 0'])
  const { id } = (await checkInBy(club, ben)).reply.player
  await club.ada.call(assignTeams, { params, body: { 3: [id] } })
  await page.getByRole('heading', { name: "You're on next" }).waitFor()

  const { reply: people } = await club.ada.call(listMembers, { params })
  const memberId = people.find(({ user }) => user.id === ben.id)?.id ?? ''
  await club.ada.call(makeAdmin, { params: { ...params, memberId } })
  await page.getByRole('button', { name: 'Hold the next match' }).click()
  await page.getByText("On hold. Start when you're ready.").waitFor()
})

async function draft(page: Page, title: string, names: readonly string[]): Promise<void> {
  await page.getByRole('heading', { name: title }).waitFor()
  for (const name of names) await tick(page.getByRole('checkbox', { name }))
  await page.getByRole('button', { name: `Draft ${names.length} players` }).click()
  await page.getByText('Players drafted successfully!').first().waitFor()
}

async function tossed(who: Person, gameId: string) {
  await expect.poll(async () => (await stateOf(who, gameId)).coin_toss_state.last?.match_number).toBe(2)
  return stateOf(who, gameId)
}

/** How many seconds the clocks on these screens are apart. */
async function clockSpread(pages: readonly Page[]): Promise<number> {
  const clocks = pages.map((page) => page.getByRole('timer').getByRole('img').getAttribute('aria-label'))
  const seconds = (await Promise.all(clocks)).map((figures) => {
    const [minutes = 0, rest = 0] = (figures ?? '').split(':').map(Number)
    return minutes * 60 + rest
  })
  return Math.max(...seconds) - Math.min(...seconds)
}
