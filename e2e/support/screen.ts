import type { Browser, BrowserContext, BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core'
import { TOKEN_KEY } from '../../apps/web/src/platform/session/storage.ts'

const SHAPES = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const satisfies Record<string, BrowserContextOptions>

export interface ScreenOptions {
  shape: keyof typeof SHAPES
  /** Signed in with this session already. */
  token?: string
  /** Where the phone is, when its owner lets the page know; else location is denied. */
  at?: { latitude: number; longitude: number; accuracy: number }
  /** What is made to go wrong on this screen, and so is no fault of ours. */
  expects?: RegExp
  /** What the clock on the phone says; else that on the wall. */
  clock?: string
  /** Keeps the app on the device, as phones do; other stories have no use for the download. */
  installs?: true
}

/** Somebody's phone or desk: a browser of their own with one page in it at first, and everything that went wrong. */
export interface Screen {
  who: string
  page: Page
  context: BrowserContext
  faults: string[]
}

export async function openScreen(
  browser: Browser,
  url: string,
  who: string,
  options: ScreenOptions,
): Promise<Screen> {
  const context = await browser.newContext({
    ...SHAPES[options.shape],
    baseURL: url,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: options.installs ? 'allow' : 'block',
    ...(options.at && { permissions: ['geolocation'], geolocation: options.at }),
    ...(options.token && { storageState: signedIn(url, options.token) }),
  })
  context.setDefaultTimeout(90_000)
  if (options.clock) await context.clock.install({ time: options.clock })
  const page = await context.newPage()
  const screen: Screen = { who, page, context, faults: [] }
  const recordFault = (fault: string) => {
    if (!options.expects?.test(fault)) screen.faults.push(`${who}: ${fault}`)
  }
  context.on('console', (message) => {
    if (isFault(message)) recordFault(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (webError) => recordFault(webError.error().stack || String(webError.error())))
  context.on('response', (response) => {
    if (response.status() >= 500) recordFault(`${response.status()} of ${response.url()}`)
  })
  return screen
}

export const signedIn = (origin: string, token: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: TOKEN_KEY, value: token }] }],
})

/** A refusal or a lost signal is for the page to put into words; the browser's own note of it is no fault. */
const EXPECTED =
  /Failed to load resource: (the server responded with a status of (4\d\d|304)|net::ERR_INTERNET_DISCONNECTED)/

const isFault = (message: ConsoleMessage) => message.type() === 'error' && !EXPECTED.test(message.text())
