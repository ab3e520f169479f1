import { listScheduledGames } from '@turnout/contract/scheduled-games'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { scheduledGameLog } from '../apps/server/src/features/scheduled-games/tables.ts'
import { clubTomorrow } from './support/club.ts'
import { story } from './support/story.ts'

const suite = story()

/** Ben's phone with the app on it; it has seen home, the page of the group and that of the next game. */
async function bensPhone() {
  const { ada, groupId, people } = await clubTomorrow(suite.server, ['Ben'])
  const params = { groupId }
  const game = async () => (await ada.call(listScheduledGames, { params })).reply[0]!
  const gameId = (await game()).id
  const pages = {
    home: '/home',
    group: `/my-sports-groups/${groupId}`,
    answer: `/answer/${groupId}/${gameId}`,
  }
  const screen = await suite.open('Ben', { shape: 'phone', token: people[0]!.token, installs: true })
  const { page } = screen
  for (const [path, reply] of [
    [pages.home, 'listMyScheduledGames'],
    [pages.group, 'getScheduledGame'],
    [pages.answer, gameId],
  ] as const) {
    await page.goto(path)
    await page.getByRole('button', { name: "I'm in" }).first().waitFor()
    await isStored(page, reply)
  }
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  return { ...screen, game, pages }
}

const isStored = (page: Page, name: string) =>
  expect.poll(() => page.evaluate(() => Object.keys(localStorage).join(' '))).toContain(name)

const lastSeen = (page: Page) => page.getByText(/Last seen \d\d:\d\d/).waitFor()
const answered = (page: Page) => page.getByRole('button', { name: "You're in" }).first().waitFor()

test('without a signal home, the group and the game open with the answers seen last; one that is pressed there counts once', async () => {
  const { page, context, pages, game } = await bensPhone()
  await context.setOffline(true)
  for (const path of [pages.group, pages.answer, pages.home]) {
    await page.goto(path)
    await lastSeen(page)
    await page.getByRole('button', { name: "I'm in" }).first().waitFor()
  }
  await page.getByRole('button', { name: "I'm in" }).first().click()
  await answered(page)
  await page.goto(pages.answer)
  await answered(page)
  await page.getByText('Saved on this phone.').waitFor()
  expect((await game()).going_count).toBe(0)

  await context.setOffline(false)
  await expect.poll(async () => (await game()).going_count).toBe(1)
  await page.getByText('1 in').first().waitFor()
  const log = await suite.server.deps.sql.select().from(scheduledGameLog)
  expect(log.filter(({ command }) => command === 'answerScheduledGame')).toHaveLength(1)
})
