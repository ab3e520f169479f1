import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freezeDatabase } from '../apps/server/src/testing/processes.ts'
import { Program } from '../apps/server/src/testing/program.ts'
import { type RunningMatch, runningMatch } from '../apps/server/src/testing/score-load.ts'
import { actionBar, boardOn } from './support/board.ts'
import { openBrowser } from './support/browser.ts'
import { openScreen } from './support/screen.ts'

let program: Program
let match: RunningMatch
let browser: Browser
let thaw = () => {}

beforeAll(async () => {
  program = await Program.make()
  await program.start()
  match = await runningMatch(program)
  browser = await openBrowser()
})
afterAll(async () => {
  thaw()
  await browser.close()
  await program.remove()
})

test('while the database hangs Ada reads that her goal waits on her phone and Ben how old his screen is, until it answers again', async () => {
  const [ada, ben] = match.people
  const expects = /status of 503|^503 of/
  const screens = [
    await openScreen(browser, program.origin, 'Ada', { shape: 'phone', token: ada.token, expects }),
    await openScreen(browser, program.origin, 'Ben', { shape: 'phone', token: ben?.token ?? '', expects }),
  ]
  const [organiser, watcher] = screens.map(({ page }) => page)
  if (!organiser || !watcher) throw new Error('Two screens were opened.')
  const { groupId } = match
  for (const page of [organiser, watcher]) await page.goto(`/my-sports-groups/${groupId}/live-match`)
  for (const page of [organiser, watcher])
    await expect.poll(() => boardOn(page)).toEqual(['Orange 0', 'Blue 0'])

  thaw = freezeDatabase(program.dataDir)
  await actionBar(organiser, 'Add a goal').getByRole('button', { name: 'Add a goal for Orange' }).click()
  await organiser.getByText('Turnout cannot save right now.').waitFor()
  await organiser.getByText('Your presses wait on this phone.').waitFor()
  await watcher.getByText('Turnout cannot answer right now. What you see may be old.').waitFor()
  await watcher.getByText(/^Last seen \d\d:\d\d$/).waitFor()
  await watcher.getByText('Not live').waitFor()

  thaw()
  for (const page of [organiser, watcher]) {
    await expect.poll(() => boardOn(page)).toEqual(['Orange 1', 'Blue 0'])
    await expect.poll(() => page.getByText(/cannot (save|answer)|Last seen/).count()).toBe(0)
  }
  expect(screens.flatMap(({ faults }) => faults)).toEqual([])
})
