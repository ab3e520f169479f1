import { describe, expect, test } from 'vitest'
import { chunkOf } from './support/chunks.ts'
import { clubToday, startFirstMatch } from './support/club.ts'
import { story } from './support/story.ts'

type Suite = ReturnType<typeof story>

/** Ada watches the score, and leaves once the app is on her phone: what measures pages would have come by then. */
async function visitLiveMatch(suite: Suite) {
  const club = await clubToday(suite.server, [])
  await startFirstMatch(club)
  const { page } = await suite.open('Ada', { shape: 'phone', token: club.ada.token, installs: true })
  await page.goto(`/my-sports-groups/${club.groupId}/live-match`)
  await page.getByRole('timer').getByText('left to play').waitFor()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  return page
}

const scriptsOf = (page: Awaited<ReturnType<typeof visitLiveMatch>>) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))

const isMeasuring = (script: string) => script.includes('/assets/field-timings-')

describe('on', () => {
  const suite = story(async () => ({ fieldTimings: true }))

  const counted = async () => {
    const { values } = await suite.server.deps.metrics.fieldTimings.get()
    return values
      .filter(({ metricName = '' }) => metricName.endsWith('_count'))
      .map(({ labels, value }) => `${labels.name} of ${labels.route}: ${value}`)
      .sort()
  }

  test('[D13] a page that is left says once how fast it was', async () => {
    const page = await visitLiveMatch(suite)
    await expect.poll(async () => (await scriptsOf(page)).some(isMeasuring)).toBe(true)
    // the browser hands over what it has seen so far
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    await page.goto('/faq')
    const route = '/my-sports-groups/$groupId/live-match'
    await expect
      .poll(counted)
      .toEqual(['cls', 'lcp', 'score_in_sight', 'ttfb'].map((name) => `${name} of ${route}: 1`))
  })
})

describe('off', () => {
  const suite = story()

  test('[D13] nothing is loaded for it', async () => {
    const { page } = await suite.open('a visitor', { shape: 'phone' })
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    // the part that decides it comes after the page
    const deciding = page.waitForRequest(chunkOf('shell/in-background.ts'))
    await page.goto('/faq')
    const url = (await deciding).url()
    // as text, or it would be made into an import of ours
    await page.evaluate(`import('${url}').then(() => new Promise((done) => requestIdleCallback(done)))`)
    expect(requested.filter(isMeasuring)).toEqual([])
    expect(await page.locator('meta[name="turnout:field-timings"]').count()).toBe(0)
  })
})
