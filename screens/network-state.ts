import type { BrowserContext, Page, Route } from 'playwright-core'

/** The state of a page's requests. The session itself always loads: only the content waits or fails. */
export type NetworkState = 'loading' | 'error' | 'offline' | 'empty'

const WHO_AM_I = /\/api\/v1\/users\/me$/
const CALLS = /\/api\/v1\//

const ROUTE_HANDLERS: Record<NetworkState, (route: Route) => Promise<unknown> | undefined> = {
  loading: () => undefined,
  error: (route) => route.fulfill({ status: 500, json: { detail: 'Something broke.' } }),
  offline: (route) => route.abort('internetdisconnected'),
  empty: (route) => route.fulfill({ json: [], headers: { 'x-total-count': '0' } }),
}

export async function simulateNetwork(context: BrowserContext, state: NetworkState): Promise<void> {
  if (state === 'offline') {
    // as text: compiled functions may call helpers that the page lacks
    await context.addInitScript("Object.defineProperty(navigator, 'onLine', { get: () => false })")
  }
  await context.route(CALLS, async (route) => {
    if (WHO_AM_I.test(route.request().url())) return route.fallback()
    await ROUTE_HANDLERS[state](route)
  })
}

/** Waits for a response: the content, or an error after some retries. */
export async function waitForContent(page: Page): Promise<void> {
  // a prerendered page has a heading before the app
  await page.locator('.waiting').waitFor({ state: 'detached' })
  await page.locator('h1').first().waitFor({ state: 'attached' })
  const waiting = page.getByRole('status', { name: /^Loading/ }).or(page.getByText('Loading match data...'))
  await waiting.first().waitFor({ state: 'hidden' })
}

/** How long nothing may be in flight before a page counts as loaded; a stream never ends. */
const QUIET_MS = 250
const MAX_WAIT_MS = 8_000

/** Waits until the page has loaded everything and no longer changes. */
export function trackActivity(page: Page): () => Promise<void> {
  const inFlight = new Set<object>()
  let lastActivityAt = Date.now()
  const onRequestEnd = (request: object) => {
    inFlight.delete(request)
    lastActivityAt = Date.now()
  }
  page.on('request', (request) => {
    if (!/\/events$/.test(new URL(request.url()).pathname)) inFlight.add(request)
    lastActivityAt = Date.now()
  })
  page.on('requestfinished', onRequestEnd)
  page.on('requestfailed', onRequestEnd)
  return async () => {
    const deadline = Date.now() + MAX_WAIT_MS
    while (Date.now() < deadline && (inFlight.size > 0 || Date.now() - lastActivityAt < QUIET_MS))
      await page.waitForTimeout(50)
    await page.evaluate(() => document.fonts.ready)
  }
}
