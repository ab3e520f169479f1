import { join } from 'node:path'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { AT_THE_PITCH } from '../demo/groups.ts'
import { signedIn } from '../e2e/support/screen.ts'
import { fitToContent } from './measures.ts'
import { simulateNetwork, trackActivity, waitForContent } from './network-state.ts'
import type { Screen } from './screen.ts'
import type { Picture } from './sheets.ts'
import type { ScreenWorld } from './world.ts'

export const HEIGHTS = { 390: 844, 768: 1024, 1280: 800 } as const
export const THEMES = { matchday: 'light', floodlights: 'dark' } as const

export interface Shot {
  pattern: string
  name: string
  screen: Screen
}

/** What is photographed, and how. */
export interface ShotOrder {
  url: string
  world: ScreenWorld
  folder: string
  widths: readonly (keyof typeof HEIGHTS)[]
  themes: readonly (keyof typeof THEMES)[]
}

/** Opens the page once and then changes width and theme, like a window. */
export async function take(browser: Browser, options: ShotOrder, shot: Shot): Promise<Picture[]> {
  const { world, folder } = options
  const { pattern, screen, name } = shot
  const context = await browser.newContext(contextOptions(options, screen))
  context.setDefaultTimeout(30_000)
  try {
    const page = await context.newPage()
    const whenSettled = trackActivity(page)
    const path = screen.to?.(world) ?? fillPattern(pattern, world)
    if (screen.network === 'offline') {
      // what this phone saw before it went offline
      await page.goto(path)
      await waitForContent(page)
      await whenSettled()
    }
    if (screen.network) await simulateNetwork(context, screen.network)
    await page.goto(path)
    await whenSettled()
    if (screen.network !== 'loading') await waitForContent(page)
    if (screen.prepare) {
      await screen.prepare(page)
      await whenSettled()
    }
    const pictures: Picture[] = []
    for (const width of options.widths) {
      await page.setViewportSize({ width, height: HEIGHTS[width] })
      await fitToContent(page, width)
      for (const theme of options.themes) {
        await page.emulateMedia({ colorScheme: THEMES[theme] })
        await whenSettled()
        const file = `${name.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '')}-${width}-${theme}.png`
        await page.screenshot({ path: join(folder, file) })
        pictures.push({ pattern, name, file, width, theme })
      }
    }
    return pictures
  } finally {
    await context.close()
  }
}

const contextOptions = (
  { url, world, themes: [first = 'matchday'] }: ShotOrder,
  screen: Screen,
): BrowserContextOptions => ({
  baseURL: url,
  locale: 'en-GB',
  reducedMotion: 'reduce',
  // the live match reads the theme once, when it opens
  colorScheme: THEMES[first],
  serviceWorkers: 'block',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  ...(screen.at && { permissions: ['geolocation'], geolocation: placeOf(screen.at) }),
  ...(screen.as !== 'visitor' && { storageState: signedIn(url, world.tokens[screen.as]) }),
})

const placeOf = (at: NonNullable<Screen['at']>) =>
  at === 'the pitch' ? AT_THE_PITCH : { ...AT_THE_PITCH, latitude: AT_THE_PITCH.latitude + 0.0056 }

const fillPattern = (pattern: string, { group, game, watch, event, vendor, enquiry }: ScreenWorld) =>
  pattern
    .replace('$groupId', group)
    .replace('$gameId', game)
    .replace('$token', watch)
    .replace('$eventId', event)
    .replace('$vendorId', vendor)
    .replace('$enquiryId', enquiry)
