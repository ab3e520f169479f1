import { createGroup } from '@turnout/contract/groups'
import { changeScore, endMatch } from '@turnout/contract/live-match'
import { listScheduledGames } from '@turnout/contract/scheduled-games'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { loadEvents } from '../apps/server/src/features/game/log-store.ts'
import { scheduledGameLog } from '../apps/server/src/features/scheduled-games/tables.ts'
import { CANAL_SIDE, kickOff } from '../apps/server/src/testing/game-setup.ts'
import type { Person } from '../apps/server/src/testing/people.ts'
import { actionBar, boardOf, boardOn } from './support/board.ts'
import { clubToday, startFirstMatch, stateOf } from './support/club.ts'
import { story } from './support/story.ts'

const suite = story()

const expectBoard = (page: Page, board: string[]) => expect.poll(() => boardOn(page)).toEqual(board)

/** All that the browser stores for us, as text. */
const storedOn = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return {
      storage: JSON.stringify({ ...localStorage }),
      files: files.flat().map(({ url }) => new URL(url).pathname),
    }
  })

/** The phone has stored what it shows. */
const isStored = (page: Page, shown: string) =>
  expect.poll(async () => (await storedOn(page)).storage).toContain(shown)

const lastSeen = (page: Page) => page.getByText(/Last seen \d\d:\d\d/).waitFor()
const askedOn = (page: Page | Locator) => page.getByRole('button', { name: "I'm in" }).first()
const answeredOn = (page: Page) => page.getByRole('button', { name: "You're in" }).first()
/** On the card of the next game, and not in the list below. */
const askedOnCard = (page: Page) =>
  askedOn(page.locator('section', { has: page.getByRole('heading', { name: 'Tomorrow' }) }))
const toLiveMatch = (page: Page) => page.getByRole('link', { name: 'Go to the live match' })
const waitsInLine = (page: Page, words: string) => page.getByText(`${words} in line.`).first().waitFor()
const scoreForBlue = (page: Page) =>
  actionBar(page, 'Add a goal').getByRole('button', { name: 'Add a goal for Blue' }).click()

/** Another group of hers, which plays tomorrow by London's clock. */
async function groupOfTomorrow(ada: Person) {
  const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', weekday: 'long' }).format(
    Date.now() + 24 * 60 * 60 * 1000,
  )
  const body = { ...CANAL_SIDE, name: 'Lock Keepers', playing_days: [{ day: day.toUpperCase() }] }
  const { reply } = await ada.call(createGroup, { body })
  const params = { groupId: reply.id }
  const game = async () => (await ada.call(listScheduledGames, { params })).reply[0]!
  return { id: reply.id, game, gameId: (await game()).id }
}

/**
 * Ada's phone with the app on it; it has loaded a match at 1 to 0, and the pages that lead to it and to
 * tomorrow's game.
 */
async function openAdasPhone() {
  const club = await clubToday(suite.server, [])
  const gameId = await startFirstMatch(club)
  const tomorrow = await groupOfTomorrow(club.ada)
  const today = `/my-sports-groups/${club.groupId}`
  const pages = {
    ...{ home: '/home', gameDay: `${today}/game-day`, liveMatch: `${today}/live-match` },
    ...{ group: `/my-sports-groups/${tomorrow.id}`, answer: `/answer/${tomorrow.id}/${tomorrow.gameId}` },
  }
  const { current_match: match } = await stateOf(club.ada, gameId)
  const body = { team_id: match?.team_a_id ?? '', action: 'increment' } as const
  const scoreForOrange = () => club.ada.call(changeScore, { params: { gameId }, body })
  await scoreForOrange()
  const { page, context } = await suite.open('Ada', { shape: 'phone', token: club.ada.token, installs: true })
  for (const [path, there, reply] of [
    [pages.answer, askedOn(page), tomorrow.gameId],
    [pages.group, askedOnCard(page), 'getStandingAnswer'],
    [pages.gameDay, toLiveMatch(page), 'listManualParticipants'],
    [pages.home, toLiveMatch(page), 'listMyScheduledGames'],
    [pages.liveMatch, page.getByRole('timer'), String.raw`\"team_a_score\":1`],
  ] as const) {
    await page.goto(path)
    await there.first().waitFor()
    await isStored(page, reply)
  }
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  return { club, gameId, tomorrow, pages, scoreForOrange, page, context }
}

test('[I1] [I5b] [A17] offline the app opens with what it showed last, and what is pressed there counts once; a goal for a match that is over is for an organiser to keep; no one finds anything once its owner has signed out', async () => {
  const { club, gameId, tomorrow, pages, scoreForOrange, context, page: first } = await openAdasPhone()
  const { files, storage } = await storedOn(first)
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => file.startsWith('/api'))).toEqual([])
  expect(storage).not.toMatch(/@example|\+44|"latitude/)

  await context.setOffline(true)
  await first.goto(pages.home)
  await lastSeen(first)
  await askedOn(first).waitFor()
  await toLiveMatch(first).click()
  await expectBoard(first, ['Orange 1', 'Blue 0'])
  await lastSeen(first)
  await scoreForBlue(first)
  await waitsInLine(first, '1 press waits')
  await expectBoard(first, ['Orange 1', 'Blue 1'])
  await first.close()

  // presses wait also after the tab was closed
  const page = await context.newPage()
  await page.goto(pages.liveMatch)
  await waitsInLine(page, '1 press waits')
  await expectBoard(page, ['Orange 1', 'Blue 1'])
  for (const [path, there] of [
    [pages.gameDay, toLiveMatch(page)],
    [pages.group, askedOnCard(page)],
    [pages.answer, askedOn(page)],
  ] as const) {
    await page.goto(path)
    await lastSeen(page)
    await there.waitFor()
  }
  await askedOn(page).click()
  await answeredOn(page).waitFor()
  await page.getByText('Saved on this phone.').waitFor()
  await page.goto(pages.home)
  await answeredOn(page).waitFor()
  await page.goto(pages.answer)
  await answeredOn(page).waitFor()
  expect(boardOf(await stateOf(club.ada, gameId))).toEqual(['Orange 1', 'Blue 0'])
  expect((await tomorrow.game()).going_count).toBe(0)

  await context.setOffline(false)
  await expect.poll(async () => (await tomorrow.game()).going_count).toBe(1)
  await page.getByText('1 in').first().waitFor()
  await expect.poll(async () => boardOf(await stateOf(club.ada, gameId))).toEqual(['Orange 1', 'Blue 1'])
  await page.goto(pages.liveMatch)
  await expectBoard(page, ['Orange 1', 'Blue 1'])
  await expect.poll(() => page.getByText(/wait(s)? in line|Last seen/).count()).toBe(0)
  const goals = (await loadEvents(suite.server.deps.sql, gameId)).filter(({ type }) => type === 'scored')
  expect(goals).toHaveLength(2)
  const answers = await suite.server.deps.sql.select().from(scheduledGameLog)
  expect(answers.filter(({ command }) => command === 'answerScheduledGame')).toHaveLength(1)

  // a press that is sent during the next match still has the time when it was made
  await scoreForOrange()
  await isStored(page, String.raw`\"team_a_score\":2`)
  await context.setOffline(true)
  await page.reload()
  await scoreForBlue(page)
  await waitsInLine(page, '1 press waits')
  await page.reload()
  await waitsInLine(page, '1 press waits')
  await club.ada.call(endMatch, { params: { gameId } })
  await kickOff(club.ada, gameId)
  await context.setOffline(false)
  await page.getByText('This goal came in after time.').waitFor()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await page.getByText('Kept. The result is corrected.').first().waitFor()
  await expect.poll(() => page.getByText('came in after time').count()).toBe(0)

  // no press is needed when the network is back, neither for a list nor for a page
  for (const [path, there] of [
    ['/sports/groups', page.getByText(/^\d+ groups?$/)],
    ['/profile', page.getByLabel('First name')],
  ] as const) {
    await context.setOffline(true)
    await page.goto(path)
    await page.getByText("this page isn't on your phone yet").waitFor()
    await context.setOffline(false)
    await there.waitFor()
  }

  await page
    .getByRole('button', { name: /^(Log|Sign) out$/ })
    .first()
    .click()
  await page.waitForURL((url) => url.pathname === '/')
  expect((await storedOn(page)).storage).not.toMatch(/seen|Kickabout|Orange|token/)
  await context.setOffline(true)
  await page.goto(pages.liveMatch)
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
})
