import { changeScore, endMatch } from '@turnout/contract/live-match'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { loadEvents } from '../apps/server/src/features/game/log-store.ts'
import { actionBar, boardOf, boardOn } from './support/board.ts'
import { clubToday, startFirstMatch, startNext, stateOf } from './support/club.ts'
import type { Screen } from './support/screen.ts'
import { story } from './support/story.ts'

const suite = story()

const expectBoard = (page: Page, board: string[]) => expect.poll(() => boardOn(page)).toEqual(board)

/** All that the browser keeps for us, as text. */
const storedOn = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return {
      storage: JSON.stringify({ ...localStorage }),
      files: files.flat().map(({ url }) => new URL(url).pathname),
    }
  })

/** The app lies on the phone, and the phone has written down what it shows. */
async function isInstalled(page: Page, shows: string): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect.poll(async () => (await storedOn(page)).storage).toContain(shows)
}

/** Ada's phone in the middle of a match that stands 1 to 0, with the app on it. */
async function openAdasPhone() {
  const club = await clubToday(suite.server, [])
  const gameId = await startFirstMatch(club)
  const screen = await suite.open('Ada', { shape: 'phone', token: club.ada.token, installs: true })
  await screen.page.goto(`/my-sports-groups/${club.groupId}/live-match`)
  await expectBoard(screen.page, ['Orange 0', 'Blue 0'])
  const { current_match: match } = await stateOf(club.ada, gameId)
  const body = { team_id: match?.team_a_id ?? '', action: 'increment' } as const
  const scoreForOrange = () => club.ada.call(changeScore, { params: { gameId }, body })
  await scoreForOrange()
  await expectBoard(screen.page, ['Orange 1', 'Blue 0'])
  await isInstalled(screen.page, String.raw`\"team_a_score\":1`)
  return { club, gameId, scoreForOrange, ...screen }
}

async function reopenOffline({ page, context }: Screen, address = page.url()): Promise<void> {
  await context.setOffline(true)
  await page.goto(address)
}

test('[I5b] without a signal the live match opens with what was seen last; a goal pressed there counts once, and one for a match that is over is for an organiser to keep', async () => {
  const { club, gameId, scoreForOrange, ...phone } = await openAdasPhone()
  const { page, context } = phone
  const scoreForBlue = () =>
    actionBar(page, 'Add a goal').getByRole('button', { name: 'Add a goal for Blue' }).click()
  await reopenOffline(phone)
  await expectBoard(page, ['Orange 1', 'Blue 0'])
  await page.getByText(/Last seen \d\d:\d\d/).waitFor()

  await scoreForBlue()
  await page.getByText('1 press waits in line.').waitFor()
  await expectBoard(page, ['Orange 1', 'Blue 1'])
  await page.reload()
  await page.getByText('1 press waits in line.').waitFor()
  await expectBoard(page, ['Orange 1', 'Blue 1'])
  expect(boardOf(await stateOf(club.ada, gameId))).toEqual(['Orange 1', 'Blue 0'])

  await context.setOffline(false)
  await expect.poll(async () => boardOf(await stateOf(club.ada, gameId))).toEqual(['Orange 1', 'Blue 1'])
  await expect.poll(() => page.getByText(/wait(s)? in line|Last seen/).count()).toBe(0)
  await expectBoard(page, ['Orange 1', 'Blue 1'])
  const log = await loadEvents(suite.server.deps.sql, gameId)
  expect(log.filter(({ type }) => type === 'scored')).toHaveLength(2)

  // one that finds the signal in the next match still says when it was made
  await scoreForOrange()
  await isInstalled(page, String.raw`\"team_a_score\":2`)
  await reopenOffline(phone)
  await scoreForBlue()
  await page.getByText('1 press waits in line.').waitFor()
  await page.reload()
  await page.getByText('1 press waits in line.').waitFor()
  await club.ada.call(endMatch, { params: { gameId } })
  await startNext(club, gameId)
  await context.setOffline(false)
  await page.getByText('This goal came in after time.').waitFor()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await page.getByText('Kept. The result is corrected.').first().waitFor()
  await expect.poll(() => page.getByText('came in after time').count()).toBe(0)
})

test('[A17] the way there opens too, a page that this phone never saw says so, and nobody finds what its owner saw once they have signed out', async () => {
  const phone = await openAdasPhone()
  const { page } = phone
  const gameDay = `/my-sports-groups/${phone.club.groupId}/game-day`
  for (const [path, last] of [
    [gameDay, 'listManualParticipants'],
    ['/home', 'listMyGroups'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('link', { name: 'Go to the live match' }).waitFor()
    await isInstalled(page, last)
  }
  const before = await storedOn(page)
  expect(before.files.length).toBeGreaterThan(50)
  expect(before.files.filter((file) => file.startsWith('/api'))).toEqual([])
  expect(before.storage).not.toMatch(/@example|\+44|"latitude/)

  await reopenOffline(phone, '/home')
  await page.getByText(/Last seen \d\d:\d\d/).waitFor()
  await page.getByRole('link', { name: 'Go to the live match' }).click()
  await expectBoard(page, ['Orange 1', 'Blue 0'])

  await page.goto(gameDay)
  await page.getByText(/Last seen \d\d:\d\d/).waitFor()
  await page.getByRole('link', { name: 'Go to the live match' }).waitFor()

  // nobody presses anything when the signal is back, neither for a list nor for a page
  for (const [path, there] of [
    ['/sports/groups', page.getByText(/^\d+ groups?$/)],
    ['/profile', page.getByLabel('First name')],
  ] as const) {
    await page.context().setOffline(true)
    await page.goto(path)
    await page.getByText("this page isn't on your phone yet").waitFor()
    await page.context().setOffline(false)
    await there.waitFor()
  }

  await page
    .getByRole('button', { name: /^(Log|Sign) out$/ })
    .first()
    .click()
  await page.waitForURL((url) => url.pathname === '/')
  expect((await storedOn(page)).storage).not.toMatch(/seen|Kickabout|Orange|token/)
  await reopenOffline(phone, `/my-sports-groups/${phone.club.groupId}/live-match`)
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
})
