import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { loadEvents } from '../apps/server/src/features/game/log-store.ts'
import { settleGame } from '../apps/server/src/features/game/overdue-sweep.ts'
import { actionBar, boardOf, boardOn, resultsOf, resultsOn } from './support/board.ts'
import { type Club, clubToday, startFirstMatch, stateOf } from './support/club.ts'
import type { Screen } from './support/screen.ts'
import { expectSpoken, startListening } from './support/screen-reader.ts'
import { story } from './support/story.ts'

const suite = story()
const MATCH_MS = 420_000
const SCORE = '**/api/v1/games/*/match/score'

/** After a match the next one begins by itself, and nobody here is quicker than a slow machine. */
const LONG_CHANGEOVER = { match_rules: { changeover_s: 300 } }

/** Ada scores on her phone, Ben watches on his; the clock of match 1 runs. */
async function twoPhones(): Promise<{ club: Club; gameId: string; ada: Screen; ben: Screen }> {
  const club = await clubToday(suite.server, ['Ben'], LONG_CHANGEOVER)
  const gameId = await startFirstMatch(club)
  const ada = await suite.open('Ada', { shape: 'phone', token: club.ada.token })
  const ben = await suite.open('Ben', { shape: 'phone', token: club.people[0]!.token })
  for (const { page } of [ada, ben]) {
    await startListening(page)
    await page.goto(`/my-sports-groups/${club.groupId}/live-match`)
    await expect.poll(() => boardOn(page)).toEqual(['Orange 0', 'Blue 0'])
  }
  return { club, gameId, ada, ben }
}

const goal = (page: Page, team: string) =>
  actionBar(page, 'Add a goal')
    .getByRole('button', { name: `Add a goal for ${team}` })
    .click()

/** The server, and then every screen, shows this board and these results. */
async function everyScreenShows(
  club: Club,
  gameId: string,
  screens: Screen[],
  board: string[],
  results: string[],
) {
  await expect.poll(async () => boardOf(await stateOf(club.ada, gameId))).toEqual(board)
  expect(resultsOf(await stateOf(club.ada, gameId))).toEqual(results)
  for (const { page } of screens) {
    await expect.poll(() => boardOn(page)).toEqual(board)
    if (results.length > 0) await expect.poll(() => resultsOn(page)).toEqual(results)
  }
}

const goalsIn = async (gameId: string) =>
  (await loadEvents(suite.server.deps.sql, gameId)).flatMap((event) =>
    event.type === 'scored' || event.type === 'result-corrected' ? [event.by] : [],
  )

async function endByClock(gameId: string): Promise<void> {
  suite.server.pass(MATCH_MS)
  await settleGame(suite.server.deps, gameId)
}

test('[I1] [I5b] presses without a signal wait through a reload and a closed tab and count once, also where an answer was lost; one that comes after the whistle corrects the result', async () => {
  const { club, gameId, ada, ben } = await twoPhones()
  // the page itself still comes, the server's answers do not
  await ada.context.route(SCORE, (route) => route.abort('internetdisconnected'))
  await goal(ada.page, 'Orange')
  await goal(ada.page, 'Blue')
  await ada.page.getByText('2 presses wait in line').first().waitFor()
  await ada.page.reload()
  await expect.poll(() => boardOn(ada.page)).toEqual(['Orange 1', 'Blue 1'])

  await ada.page.close()
  await ada.context.unroute(SCORE)
  const newTab = await ada.context.newPage()
  await startListening(newTab)
  await newTab.goto(`/my-sports-groups/${club.groupId}/live-match`)
  const screens = [{ ...ada, page: newTab }, ben]
  await everyScreenShows(club, gameId, screens, ['Orange 1', 'Blue 1'], [])
  expect(await goalsIn(gameId)).toEqual([1, 1])

  let lostCount = 0
  await ada.context.route(SCORE, async (route) => {
    if (lostCount === 2) return route.continue()
    lostCount += 1
    // the server hears it and answers, and nobody hears the answer
    await route.fetch()
    await route.abort('internetdisconnected')
  })
  await goal(newTab, 'Orange')
  await everyScreenShows(club, gameId, screens, ['Orange 2', 'Blue 1'], [])
  await expect.poll(() => lostCount).toBe(2)
  await expectSpoken(newTab, 'Score updated!')
  expect(await goalsIn(gameId)).toEqual([1, 1, 1])

  await ada.context.unroute(SCORE)
  await ada.context.setOffline(true)
  await goal(newTab, 'Orange')
  await newTab.getByText('1 press waits in line').first().waitFor()
  await endByClock(gameId)
  await expect.poll(() => resultsOn(ben.page)).toEqual(['2 to 1'])
  await ada.context.setOffline(false)
  await newTab.getByText('Counted: it was in time').first().waitFor()
  await everyScreenShows(club, gameId, screens, ['Orange 3', 'Blue 1'], ['3 to 1'])
  await expectSpoken(ben.page, 'Match 1 corrected: Orange 3, Blue 1')
})
