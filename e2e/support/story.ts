import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { Config } from '../../apps/server/src/config.ts'
import { EXCEPT_INVARIANTS, expectInvariants } from '../../apps/server/src/testing/invariants.ts'
import { sharedBrowser } from './browser.ts'
import { openScreen, type Screen, type ScreenOptions } from './screen.ts'
import { type RunningServer, startServer } from './server.ts'

const SCREENSHOTS = join(import.meta.dirname, '../screenshots')

/** One server for each file. After each story: no error on any screen, and every log replays to its game. */
export function story(
  settings: () => Promise<Partial<Config>> = async () => ({}),
  browserOptions: Parameters<typeof sharedBrowser>[0] = {},
) {
  let turnout: RunningServer | undefined
  let browser: Browser | undefined
  let screens: Screen[] = []

  beforeAll(async () => {
    turnout = await startServer(await settings())
    browser = await sharedBrowser(browserOptions)
  })

  afterEach(async ({ task }) => {
    if (!turnout) return
    const faults = screens.flatMap((screen) => screen.faults)
    if (task.result?.state === 'fail' || faults.length > 0) await takeScreenshots(task.name, screens)
    await Promise.all(screens.map(({ context }) => context.close()))
    screens = []
    // rule E-2: whatever the browsers did, nothing was lost or added
    await expectInvariants(turnout, EXCEPT_INVARIANTS)
    await turnout.reset()
    expect(faults).toEqual([])
  })

  afterAll(async () => {
    await turnout?.close()
  })

  const ready = () => {
    if (!turnout || !browser) throw new Error('The story has not begun: open screens inside of a test.')
    return { turnout, browser }
  }
  return {
    get server(): RunningServer {
      return ready().turnout
    },
    async open(who: string, options: ScreenOptions): Promise<Screen> {
      const { turnout, browser } = ready()
      const screen = await openScreen(browser, turnout.url, who, options)
      screens.push(screen)
      return screen
    },
  }
}

async function takeScreenshots(test: string, screens: readonly Screen[]): Promise<void> {
  mkdirSync(SCREENSHOTS, { recursive: true })
  const slug = (text: string) => text.replaceAll(/[^\w]+/g, '-').slice(0, 60)
  for (const { who, page } of screens) {
    const path = join(SCREENSHOTS, `${slug(test)}-${slug(who)}.png`)
    await page.screenshot({ path, fullPage: true }).catch(() => undefined)
    console.error(`${who} was at ${page.url()}: ${path}`)
  }
}
