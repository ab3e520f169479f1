import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import { TOKEN_KEY } from '../../apps/web/src/platform/session/storage.ts'
import { ensureBrowser, SANDBOX_FLAGS } from '../../tools/browser.mjs'

/** A mid-range phone on slow 4G, with the values of Lighthouse. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
}
const TIMES_SLOWER = 4

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--disable-dev-shm-usage', '--disable-background-networking', ...SANDBOX_FLAGS],
  })

/** For a busy machine with a slow phone on it. */
const TIMEOUT_MS = 90_000

/** What a person opens: an address, what shows that it has loaded, who they are, and what they press then. */
export interface Visit {
  url: string
  shows: string
  /** The mark of the main content (`elementtiming`). */
  sight?: 'score' | 'list'
  token?: string
  presses?: { what: string; of: number }
}

interface Phone {
  page: Page
  devtools: CDPSession
}

/** A page in a browser without a cache; closed when the work is done. */
export async function open<T>(
  browser: Browser,
  visit: Visit,
  work: (phone: Phone) => Promise<T>,
): Promise<T> {
  const { origin } = new URL(visit.url)
  const localStorage = visit.token ? [{ name: TOKEN_KEY, value: visit.token }] : []
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
    // the service worker would fetch the whole app, past the slow network
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
  context.setDefaultTimeout(TIMEOUT_MS)
  try {
    const page = await context.newPage()
    return await work({ page, devtools: await context.newCDPSession(page) })
  } finally {
    await context.close()
  }
}

/** Opens the page and waits until nothing more loads. */
export async function openPage({ page }: Phone, { url, shows }: Visit): Promise<void> {
  await page.addInitScript(watchPaints)
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator(shows).first().waitFor()
  // the content may be there before the app
  await page.locator('.waiting').waitFor({ state: 'detached' })
  await untilQuiet(page, ARRIVED_MS)
}

/** Measurements that the browser reports. */
interface Measured {
  largest: number
  /** When each mark was first painted. */
  sights: Record<string, number>
  presses: Record<number, number>
}

/**
 * Runs in the page before its scripts. Its functions have no names, because the compiler's helper for names is missing
 * there.
 */
function watchPaints(): void {
  const seen: Measured = { largest: 0, sights: {}, presses: {} }
  Object.assign(window, { seen })
  for (const type of ['largest-contentful-paint', 'element', 'event'])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { startTime, duration, interactionId, identifier } = entry as Entry
        if (identifier) seen.sights[identifier] ??= startTime
        else if (interactionId === undefined) seen.largest = startTime
        else if (interactionId > 0)
          seen.presses[interactionId] = Math.max(seen.presses[interactionId] ?? 0, duration)
      }
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

/** TypeScript has no types for Element Timing. */
type Entry = PerformanceEventTiming & { identifier?: string }
type Window = { seen: Measured }
const measuredOn = (page: Page): Promise<Measured> => page.evaluate(() => (window as unknown as Window).seen)

/** Long enough for a prerendered page to be painted and to request the app. */
const ARRIVED_MS = 500
const ANSWERED_MS = 200

/** Waits until nothing larger is painted and nothing more loads for a while. */
async function untilQuiet(page: Page, quietMs: number): Promise<void> {
  for (let last = ''; ; await page.waitForTimeout(quietMs)) {
    const now = await page.evaluate(() =>
      JSON.stringify([(window as unknown as Window).seen, performance.getEntriesByType('resource').length]),
    )
    if (now === last) return
    last = now
  }
}

export const RESOURCE_TYPES = ['Document', 'Script', 'Stylesheet', 'Font', 'Fetch'] as const

export interface Cost {
  /** When the largest element was painted: ms from the click on the link. */
  paint: number
  /** When the main content was painted, on the first visit and on the second one. */
  sight: { first: number; second: number }
  /** The slowest press until its result was painted. */
  press: number
  /** Kilobytes transferred, by type. */
  bytes: Record<string, number>
}

const PRESSES = 3
/** The browser does not report presses that were faster. */
const LEAST_MS = 16

/** Measures a visit on the slow phone. */
export const costOf = (browser: Browser, visit: Visit): Promise<Cost> =>
  open(browser, visit, async (phone) => {
    const { page, devtools } = phone
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER })
    const kinds = new Map<string, string>()
    const bytes: Record<string, number> = {}
    devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? ''
      bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength / 1000
    })
    await openPage(phone, visit)
    const { largest: paint, sights } = await measuredOn(page)
    const first = sightOf(sights, visit)
    const arrived = { ...bytes }
    for (let nr = 0; visit.presses && nr < PRESSES; nr += 1) {
      await page
        .locator(visit.presses.what)
        .nth(nr % visit.presses.of)
        .tap()
      await untilQuiet(page, ANSWERED_MS)
    }
    const press = Math.max(LEAST_MS, ...Object.values((await measuredOn(page)).presses))
    const second = visit.sight ? await secondSight(page, visit) : Number.NaN
    return { paint, sight: { first, second }, press, bytes: arrived }
  })

/** Loads the same page again, with the cache of the browser. */
async function secondSight(page: Page, visit: Visit): Promise<number> {
  await page.goto('about:blank')
  await page.goto(visit.url, { waitUntil: 'commit' })
  await page.locator(visit.shows).first().waitFor()
  await untilQuiet(page, ARRIVED_MS)
  return sightOf((await measuredOn(page)).sights, visit)
}

function sightOf(sights: Measured['sights'], { url, sight }: Visit): number {
  if (!sight) return Number.NaN
  const time = sights[sight]
  if (time === undefined) throw new Error(`${url} has painted nothing that is marked '${sight}'.`)
  return time
}

/** Processor seconds of all processes of the browser. */
export async function processorUsed(browser: Browser): Promise<number> {
  const devtools = await browser.newBrowserCDPSession()
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  await devtools.detach()
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
}
