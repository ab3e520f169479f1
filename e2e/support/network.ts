import type { Endpoint } from '@turnout/contract/endpoint'
import type { Page, Route } from 'playwright-core'

/** No request of this page to this endpoint arrives: the network is gone. */
export const cutOff = (page: Page, endpoint: Endpoint): Promise<void> =>
  intercept(page, endpoint, (route) => route.abort('internetdisconnected'))

async function intercept(
  page: Page,
  endpoint: Endpoint,
  handle: (route: Route) => Promise<void>,
): Promise<void> {
  const path = new RegExp(`^/api/v1${endpoint.path.replaceAll(/:\w+/g, '[^/]+')}/?$`)
  await page.route(
    ({ pathname }) => path.test(pathname),
    (route) => (route.request().method() === endpoint.method ? handle(route) : route.fallback()),
  )
}
