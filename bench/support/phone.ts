import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import { TOKEN_KEY } from '../../apps/web/src/platform/session/storage.ts'
import { ensureBrowser, SANDBOX_FLAGS } from '../../tools/browser.mjs'

/** A phone of the middle on a slow 4G, by the measures that Lighthouse takes for one. */
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

/** A busy machine with a phone on it that is slower still. */
const TIMEOUT_MS = 90_000

/** What a person opens: an address, what they see once it is there, who they are, and what they press then. */
export interface Visit {
  url: string
  shows: string
  /** The mark of what they came for (`elementtiming`). */
  sight?: 'score' | 'list'
  token?: string
  presses?: { what: string; of: number }
}

interface Phone {
  page: Page
  devtools: CDPSession
}

/** One page in a browser that has never been here; gone when the work is done. */
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
    // it fetches the whole app for later, past the slow network
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

/** There, and nothing more comes. */
export async function openPage({ page }: Phone, { url, shows }: Visit): Promise<void> {
  await page.addInitScript(watchPaints)
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator(shows).first().waitFor()
  // it may stand there before the app has come
  await page.locator('.waiting').waitFor({ state: 'detached' })
  await untilQuiet(page, ARRIVED_MS)
}

/** What the browser says of a page, kept for whoever asks. */
interface Measured {
  largest: number
  /** When each mark was first painted. */
  sights: Record<string, number>
  presses: Record<number, number>
}

/** Runs in the page, before anything of its own does; no function in it has a name, which a compiler would look up. */
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

/** The compiler's own types know no Element Timing. */
type Entry = PerformanceEventTiming & { identifier?: string }
type Window = { seen: Measured }
const measuredOn = (page: Page): Promise<Measured> => page.evaluate(() => (window as unknown as Window).seen)

/** Long enough for a drawn page to be painted and to ask for the app. */
const ARRIVED_MS = 500
const ANSWERED_MS = 200

/** Nothing larger has been painted and nothing more has come for a while. */
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
  /** When the largest thing of the page was painted: ms from the press on the link. */
  paint: number
  /** When what the person came for was painted, on the first visit and on the second one. */
  sight: { first: number; second: number }
  /** How long the slowest of some presses took until its answer was painted. */
  press: number
  /** Kilobytes over the wire, by what they are. */
  bytes: Record<string, number>
}

const PRESSES = 3
/** The browser says nothing of a press that was answered sooner. */
const LEAST_MS = 16

/** What a visit costs on the slow phone. */
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

/** The same page again, with what the browser has kept. */
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

/** Seconds of processor that the browser has used, all of its processes together. */
export async function processorUsed(browser: Browser): Promise<number> {
  const devtools = await browser.newBrowserCDPSession()
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  await devtools.detach()
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
}
