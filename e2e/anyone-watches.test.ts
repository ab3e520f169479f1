import { changeSpectatorLink } from '@turnout/contract/spectators'
import { expect, test } from 'vitest'
import { publishedVendor } from '../apps/server/src/features/vendors/testing.ts'
import { PREFETCH_CALLS } from '../apps/web/src/shell/prefetch-calls.ts'
import { clubToday, eventTonight, startFirstMatch } from './support/club.ts'
import { story } from './support/story.ts'

const suite = story()

/** What the script before the app leaves for the app. */
type PrefetchGlobals = { turnoutPrefetched?: Map<string, { response: Promise<Response> } | null> }

test('the first requests of the most used pages are sent before the app loads, and their replies are used', async () => {
  const club = await clubToday(suite.server, [])
  const gameId = await startFirstMatch(club)
  const { reply } = await club.ada.call(changeSpectatorLink, { params: { gameId }, body: { open: true } })
  const names: Record<string, string> = {
    groupId: club.groupId,
    token: reply.token ?? '',
    eventId: (await eventTonight(suite.server)).eventId,
    vendorId: (await publishedVendor(suite.server)).vendor.id,
  }
  const { page } = await suite.open('Ada', { shape: 'phone', token: club.ada.token })
  const requested = new Set<string>()
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    requested.add(pathname + search)
  })
  for (const { path: at, publicCalls: anyone, signedInCalls: own } of PREFETCH_CALLS) {
    const toUrl = (address: string) => address.replace(/\$(\w+)/g, (_, name: string) => names[name] ?? '')
    requested.clear()
    await page.goto(toUrl(at))
    const expectedUrls = [...anyone, ...own].map(toUrl)
    const notTakenUp = () =>
      page.evaluate((all) => {
        const { turnoutPrefetched: prefetched } = globalThis as PrefetchGlobals
        return all.filter((url) => !prefetched || prefetched.get(url))
      }, expectedUrls)
    await expect.poll(notTakenUp).toEqual([])
    expect([...requested], at).toEqual(expect.arrayContaining(expectedUrls))
  }
})
