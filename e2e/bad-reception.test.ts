import { endMatch, startMatch, startTimer } from '@turnout/contract/live-match'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { loadEvents } from '../apps/server/src/features/game/log-store.ts'
import { settleGame } from '../apps/server/src/features/game/overdue-sweep.ts'
import { actionBar, boardOf, boardOn, resultsOf, resultsOn } from './support/board.ts'
import { type Club, clubToday, startFirstMatch, stateOf } from './support/club.ts'
import type { Screen } from './support/screen.ts'
import { expectSpoken, startListening } from './support/screen-reader.ts'
import { story } from './support/story.ts'

const suite = story()
const MATCH_MS = 420_000

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

describe('[I1] presses without a signal', () => {
  test('wait through a reload and a closed tab, and each counts once', async () => {
    const { club, gameId, ada, ben } = await twoPhones()
    // the page itself still comes, the server's answers do not
    await ada.context.route('**/api/v1/games/*/match/score', (route) => route.abort('internetdisconnected'))
    await goal(ada.page, 'Orange')
    await goal(ada.page, 'Blue')
    await ada.page.getByText('2 presses wait in line').first().waitFor()
    await ada.page.reload()
    await expect.poll(() => boardOn(ada.page)).toEqual(['Orange 1', 'Blue 1'])

    await ada.page.close()
    await ada.context.unroute('**/api/v1/games/*/match/score')
    const newTab = await ada.context.newPage()
    await newTab.goto(`/my-sports-groups/${club.groupId}/live-match`)
    await everyScreenShows(club, gameId, [{ ...ada, page: newTab }, ben], ['Orange 1', 'Blue 1'], [])
    expect(await goalsIn(gameId)).toEqual([1, 1])
  })

  test('and one that was counted while its answer was lost is not counted again', async () => {
    const { club, gameId, ada, ben } = await twoPhones()
    let lostCount = 0
    await ada.context.route('**/api/v1/games/*/match/score', async (route) => {
      if (lostCount === 2) return route.continue()
      lostCount += 1
      // the server hears it and answers, and nobody hears the answer
      await route.fetch()
      await route.abort('internetdisconnected')
    })
    await goal(ada.page, 'Orange')
    await everyScreenShows(club, gameId, [ada, ben], ['Orange 1', 'Blue 0'], [])
    await expect.poll(() => lostCount).toBe(2)
    await expectSpoken(ada.page, 'Score updated!')
    expect(await goalsIn(gameId)).toEqual([1])
  })
})

describe('[I5b] presses that find the signal after the final whistle', () => {
  test('correct the result on every screen while nobody has scored since', async () => {
    const { club, gameId, ada, ben } = await twoPhones()
    await ada.context.setOffline(true)
    await goal(ada.page, 'Blue')
    await ada.page.getByText('1 press waits in line').first().waitFor()
    await endByClock(gameId)
    await expect.poll(() => resultsOn(ben.page)).toEqual(['0 to 0'])

    await ada.context.setOffline(false)
    await ada.page.getByText('Counted: it was in time').first().waitFor()
    await everyScreenShows(club, gameId, [ada, ben], ['Orange 0', 'Blue 1'], ['0 to 1'])
    await expectSpoken(ben.page, 'Match 1 corrected: Orange 0, Blue 1')
  })

  test('and are kept or dropped by an organiser when the evening has gone on', async () => {
    const { club, gameId, ada, ben } = await twoPhones()
    await ada.context.setOffline(true)
    await goal(ada.page, 'Blue')
    await ada.page.getByText('1 press waits in line').first().waitFor()
    suite.server.pass(5_000) // a busy phone knows the server's time to within a second or so
    // somebody else ends it by hand, and the next match begins
    const params = { gameId }
    await club.ada.call(endMatch, { params })
    const { upcoming_match: next } = await stateOf(club.ada, gameId)
    const { team_a_id, team_b_id } = next!
    await club.ada.call(startMatch, { params, body: { team_a_id, team_b_id } })
    await club.ada.call(startTimer, { params })

    await ada.context.setOffline(false)
    await ada.page.getByText('This goal came in after time.').waitFor()
    expect(await ben.page.getByText('came in after time').count()).toBe(0)
    await ada.page.getByRole('button', { name: 'Keep it' }).click()
    await ada.page.getByText('Kept. The result is corrected.').first().waitFor()
    await expect.poll(() => resultsOn(ben.page)).toEqual(['0 to 1'])
    await expect.poll(() => ada.page.getByText('came in after time').count()).toBe(0)
  })
})
