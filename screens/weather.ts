import type { BrowserContext, Page, Route } from 'playwright-core'

/** What befalls a page's calls. Who somebody is, is always known: it is their screen that waits or fails. */
export type Weather = 'loading' | 'error' | 'offline' | 'empty'

const WHO_AM_I = /\/api\/v1\/users\/me$/
const CALLS = /\/api\/v1\//

const MEETINGS: Record<Weather, (route: Route) => Promise<unknown> | undefined> = {
  loading: () => undefined,
  error: (route) => route.fulfill({ status: 500, json: { detail: 'Something broke.' } }),
  offline: (route) => route.abort('internetdisconnected'),
  empty: (route) => route.fulfill({ json: [], headers: { 'x-total-count': '0' } }),
}

export async function comesOver(context: BrowserContext, weather: Weather): Promise<void> {
  if (weather === 'offline') {
    // as text: what is compiled on the way here may call helpers that no page has
    await context.addInitScript("Object.defineProperty(navigator, 'onLine', { get: () => false })")
  }
  await context.route(CALLS, async (route) => {
    if (WHO_AM_I.test(route.request().url())) return route.fallback()
    await MEETINGS[weather](route)
  })
}

/** Somebody has said something: what comes, or after some more tries that it does not come. */
export async function saysSomething(page: Page): Promise<void> {
  // what the build has drawn has a heading of its own
  await page.locator('.waiting').waitFor({ state: 'detached' })
  await page.locator('h1').first().waitFor({ state: 'attached' })
  const waiting = page.getByRole('status', { name: /^Loading/ }).or(page.getByText('Loading match data...'))
  await waiting.first().waitFor({ state: 'hidden' })
}

/** How often nothing is under way before a page counts as come to rest; a stream of news never is. */
const QUIET_MS = 250
const AT_MOST_MS = 8_000

/** Waits until the page has said all that it has to say for now, and looks as it will look. */
export function calm(page: Page): () => Promise<void> {
  const asked = new Set<object>()
  let since = Date.now()
  const ends = (request: object) => {
    asked.delete(request)
    since = Date.now()
  }
  page.on('request', (request) => {
    if (!/\/events$/.test(new URL(request.url()).pathname)) asked.add(request)
    since = Date.now()
  })
  page.on('requestfinished', ends)
  page.on('requestfailed', ends)
  return async () => {
    const until = Date.now() + AT_MOST_MS
    while (Date.now() < until && (asked.size > 0 || Date.now() - since < QUIET_MS))
      await page.waitForTimeout(50)
    await page.evaluate(() => document.fonts.ready)
  }
}
