import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { loadConfig } from '../apps/server/src/config.ts'
import { createLog } from '../apps/server/src/program.ts'
import { serve } from '../apps/server/src/serve.ts'
import { AT_THE_PITCH } from '../demo/groups.ts'
import { openHost } from '../demo/host.ts'
import { LOOKS, type Look } from './looks.ts'
import { makeSheets, type Picture } from './sheets.ts'
import { calm, comesOver } from './weather.ts'
import { makeWalk, type Walk } from './world.ts'

const FOLDER = join(import.meta.dirname, '../screens-taken')
const WIDTHS = [390, 768, 1280]
const HEIGHTS: Record<number, number> = { 390: 844, 768: 1024, 1280: 800 }
const THEMES = { matchday: 'light', floodlights: 'dark' } as const
const LANES = 2

const words = process.argv.slice(2)
const wanted = Object.entries(LOOKS).flatMap(([pattern, looks]) =>
  looks.map((look) => ({ pattern, look, called: nameOf(pattern, look) })),
)
const shown = wanted.filter(
  ({ called }) =>
    words.length === 0 || words.some((word) => called.toLowerCase().includes(word.toLowerCase())),
)
if (shown.length === 0) {
  console.error(
    `No screen is called ${words.join(' or ')}. They are called, for example, '${wanted[0]?.called}'.`,
  )
  process.exit(1)
}
function nameOf(pattern: string, { as, when, weather }: Look): string {
  return [pattern, as, when, weather].filter(Boolean).join(' · ')
}

async function takeAll(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER)
  const dataDir = mkdtempSync(join(tmpdir(), 'turnout-screens-'))
  const log = createLog({ logLevel: 'error' })
  const settings = loadConfig({ PORT: process.env.PORT ?? '0', HOST: '127.0.0.1', DATA_DIR: dataDir })
  // nobody is to get the letters of an evening that was made up
  const config = { ...settings, jobs: false }
  const host = await openHost(config, log)
  const walk = await makeWalk(host, Date.now())
  await host.close()
  const server = await serve(config, log)
  const browser = await chromium.launch({
    executablePath: process.env.BROWSER_PATH ?? '',
    args: ['--disable-dev-shm-usage', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  try {
    const pictures = await walkAll(browser, server.config.publicUrl, walk)
    const sheets = await makeSheets(browser, FOLDER, pictures)
    console.log(
      `${pictures.length} pictures of ${shown.length} screens, ${sheets.length} sheets: ${FOLDER}/index.html`,
    )
  } finally {
    await browser.close()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function walkAll(browser: Browser, url: string, walk: Walk): Promise<Picture[]> {
  const left = [...shown.entries()]
  const pictures: Picture[][] = []
  const lane = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [index, one] = next
      pictures[index] = await takeOne(browser, url, walk, one).catch((error) => {
        console.error(`${one.called}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
        process.exitCode = 1
        return []
      })
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return pictures.flat()
}

async function takeOne(
  browser: Browser,
  url: string,
  walk: Walk,
  one: (typeof shown)[number],
): Promise<Picture[]> {
  const { pattern, look, called } = one
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    ...(look.at && { permissions: ['geolocation'], geolocation: placeOf(look.at) }),
    ...(look.as !== 'visitor' && { storageState: signedIn(url, walk.tokens[look.as]) }),
  })
  context.setDefaultTimeout(10_000)
  try {
    const page = await context.newPage()
    const atRest = calm(page)
    const path = look.to?.(walk) ?? filled(pattern, walk)
    if (look.weather === 'offline') {
      // what this phone saw before it lost the signal
      await page.goto(path)
      await atRest()
    }
    if (look.weather) await comesOver(context, look.weather)
    await page.goto(path)
    await atRest()
    if (look.doing) {
      await look.doing(page)
      await atRest()
    }
    const pictures: Picture[] = []
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHTS[width] ?? 800 })
      for (const [theme, colorScheme] of Object.entries(THEMES)) {
        await page.emulateMedia({ colorScheme })
        await atRest()
        const file = `${called.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '')}-${width}-${theme}.png`
        await page.screenshot({ path: join(FOLDER, file), fullPage: true })
        pictures.push({ pattern, called, file, width, theme })
      }
    }
    return pictures
  } finally {
    await context.close()
  }
}

const placeOf = (at: NonNullable<Look['at']>) =>
  at === 'the pitch' ? AT_THE_PITCH : { ...AT_THE_PITCH, latitude: AT_THE_PITCH.latitude + 0.0056 }

const filled = (pattern: string, { group, game, watch }: Walk) =>
  pattern.replace('$groupId', group).replace('$gameId', game).replace('$token', watch)

const signedIn = (origin: string, token: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'turnout.token', value: token }] }],
})

await takeAll()
