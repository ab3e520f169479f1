import { join } from 'node:path'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { KEPT_TOKEN } from '../apps/web/src/platform/storage.ts'
import { AT_THE_PITCH } from '../demo/groups.ts'
import type { Look } from './looks.ts'
import { asTallAsIts } from './measures.ts'
import type { Picture } from './sheets.ts'
import { calm, comesOver, saysSomething } from './weather.ts'
import type { Walk } from './world.ts'

export const HEIGHTS = { 390: 844, 768: 1024, 1280: 800 } as const
export const THEMES = { matchday: 'light', floodlights: 'dark' } as const

export interface Shot {
  pattern: string
  called: string
  look: Look
}

/** What the pictures are taken of, and how. */
export interface Order {
  url: string
  walk: Walk
  folder: string
  widths: readonly (keyof typeof HEIGHTS)[]
  themes: readonly (keyof typeof THEMES)[]
}

/** The page is opened once and then made wider and darker, as a window is. */
export async function take(browser: Browser, order: Order, shot: Shot): Promise<Picture[]> {
  const { walk, folder } = order
  const { pattern, look, called } = shot
  const context = await browser.newContext(seatOf(order, look))
  context.setDefaultTimeout(30_000)
  try {
    const page = await context.newPage()
    const atRest = calm(page)
    const path = look.to?.(walk) ?? filled(pattern, walk)
    if (look.weather === 'offline') {
      // what this phone saw before it lost the signal
      await page.goto(path)
      await saysSomething(page)
      await atRest()
    }
    if (look.weather) await comesOver(context, look.weather)
    await page.goto(path)
    await atRest()
    if (look.weather !== 'loading') await saysSomething(page)
    if (look.doing) {
      await look.doing(page)
      await atRest()
    }
    const pictures: Picture[] = []
    for (const width of order.widths) {
      await page.setViewportSize({ width, height: HEIGHTS[width] })
      await asTallAsIts(page, width)
      for (const theme of order.themes) {
        await page.emulateMedia({ colorScheme: THEMES[theme] })
        await atRest()
        const file = `${called.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '')}-${width}-${theme}.png`
        await page.screenshot({ path: join(folder, file) })
        pictures.push({ pattern, called, file, width, theme })
      }
    }
    return pictures
  } finally {
    await context.close()
  }
}

const seatOf = ({ url, walk, themes: [first = 'matchday'] }: Order, look: Look): BrowserContextOptions => ({
  baseURL: url,
  locale: 'en-GB',
  reducedMotion: 'reduce',
  // the live match asks once how dark it is, as it is opened
  colorScheme: THEMES[first],
  serviceWorkers: 'block',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  ...(look.at && { permissions: ['geolocation'], geolocation: placeOf(look.at) }),
  ...(look.as !== 'visitor' && { storageState: signedIn(url, walk.tokens[look.as]) }),
})

const placeOf = (at: NonNullable<Look['at']>) =>
  at === 'the pitch' ? AT_THE_PITCH : { ...AT_THE_PITCH, latitude: AT_THE_PITCH.latitude + 0.0056 }

const filled = (pattern: string, { group, game, watch }: Walk) =>
  pattern.replace('$groupId', group).replace('$gameId', game).replace('$token', watch)

const signedIn = (origin: string, token: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: KEPT_TOKEN, value: token }] }],
})
