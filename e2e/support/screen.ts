import type { Browser, BrowserContext, BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core'
import { TOKEN_KEY } from '../../apps/web/src/platform/session/storage.ts'

const SHAPES = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const satisfies Record<string, BrowserContextOptions>

export interface ScreenOptions {
  shape: keyof typeof SHAPES
  /** Is signed in with this session already. */
  token?: string
  /** Where the phone is, if its owner shares the location; otherwise location is denied. */
  at?: { latitude: number; longitude: number; accuracy: number }
  /** Errors that the test causes on purpose on this screen. */
  expects?: RegExp
  /** The time of the phone's clock; without it the real time. */
  clock?: string
  /** Stores the app on the device, as phones do; other stories do not need the download. */
  installs?: true
}

/** A phone or computer of one person: a separate browser with one page at first, and all errors on it. */
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

/** A refusal or a lost network is for the page to explain; the browser's own note of it is no error. */
const EXPECTED =
  /Failed to load resource: (the server responded with a status of (4\d\d|304)|net::ERR_INTERNET_DISCONNECTED)/

const isFault = (message: ConsoleMessage) => message.type() === 'error' && !EXPECTED.test(message.text())
